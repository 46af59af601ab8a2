import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { numberExpired, numberReminded } from './number-events.ts'

type Confirmed = { id: string; confirmed_on: string }

/** Every number that someone confirmed, longest ago first. */
export async function listConfirmed({ db }: World) {
  const rows = await db
    .selectFrom('local_number')
    .select(['id', 'operator', 'number', 'confirmed_on', 'reminded_of', 'expired_of'])
    .where('removed_at', 'is', null)
    .where('confirmed_on', 'is not', null)
    .orderBy('confirmed_on')
    .orderBy('id')
    .execute()
  return rows.flatMap(({ number, confirmed_on, ...row }) =>
    number && confirmed_on ? [{ ...row, number, confirmed_on }] : [],
  )
}

/** The office was reminded to call again; once for each confirmation. */
export async function recordReminded(world: World, { id, confirmed_on }: Confirmed) {
  await world.db.updateTable('local_number').set({ reminded_of: confirmed_on }).where('id', '=', id).execute()
  await announce(world, numberReminded, { number_id: id, confirmed_on })
}

/** The confirmation has expired, and the pages are drawn without the number. */
export async function recordExpired(world: World, { id, confirmed_on }: Confirmed) {
  await world.db.updateTable('local_number').set({ expired_of: confirmed_on }).where('id', '=', id).execute()
  await announce(world, numberExpired, { number_id: id, confirmed_on })
}
