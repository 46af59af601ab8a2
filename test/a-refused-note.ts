import { allow } from '#domain/roles/allowed.ts'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import type { ProblemReport } from '#domain/sync/problem.ts'
import { listProblems } from '#domain/sync/problem-views.server.ts'
import { reportProblem } from '#domain/sync/problems.server.ts'
import { newId } from '#platform/uuid.ts'
import { aLeadRequest, unsuspected } from './a-lead.ts'
import { aPerson } from './people.ts'
import type { TestWorld } from './world.ts'

/** A note that a technician wrote and the server refused, and how it is reported to the office. */
export async function aRefusedNote(test: TestWorld) {
  const [ivy, marcus] = [
    await aPerson(test, 'Technician', 'Ivy Starling'),
    await aPerson(test, 'Dispatcher', 'Marcus Wren'),
  ]
  const { id: lead_id } = await receiveLead(test.world, aLeadRequest({ name: 'Ann Miller' }), unsuspected)
  const dispatcher = allow(marcus, 'leads.assign')
  const assign = (employee_id: string | null, revision: number) =>
    assignLead(test.world, dispatcher, { id: lead_id, employee_id, revision })
  await assign(ivy.id, 1)
  const id = newId()
  const report: ProblemReport = {
    lead_id,
    write: { kind: 'note', text: 'Wet to the studs.' },
    code: 'lead-not-found',
    detail: 'Request not found.',
    made_at: '2026-11-20T09:11:00.000Z',
    refused_at: '2026-11-20T10:40:00.000Z',
  }
  const send = (changed: Partial<ProblemReport & { id: string }> = {}) =>
    reportProblem(test.world, ivy, { id, ...report, ...changed })
  const anotherLead = async () => {
    const { id } = await receiveLead(test.world, aLeadRequest(), unsuspected)
    await assignLead(test.world, dispatcher, { id, employee_id: ivy.id, revision: 1 })
    return id
  }
  const open = async () => (await listProblems(test.world, dispatcher, { is_open: 'true' })).items
  const settled = async () => (await listProblems(test.world, dispatcher, { is_open: 'false' })).items
  return {
    ...test,
    ivy,
    marcus,
    lead_id,
    assign,
    id,
    report,
    dispatcher,
    send,
    open,
    settled,
    anotherLead,
  }
}
