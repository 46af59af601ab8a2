import { sql, type SelectQueryBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { Refusal } from '#platform/refusal.ts'
import type { LeadRow } from './lead.ts'
import { isUnclaimedOnly, type LeadQuery } from './lead-query.ts'
import { mostUrgentFirst } from './unclaimed.server.ts'

type Leads<T> = SelectQueryBuilder<Schema, 'lead', T>

/** Unclaimed requests with the most urgent first, any other list with the newest first; from the cursor on, if there is one. */
export function inOrder<T>(leads: Leads<T>, query: LeadQuery): Leads<T> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  if (isUnclaimedOnly(query)) {
    const ordered = mostUrgentFirst(leads)
    if (!after) return ordered
    if (after.urgency === null) throw badCursor()
    return ordered.where(
      sql<boolean>`(urgency, received_at, id) > (${after.urgency}::smallint, ${after.receivedAt}, ${after.id}::uuid)`,
    )
  }
  const ordered = leads.orderBy('received_at', 'desc').orderBy('id', 'desc')
  if (!after) return ordered
  if (after.urgency !== null) throw badCursor()
  return ordered.where(sql<boolean>`(received_at, id) < (${after.receivedAt}, ${after.id}::uuid)`)
}

/** Where the page after this row begins. */
export function writeCursor(query: LeadQuery, { urgency, received_at, id }: LeadRow) {
  const at = `${Date.parse(received_at).toString(36)}_${id}`
  return isUnclaimedOnly(query) ? `${urgency}_${at}` : at
}

function readCursor(cursor: string) {
  const found = /^(?:([0-4])_)?([0-9a-z]{1,10})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (!found) throw badCursor()
  const [, urgency, time = '', id] = found
  return {
    urgency: urgency === undefined ? null : Number(urgency),
    receivedAt: new Date(parseInt(time, 36)),
    id,
  }
}

function badCursor() {
  return new Refusal(400, 'bad-cursor', 'This page of the list cannot be found. Start again from the top.')
}
