import * as z from 'zod'
import { Write } from '#domain/sync/write.ts'
import { LeadName } from '#domain/leads/lead-name.ts'
import { EntryState, Fault } from '../store/stored-entry.ts'

/** A number that grows when the shape of entries changes: older ones are read by `readContent`. */
export const entryVersion = 2

/** One thing that a person did, until the server has it. `at` is the time of this device's clock; times in milliseconds. */
export const Entry = z.object({
  version: z.literal(entryVersion),
  id: z.uuid(),
  /** Grows with each entry of the device: the order in which things were done, whatever the clock says. */
  turn: z.int(),
  leadId: z.uuid(),
  /** The name of the customer, so that the list of unsent work says whose it is. Null: not given. */
  customer: LeadName,
  write: Write,
  at: z.number(),
  state: EntryState,
  tries: z.int(),
  fault: Fault.nullable(),
  /** When the state last changed. */
  since: z.number(),
  /** Of a change: what it was made from, field by field. Null of entries from before that was stored. */
  base: z.unknown(),
  /** Of a clash: the request as the server has it. */
  current: z.unknown(),
  /** Of what the office decided: its words. */
  reason: z.string(),
  /** To the office, about what it sent back: on its way, or with the office. Older entries have none. */
  reply: z.string().default(''),
  /** Who decided for the office, with their number where the person may see it. */
  decider: z.object({ name: z.string(), phone: z.string().nullable() }).nullable().default(null),
  /** Of what was removed: the state it comes back to. Older entries have none. */
  was: EntryState.nullable().default(null),
})
export type Entry = z.output<typeof Entry>

export type NewEntry = Pick<Entry, 'id' | 'leadId' | 'customer' | 'write' | 'at'> &
  Partial<Pick<Entry, 'base'>>

/** The request that brings an entry to the server. `addedAt` is that of a photo, which has no body. */
export type HttpRequest = {
  method: 'POST' | 'PUT' | 'PATCH'
  path: string
  body: string
  addedAt?: string
}

