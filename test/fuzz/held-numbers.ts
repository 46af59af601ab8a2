import fc from 'fast-check'
import { announce } from '#platform/events/events.ts'
import { newId } from '#platform/uuid.ts'
import type { TestWorld } from '#test/world.ts'
import type { Known } from './schema.ts'
import { numberAdded } from '#domain/numbers/number-events.ts'

/** A number that was added and confirmed, so that everything can be done to it. */
export async function holdNumbers({ world }: TestWorld, confirmed_by: string) {
  const id = newId()
  const after = {
    purposes: ['water' as const],
    operator: 'City of Girard, water',
    number: '+13305550142',
    hours: '',
    serves: ['girard-oh'],
    confirmed_on: '2026-11-19',
    confirmed_by,
  }
  await world.db
    .insertInto('local_number')
    .values({ id, ...after, revision: 1 })
    .execute()
  await announce(world, numberAdded, { number_id: id, revision: 1, before: null, after })

  const known: Known = {
    'local-numbers.id': fc.oneof(
      { weight: 4, arbitrary: fc.constant(id) },
      { weight: 1, arbitrary: fc.uuid({ version: 7 }) },
    ),
    'local-numbers.number': fc.constantFrom(null, '(330) 555-0188'),
    'local-numbers.operator': fc.constantFrom('City of Girard, water', 'City of Niles'),
    confirmed_on: fc.constantFrom('2026-11-20', '2026-11-18', '2026-11-21', '2025-11-20'),
  }
  return {
    known,
    restore: () =>
      world.db
        .updateTable('local_number')
        .set({ ...after, revision: 1, removed_at: null })
        .where('id', '=', id)
        .execute(),
  }
}
