import { createHash } from 'node:crypto'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aSentLead } from '#test/a-lead.ts'
import type { TestWorld } from '#test/world.ts'

/** A request as the form sends it. */
export async function ask({ api }: TestWorld, extra: Record<string, unknown>) {
  const lead = aSentLead({ name: 'Quirinia Featherstonehaugh', ...extra, id: newId() })
  const headers = { 'Content-Type': 'application/json' }
  const answer = await api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
  if (answer.status !== 201) throw new Error(`The request was answered with ${answer.status}.`)
  return lead
}

export async function photoOf(width: number) {
  const bytes = await aPicture(width, 20).jpeg().toBuffer()
  return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
}

export async function sendPhoto({ api }: TestWorld, width: number) {
  const { bytes, sha256 } = await photoOf(width)
  const headers = { 'Content-Type': 'image/jpeg' }
  await api.request(`/api/photos/${sha256}`, { method: 'PUT', headers, body: new Uint8Array(bytes) })
  return { sha256 }
}
