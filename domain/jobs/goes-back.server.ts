import type { World } from '#platform/world.ts'
import { stillAt } from './carry-work.server.ts'
import { mergedAbove } from './family.server.ts'
import type { GoesBack } from './job.ts'
import { findMerge } from './merge-facts.server.ts'

/** What an undo of its merge would bring back to a job, as far as it is still where the merge carried it; null where it is not merged. */
export async function readGoesBack(world: World, id: string): Promise<GoesBack | null> {
  const merge = await findMerge(world, id)
  if (!merge) return null
  const led = (await mergedAbove(world, id)).map((each) => each.id)
  const { visits, items, code_id } = await stillAt(world, led, merge)
  const ids = visits.map((visit) => visit.id)
  const there = await Promise.all(ids.map((visit) => readVisit(world, visit)))
  return {
    visits: there.filter(({ canceled_at }) => !canceled_at).map(({ canceled_at: _, ...visit }) => visit),
    items: items.length,
    has_access_code: code_id !== null,
  }
}

async function readVisit({ db }: World, id: string) {
  const { on_my_way_at, arrived_at, departed_at, canceled_at } = await db
    .selectFrom('visit')
    .select(['on_my_way_at', 'arrived_at', 'departed_at', 'canceled_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('visit_person')
    .innerJoin('employee', 'employee.id', 'visit_person.employee_id')
    .select('employee.name')
    .where('visit_id', '=', id)
    .orderBy('place')
    .execute()
  return {
    people: people.map(({ name }) => name),
    on_my_way_at: on_my_way_at?.toISOString() ?? null,
    arrived_at: arrived_at?.toISOString() ?? null,
    departed_at: departed_at?.toISOString() ?? null,
    canceled_at,
  }
}
