import { sql, type SelectQueryBuilder } from 'kysely'
import type { Schema } from '#db/schema.ts'
import { badCursor } from '#platform/database/page-cursor.ts'
import { hour } from '#platform/time.ts'
import { isUnclaimedOnly, type LeadQuery } from './lead-query.ts'
import type { placeOf } from './narrow.server.ts'
import { afterPlace, mostUrgentFirst, type UnclaimedPlace } from './unclaimed.server.ts'

type Leads<T> = SelectQueryBuilder<Schema, 'lead', T>

/**
 * Unclaimed requests with the most urgent first, any other list with the newest first; from the cursor on, if there is one. Of
 * what was quarantined as spam each further one of a sender stands as if it had come an hour earlier, so that no one fills a page.
 */
export function inOrder<T>(
  leads: Leads<T>,
  query: LeadQuery,
  { at, id }: ReturnType<typeof placeOf>,
): Leads<T> {
  const after = query.cursor === undefined ? null : readCursor(query.cursor)
  if (isUnclaimedOnly(query)) {
    const ordered = mostUrgentFirst(leads)
    if (!after) return ordered
    if (after.urgency === null) throw badCursor()
    const { urgency, turn, receivedAt } = after
    return ordered.where(afterPlace({ urgency, sender_turn: turn, received_at: receivedAt, id: after.id }))
  }
  if (after && after.urgency !== null) throw badCursor()
  if (query.quarantined) {
    const ordered = leads.orderBy(setApartPlace, 'desc').orderBy('id', 'desc')
    if (!after) return ordered
    const place = sql`${after.receivedAt}::timestamptz - timestamptz 'epoch'`
    return ordered.where(sql<boolean>`(${setApartPlace}, id) < (${place}, ${after.id}::uuid)`)
  }
  const ordered = leads.orderBy(at, 'desc').orderBy(id, 'desc')
  if (!after) return ordered
  return ordered.where(sql<boolean>`(${at}, ${id}) < (${after.receivedAt}, ${after.id}::uuid)`)
}

/** The words of the index `lead_quarantined`. */
const setApartPlace = sql`(received_at - timestamptz 'epoch' - sender_turn * interval '1 hour')`

/** Where the page after this row begins. */
export function writeCursor(query: LeadQuery, { urgency, sender_turn, received_at, id }: UnclaimedPlace) {
  const earlier = query.quarantined ? sender_turn * hour : 0
  const at = `${(received_at.getTime() - earlier).toString(36)}_${id}`
  return isUnclaimedOnly(query) ? `${urgency}_${sender_turn}_${at}` : at
}

function readCursor(cursor: string) {
  const found =
    /^(?:([0-4])_(\d{1,9})_)?([0-9a-z]{1,10})_([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(cursor)
  if (!found) throw badCursor()
  const [, urgency, turn, time = '', id = ''] = found
  return {
    urgency: urgency === undefined ? null : Number(urgency),
    turn: Number(turn),
    receivedAt: new Date(parseInt(time, 36)),
    id,
  }
}
