import fc from 'fast-check'
import { newId } from '#platform/uuid.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'

/** A call for the office that stands open, so that everything can be done to it. */
export async function holdCalls(
  { world: { db, now } }: TestWorld,
  { by, lead_id }: { by: string; lead_id: string },
) {
  const id = newId()
  const at = now()
  const step = { id, lead_id, kind: 'needs_office' as const, employee_id: by, at, received_at: at }
  await db
    .insertInto('visit_step')
    .values({ ...step, reason: 'hazard' })
    .execute()
  await db.insertInto('office_call').values({ id, lead_id }).execute()
  const known: Known = {
    'office-calls.id': fc.oneof(
      { weight: 4, arbitrary: fc.constant(id) },
      { weight: 1, arbitrary: fc.uuid({ version: 7 }) },
    ),
  }
  const open = {
    taken_by: null,
    taken_at: null,
    answer: '',
    answered_by: null,
    answered_at: null,
    ended_by: null,
    ended_at: null,
    ended_as: null,
  }
  return { known, restore: () => db.updateTable('office_call').set(open).where('id', '=', id).execute() }
}
