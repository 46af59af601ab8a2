import type { LeadDetail } from '#domain/leads/lead.ts'
import type { PersonName } from '#domain/employees/person-name.ts'
import { stateAfter } from '#domain/leads/state-after.ts'
import { waitingCall } from '#domain/leads/office-calls/call-state.ts'
import type { Entry } from './entry.ts'

type Written = Pick<LeadDetail, 'notes' | 'steps' | 'status' | 'visit' | 'outcome' | 'revision'>
type Sent = Pick<Entry, 'id' | 'write' | 'at'>

/**
 * The request with what an entry did to it, until it is read again from the server. The same object where the entry is in it
 * already; a photo is not added, since its addresses come from the server, and what concerns its job is shown by the job.
 */
export function leadAfter<Lead extends Written>(lead: Lead, sent: Sent, person: PersonName): Lead {
  const { id, write } = sent
  const at = new Date(sent.at).toISOString()
  switch (write.kind) {
    case 'note': {
      if (lead.notes.some((note) => note.id === id)) return lead
      const note = { id, text: write.text, at, by: person.name, by_id: person.id }
      return { ...lead, notes: [note, ...lead.notes] }
    }
    case 'step': {
      if (lead.steps.some((step) => step.id === id)) return lead
      const { step: kind, visit_id = null, reason = null, detail = '' } = write
      const who = { employee_id: person.id, by: person.name }
      const call = kind === 'needs_office' ? waitingCall : null
      const step = { id, kind, at, received_at: at, ...who, visit_id, reason, detail, call }
      return { ...lead, steps: [...lead.steps, step] }
    }
    case 'undo_step': {
      const steps = lead.steps.filter((step) => step.id !== write.undo.id)
      return steps.length === lead.steps.length ? lead : { ...lead, steps }
    }
    case 'move':
      return leadAfterMove(lead, write.move)
    case 'photo':
    case 'job':
    case 'job_change':
    case 'job_category':
    case 'access_code':
    case 'item':
    case 'item_change':
    case 'room':
    case 'room_change':
    case 'sketch':
    case 'contents':
    case 'contents_change':
    case 'box':
    case 'box_change':
    case 'equipment_move':
    case 'point':
    case 'point_change':
    case 'station':
    case 'station_change':
    case 'reading':
    case 'deviation':
    case 'submission':
    case 'visit_close':
    case 'job_stage':
    case 'job_side':
      return lead
  }
}

/** The request after a status change that was made from the revision it has; otherwise the same object. */
function leadAfterMove<Lead extends Written>(
  lead: Lead,
  move: Extract<Entry['write'], { kind: 'move' }>['move'],
): Lead {
  if (move.revision !== lead.revision) return lead
  const { assigned_to: _, ...next } = stateAfter({ visit: lead.visit, assigned_to: null }, move)
  return { ...lead, ...next, revision: lead.revision + 1 }
}

/** The request as it will be once the status changes on their way are sent. What the office sent back, or someone was quicker with, is none. */
export function leadAsDone<Lead extends Written>(
  lead: Lead,
  unsent: readonly Pick<Entry, 'write' | 'state'>[],
): Lead {
  return unsent.reduce(
    (done, { write, state }) =>
      write.kind === 'move' && (state === 'waiting' || state === 'sending')
        ? leadAfterMove(done, write.move)
        : done,
    lead,
  )
}