/** How an entry is sent, or null while its photo is not ready. Always the same bytes: the receipt has their hash. */
export function requestOf({ id, leadId, write, at }: Entry): HttpRequest | null {
  const lead = `/api/leads/${leadId}`
  const job = `/api/jobs/${leadId}`
  const time = new Date(at).toISOString()
  const json = (body: object) => JSON.stringify(body)
  switch (write.kind) {
    case 'note':
      return { method: 'POST', path: `${lead}/notes`, body: json({ id, text: write.text, at: time }) }
    case 'step': {
      const { step: kind, visit_id, reason, detail } = write
      const call = { ...(reason && { reason }), ...(detail && { detail }) }
      return { method: 'POST', path: `${lead}/steps`, body: json({ id, kind, at: time, visit_id, ...call }) }
    }
    case 'undo_step': {
      const { id: stepId, ...undo } = write.undo
      return { method: 'POST', path: `${lead}/steps/${stepId}/undo`, body: json({ ...undo, at: time }) }
    }
    case 'photo': {
      const { sha256, of_job } = write
      if (!sha256) return null
      if (!of_job) return { method: 'PUT', path: `${lead}/photos/${sha256}`, body: '', addedAt: time }
      return { method: 'PUT', path: `${job}/photos/${id}`, body: json({ ...of_job, sha256, at: time }) }
    }
    case 'move':
      return { method: 'PUT', path: `${lead}/status`, body: json(write.move) }
    case 'job': {
      const { facts, at } = write
      return { method: 'POST', path: '/api/jobs', body: json({ id: leadId, facts, at }) }
    }
    case 'job_change': {
      const { revision, changes } = write
      return { method: 'PATCH', path: job, body: json({ revision, changes }) }
    }
    case 'job_category': {
      const { category, reason } = write
      return { method: 'POST', path: `${job}/categories`, body: json({ id, category, reason }) }
    }
    case 'access_code':
      return { method: 'PUT', path: `${job}/access-code`, body: json({ code: write.code }) }
    case 'job_stage':
    case 'job_side': {
      const { kind, ...moved } = write
      return { method: 'PUT', path: `${job}/${kind.slice(4)}`, body: json(moved) }
    }
    case 'item':
      return { method: 'POST', path: `${job}/items`, body: json({ id, text: write.text, at: time }) }
    case 'room':
      return { method: 'POST', path: `${job}/rooms`, body: json({ ...write.room, id, at: time }) }
    case 'room_change':
      return changeRequest(`/api/rooms/${write.room_id}`, write)
    case 'sketch':
      return sketchRequest(job, write, time)
    case 'contents':
    case 'contents_change':
    case 'box':
    case 'box_change':
      return contentsRequest(job, { id, write, time })
    case 'equipment_move':
      return moveRequest(write, { id, job_id: leadId, at: time })
    case 'point':
      return { method: 'POST', path: `${job}/points`, body: json({ ...write.point, id, at: time }) }
    case 'station':
      return { method: 'POST', path: `${job}/stations`, body: json({ ...write.station, id, at: time }) }
    case 'point_change':
      return changeRequest(`/api/points/${write.point_id}`, write)
    case 'station_change':
      return changeRequest(`/api/stations/${write.station_id}`, write)
    case 'reading': {
      const body = json({ ...write.reading, job_id: leadId, at: time })
      return { method: 'PUT', path: `/api/readings/${id}`, body }
    }
    case 'deviation': {
      const body = json({ ...write.deviation, job_id: leadId, at: time })
      return { method: 'PUT', path: `/api/deviations/${id}`, body }
    }
    case 'submission':
      // The frozen bytes themselves: the receipt has their hash.
      return { method: 'PUT', path: `/api/submissions/${id}`, body: write.body }
    case 'visit_close':
      return { method: 'POST', path: `/api/visits/${write.visit_id}/close`, body: json({ at: time }) }
    case 'item_change': {
      const { item_id, revision, done, visit_id } = write
      const body = json({ revision, done, visit_id, at: time })
      return { method: 'PUT', path: `/api/items/${item_id}`, body }
    }
  }
}

/** A change of a record, from the revision that the device knew. */
function changeRequest(
  path: string,
  { revision, changes }: { revision: number; changes: object },
): HttpRequest {
  return { method: 'PATCH', path, body: JSON.stringify({ revision, changes }) }
}

function sketchRequest(job: string, { sketch_id, revision, sketch }: Sketch, at: string): HttpRequest {
  const body = JSON.stringify({ ...sketch, revision, at })
  return { method: 'PUT', path: `${job}/sketches/${sketch_id}`, body }
}

type Sketch = Extract<Write, { kind: 'sketch' }>

function moveRequest(
  { kind: _, number: __, ...move }: Extract<Write, { kind: 'equipment_move' }>,
  { id, ...sent }: { id: string; job_id: string; at: string },
): HttpRequest {
  return { method: 'PUT', path: `/api/equipment-moves/${id}`, body: JSON.stringify({ ...move, ...sent }) }
}

type OfContents = Extract<Write, { kind: 'contents' | 'contents_change' | 'box' | 'box_change' }>

function contentsRequest(
  job: string,
  { id, write, time }: { id: string; write: OfContents; time: string },
): HttpRequest {
  switch (write.kind) {
    case 'contents': {
      const body = JSON.stringify({ ...write.contents, id, at: time })
      return { method: 'POST', path: `${job}/contents`, body }
    }
    case 'box': {
      const body = JSON.stringify({ ...write.box, id, at: time })
      return { method: 'POST', path: `${job}/boxes`, body }
    }
    case 'contents_change':
      return changeRequest(`/api/contents/${write.item_id}`, write)
    case 'box_change':
      return changeRequest(`/api/boxes/${write.box_id}`, write)
  }
}
