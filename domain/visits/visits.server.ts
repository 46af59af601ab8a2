import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { wasMade } from './open-visit.ts'
import { noOverride, type Override } from './override-reason.ts'
import { visitColumns, visitTimeOf } from './visit-columns.ts'
import { lengthOf, type JobVisit, type NewVisit } from './visit.ts'
import type { VisitState } from './visit-state.ts'

/** Where a visit belongs; what changes it locks its job first. */
export async function findJobOfVisit({ db }: World, id: string): Promise<string | null> {
  const row = await db.selectFrom('visit').select('job_id').where('id', '=', id).executeTakeFirst()
  return row?.job_id ?? null
}

/** The visit, whose job the caller has locked. */
export async function readVisitState({ db }: World, id: string) {
  const { visit_on, visit_from, visit_to, canceled_at, cancel_reason, arrived_at, departed_at, ...row } =
    await db
      .selectFrom('visit')
      .select(['kind', 'visit_on', 'visit_from', 'visit_to', 'length_minutes', 'note'])
      .select(['revision', 'content_hash', 'canceled_at', 'cancel_reason', 'arrived_at', 'departed_at'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const people = await db
    .selectFrom('visit_person')
    .select(['employee_id', 'override_reason', 'override_codes'])
    .where('visit_id', '=', id)
    .orderBy('place')
    .execute()
  const { kind, length_minutes, note, ...rest } = row
  const state: VisitState = {
    kind,
    when: visitTimeOf({ visit_on, visit_from, visit_to }),
    length_minutes,
    people: people.map(({ employee_id }) => employee_id),
    note,
    isCanceled: canceled_at !== null,
    cancelReason: cancel_reason,
  }
  const overridden = people.find(({ override_reason }) => override_reason !== '')
  const override: Override = overridden
    ? { reason: overridden.override_reason, codes: overridden.override_codes }
    : noOverride
  return { ...rest, state, override, wasMade: wasMade({ arrived_at, departed_at }) }
}

type Inserted = {
  visit: NewVisit & { job_id: string }
  content_hash: string
  by: string
  override: Override
}

/** Refuses an id that another visit took this very moment. */
export async function insertVisit(world: World, { visit, content_hash, by, override }: Inserted) {
  const { id, job_id, kind, when, note, people } = visit
  const added = await world.db
    .insertInto('visit')
    .values({
      id,
      job_id,
      kind,
      ...visitColumns(when),
      length_minutes: lengthOf(visit),
      note,
      revision: 1,
      content_hash,
      created_at: world.now(),
      created_by: by,
    })
    .onConflict((row) => row.column('id').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!added) throw visitDiffers()
  await writePeople(world, { id, job_id, people, override })
}

type Updated = { id: string; job_id: string; revision: number; next: VisitState; override: Override }

export async function updateVisit(world: World, { id, job_id, revision, next, override }: Updated) {
  const { kind, when, length_minutes, note, people, isCanceled, cancelReason } = next
  await world.db
    .updateTable('visit')
    .set((visit) => ({
      kind,
      ...visitColumns(when),
      length_minutes,
      note,
      revision: revision + 1,
      canceled_at: isCanceled ? visit.fn.coalesce('canceled_at', visit.val(world.now())) : null,
      cancel_reason: cancelReason,
    }))
    .where('id', '=', id)
    .execute()
  await writePeople(world, { id, job_id, people, override })
}

type People = { id: string; job_id: string; people: readonly string[]; override: Override }

async function writePeople({ db }: World, { id, job_id, people, override }: People) {
  await db.deleteFrom('visit_person').where('visit_id', '=', id).execute()
  if (people.length === 0) return
  const row = { visit_id: id, job_id, override_reason: override.reason, override_codes: [...override.codes] }
  await db
    .insertInto('visit_person')
    .values(people.map((employee_id, place) => ({ ...row, employee_id, place })))
    .execute()
}

export function visitDiffers(current?: JobVisit) {
  return new Refusal(409, 'visit-differs', 'A different visit was already planned with this ID.', { current })
}
