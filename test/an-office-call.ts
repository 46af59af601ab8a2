import { newId } from '#platform/uuid.ts'
import type { OfficeReason } from '#domain/leads/visit-steps/visit-step.ts'
import { aFirm, aLeadComesIn } from './on-call.ts'
import type { Person } from './people.ts'

/** A firm with a technician who has a request in hand, of which nobody needs to hear any more. */
export async function aFirmAtWork() {
  const firm = await aFirm()
  const { test, ann, tech } = firm
  const lead_id = await aLeadComesIn(test, { name: 'Nora Trillium' })
  const json = { employee_id: tech.id, revision: 1 }
  await ann.request(`/api/leads/${lead_id}/assignee`, { method: 'PUT', json })
  await test.workUntilIdle()
  for (const sent of [test.emails, test.texts, test.pushes]) sent.length = 0
  return { ...firm, lead_id }
}

type Call = { lead_id: string; reason?: OfficeReason; detail?: string; id?: string; at?: string }

/** Someone in the field needs the office. Returns the ID of the step, which is that of the call. */
export async function callOffice({ request }: Person, { lead_id, id = newId(), ...told }: Call) {
  const json = { id, kind: 'needs_office', at: '2026-11-20T12:00:00Z', ...told }
  const answer = await request(`/api/leads/${lead_id}/steps`, { method: 'POST', json })
  if (answer.status !== 201) throw new Error(`The step was answered with ${answer.status}.`)
  return id
}

export function undoCall({ request }: Person, { lead_id, id }: { lead_id: string; id: string }) {
  const json = { kind: 'needs_office', step_at: '2026-11-20T12:00:00Z', at: '2026-11-20T12:00:00Z' }
  return request(`/api/leads/${lead_id}/steps/${id}/undo`, { method: 'POST', json })
}

export function takeCall({ request }: Person, id: string) {
  return request(`/api/office-calls/${id}/take`, { method: 'POST' })
}

export function answerCall({ request }: Person, id: string, answer: string) {
  return request(`/api/office-calls/${id}/answer`, { method: 'PUT', json: { answer } })
}

export function endCall({ request }: Person, id: string) {
  return request(`/api/office-calls/${id}/done`, { method: 'POST' })
}
