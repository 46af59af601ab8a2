import type * as z from 'zod'
import { announce } from '#platform/events/events.ts'
import { Refusal } from '#platform/refusal.ts'
import { only } from '#platform/database/in-groups.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import type { World } from '#platform/world.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import { findRightThere } from '#domain/jobs/worked-there.server.ts'
import { addNote } from '#domain/records/notes.server.ts'
import type { Note } from '#domain/records/record.ts'
import { refusalToMissing } from './desk/reassigned.server.ts'
import type { AskedRequest, NewLeadNote } from './lead.ts'
import type { LeadStatus } from './lead-states.ts'
import { mayDispatch } from './may-dispatch.ts'
import { receiveLeads, type Arrival, type ReceivedLead } from './receive-leads.server.ts'
import { statusWords } from './status-words.ts'
import { takeTurns } from './suspicion/sources.server.ts'
import { isSeenBy } from './visible.ts'
import { doneAt } from '#domain/sync/sync.ts'
import { leadAssigned, leadMailed, leadMoved, leadNoted, leadReleased } from './lead-events.ts'

type LeadScope = Pick<Allowed<'leads.work'>, 'employee' | 'scope'>

/** Takes a request for help once: the same id with the same content gets the same answer, with another content a refusal. */
export function receiveLead(world: World, request: AskedRequest, arrival: Arrival): Promise<ReceivedLead> {
  return inTransaction(world, async (world) => only(await receiveLeads(world, [{ ...arrival, request }])))
}

/** Takes a note once: the same id again changes nothing. `sentAt` is the time of the sender's clock as it was sent. */
export function noteOnLead(
  world: World,
  worker: Allowed<'leads.work'>,
  note: NewLeadNote & { lead_id: string; sentAt?: Date },
): Promise<Note> {
  return inTransaction(world, async (world) => {
    const { id, text, lead_id: record_id } = note
    const at = note.at && note.sentAt && doneAt(note.at, { sentAt: note.sentAt, receivedAt: world.now() })
    await lockWorkedLead(world, worker, { lead_id: record_id, at: at || world.now() })
    const written = { id, text, record_id, ...(at && { at }) }
    const { isNew, ...added } = await addNote(world, worker.employee, written)
    if (isNew) await announce(world, leadNoted, { lead_id: record_id, note_id: note.id }, worker.employee.id)
    return added
  })
}

type TakenNote = {
  id: string
  lead_id: string
  text: string
  at: Date
  written_by: { id: string; name: string }
}

/** Adds a note that the server refused from the field, once, in the name of whoever wrote it: the decision beside it says who added it. */
export function takeOverNote(
  world: World,
  dispatcher: Allowed<'leads.assign'>,
  { lead_id, written_by, ...note }: TakenNote,
): Promise<void> {
  return inTransaction(world, async (world) => {
    await lockLead(world, dispatcher, lead_id)
    const { isNew } = await addNote(world, written_by, { ...note, record_id: lead_id })
    if (isNew) await announce(world, leadNoted, { lead_id, note_id: note.id }, written_by.id)
  })
}

/** A request that was quarantined turns out to be a real one: from now on it is like any other, in turn too. */
export function releaseLead(world: World, judge: Allowed<'submissions.spam'>, id: string): Promise<void> {
  return inTransaction(world, async (world) => {
    const lead = await lockLead(world, judge, id)
    if (!lead.quarantined) return
    const sender_turn = only(await takeTurns(world, [{ source: lead.source, isQuarantined: false }]))
    await world.db
      .updateTable('lead')
      .set({ quarantined_at: null, sender_turn })
      .where('id', '=', id)
      .execute()
    await announce(world, leadReleased, { lead_id: id }, judge.employee.id)
  })
}

export function recordLeadMailed(world: World, mailed: z.output<typeof leadMailed.payload>) {
  return announce(world, leadMailed, mailed)
}

/** What lies outside the person's scope is not there for them. */
export async function lockLead(world: World, actor: LeadScope, id: string) {
  const lead = await world.db
    .selectFrom('lead')
    .select(['name', 'status', 'revision', 'quarantined_at', 'source', 'assigned_to', 'first_contacted_at'])
    .select(['visit_on', 'visit_from', 'visit_to', 'outcome', 'duplicate_of', 'move_undo'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!lead || !(await isSeenBy(world, actor, id))) throw await refusalToMissing(world, actor.employee.id, id)
  const { quarantined_at, ...rest } = lead
  return { ...rest, id, quarantined: quarantined_at !== null }
}

type Worked = { lead_id: string; at: Date; visit_id?: string | undefined }

/**
 * Locks a request for something that was done there. Whoever was to visit it then did it in their own right, although the visit was
 * canceled or given to others since and they don’t see the request any more; so did whoever sees the job that its job was merged into.
 */
export async function lockWorkedLead(
  world: World,
  worker: Allowed<'leads.work'>,
  { lead_id, ...done }: Worked,
) {
  try {
    return await lockLead(world, worker, lead_id)
  } catch (error) {
    const isMissing = error instanceof Refusal && error.status === 404
    if (!isMissing || !(await findRightThere(world, worker, { ...done, lead_id }))) throw error
    return lockLead(world, { employee: worker.employee, scope: 'all' }, lead_id)
  }
}

export async function isLeadThere({ db }: World, id: string) {
  return (await db.selectFrom('lead').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** Refuses to move or assign what is held in quarantine. */
export function requireReleased(lead: { quarantined: boolean }) {
  if (!mayDispatch(lead)) throw heldInQuarantine()
}

export function heldInQuarantine() {
  const sentence = 'This request is held in quarantine. It has to be released first.'
  return new Refusal(409, 'lead-quarantined', sentence)
}

/** Refuses a change that was made from an older state than the one there is. */
export async function requireRevision(
  world: World,
  lead: { id: string; revision: number; status: LeadStatus },
  revision: number,
) {
  if (lead.revision === revision) return
  const by = await lastMover(world, lead.id)
  throw new Refusal(
    409,
    'lead-moved-on',
    `${by ?? 'Someone else'} changed this request first. Its status is now ${statusWords[lead.status]}.`,
  )
}

async function lastMover({ db }: World, leadId: string) {
  const row = await db
    .selectFrom('event')
    .innerJoin('employee', 'employee.id', 'event.employee_id')
    .select('employee.name')
    .where('subject', '=', leadId)
    .where('event.name', 'in', [leadMoved.name, leadAssigned.name])
    .orderBy('event.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.name
}
