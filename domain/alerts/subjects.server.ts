import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { LeadStatus } from '#domain/leads/lead-states.ts'
import { isUrgentCall } from '#domain/leads/office-calls/office-call.ts'
import { isUnclaimed, unclaimedSql } from '#domain/leads/unclaimed.ts'
import type { SettledReason } from './alert.ts'

/**
 * What an alert is about: a request that no one has, which may still be a chat that waits for a person and has the same id; or a call for
 * the office about a request that no one took.
 */
export type AlertSubject = { lead_id: string; call_id: string | null }

const unclaimed = sql<boolean>`(${sql.raw(unclaimedSql)})`

/** An alert has the ID of what it is about. */
export function alertIdOf({ lead_id, call_id }: AlertSubject) {
  return call_id ?? lead_id
}

export function aboutLead(lead_id: string): AlertSubject {
  return { lead_id, call_id: null }
}

/** As events tell it: those about a request alone have no call. */
export function toldOf({ lead_id, call_id }: AlertSubject) {
  return { lead_id, ...(call_id && { call_id }) }
}

/** Why no one needs to hear of it any more, and who ended it where that is known. */
export type Ending = { reason: SettledReason; by: string | null }

/** Null while someone still needs to hear of it. */
export async function findEnding({ db }: World, { lead_id, call_id }: AlertSubject): Promise<Ending | null> {
  if (call_id) return endingOfCall(await selectCall(db, call_id).executeTakeFirst())
  const chat = await selectChat(db, lead_id).executeTakeFirst()
  if (chat?.state === 'waiting') return null
  const lead = await selectLead(db, lead_id).executeTakeFirst()
  // Someone is in the conversation, or it is over.
  if (chat && (!lead || lead.quarantined_at)) return { reason: 'taken', by: chat.assigned_to }
  return endingOfLead(lead)
}

/** Whether someone needs to hear of it. Whoever claims or takes it at this moment waits, and then finds the alert open. */
export async function needsAlert({ db }: World, { lead_id, call_id }: AlertSubject): Promise<boolean> {
  if (call_id) {
    const call = await selectCall(db, call_id).forShare().executeTakeFirst()
    return call !== undefined && endingOfCall(call) === null
  }
  const lead = await selectLead(db, lead_id).where(unclaimed).forShare().executeTakeFirst()
  if (lead) return true
  const chat = await selectChat(db, lead_id).where('state', '=', 'waiting').forShare().executeTakeFirst()
  return chat !== undefined
}

/** Whether whoever waits in the chat of this id was told what to do in a danger. */
export async function isChatInDanger({ db }: World, id: string): Promise<boolean> {
  const chat = await selectChat(db, id)
    .where('state', '=', 'waiting')
    .where('danger', 'is not', null)
    .executeTakeFirst()
  return chat !== undefined
}

/** Whether it is told by every way there is, or on screens alone. No request waits as long as one of a technician who can go on. */
export async function isUrgent({ db }: World, { call_id }: AlertSubject): Promise<boolean> {
  if (!call_id) return true
  const { reason } = await db
    .selectFrom('visit_step')
    .select('reason')
    .where('id', '=', call_id)
    .executeTakeFirstOrThrow()
  return isUrgentCall(reason)
}

function selectLead(db: World['db'], id: string) {
  return db.selectFrom('lead').select(['status', 'assigned_to', 'quarantined_at']).where('id', '=', id)
}

function selectChat(db: World['db'], id: string) {
  return db.selectFrom('chat').select(['state', 'assigned_to']).where('id', '=', id)
}

function selectCall(db: World['db'], id: string) {
  return db.selectFrom('office_call').select(['taken_by', 'ended_by', 'ended_as']).where('id', '=', id)
}

/** Closed counts before who has it. */
function endingOfLead(lead: { status: LeadStatus; assigned_to: string | null } | undefined): Ending | null {
  // Nothing in quarantine has an alert.
  if (!lead || isUnclaimed({ ...lead, quarantined: false })) return null
  const { status, assigned_to: by } = lead
  if (status === 'closed') return { reason: 'closed', by }
  return { reason: by ? 'claimed' : 'moved', by }
}

type Call = Record<'taken_by' | 'ended_by' | 'ended_as', string | null>

function endingOfCall(call: Call | undefined): Ending | null {
  if (call?.ended_as === 'undone') return { reason: 'undone', by: call.ended_by }
  return call?.taken_by ? { reason: 'taken', by: call.taken_by } : null
}
