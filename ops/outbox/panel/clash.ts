import { LeadDetail } from '#domain/leads/lead.ts'
import type { PersonName } from '#domain/employees/person-name.ts'
import { lastMove } from './last-move.ts'
import type { Entry } from '../entry.ts'
import type { MoveSides } from './merge-move.ts'
import { fieldsAfter, MoveFields, moveFieldsOf } from './move-fields.ts'

/** A status change that someone else was quicker with: who it was, when, and both sides of the request. */
export type Clash = {
  sides: MoveSides
  by: string | null
  by_id: string | null
  at: string | null
  /** Who the sides speak of by id, as far as the request names them. */
  people: readonly PersonName[]
}

/** Null where the entry does not clash, or another version of the portal stored it. */
export function clashOf({ write, state, base, current }: Entry): Clash | null {
  const lead = LeadDetail.safeParse(current).data
  if (state !== 'clash' || write.kind !== 'move' || !lead) return null
  const theirs = moveFieldsOf(lead)
  const from = MoveFields.safeParse(base).data ?? null
  const mine = fieldsAfter(from ?? theirs, write.move)
  const { by = null, by_id = null, at = null } = lastMove(lead.history) ?? {}
  return {
    sides: { base: from, mine, theirs, revision: lead.revision },
    by,
    by_id,
    at,
    people: lead.assigned_to ? [lead.assigned_to] : [],
  }
}
