import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aJobToVisit, today } from '#test/a-visit.ts'
import { readStandard } from './certified.server.ts'
import { isAhead, isOpenVisit } from './open-visit.ts'
import { openVisits, visitsAhead } from './open-visit-sql.ts'
import { selectVisits, toVisit } from './visit-row.server.ts'

test('queries and screens call the same visits open and ahead, in every state that a visit can have', async () => {
  const { world, marcus, job_id } = await aJobToVisit()
  const now = world.now()
  await sql`
    insert into visit (id, job_id, kind, visit_on, visit_from, visit_to, length_minutes, note, revision, content_hash, created_at, created_by,
      canceled_at, arrived_at, departed_at)
    select gen_random_uuid(), ${job_id}, 'inspection', visit_on, visit_from, visit_to, 60, '', 1, '', ${now}, ${marcus.id}, canceled_at,
      arrived_at, departed_at
    from unnest(array[null, ${now}::timestamptz]) canceled_at,
      unnest(array[null, ${now}::timestamptz]) arrived_at,
      unnest(array[null, ${now}::timestamptz]) departed_at,
      (values (null, null, null), ('2026-11-19'::date, '08:00'::time, '10:00'::time), (${today}, '06:00', '06:30'),
        ('2026-11-21', '08:00', '10:00')) visit (visit_on, visit_from, visit_to)`.execute(world.db)
  const rows = await selectVisits(world, allow(marcus, 'intake.view'))
    .select([openVisits(today).as('is_open'), visitsAhead(today).as('is_ahead')])
    .execute()

  const standard = await readStandard(world)
  const visits = rows.map((row) => ({ ...row, ...toVisit(row, standard) }))
  expect(visits.filter(({ is_open }) => is_open)).toHaveLength(6)
  expect(visits.filter(({ is_ahead }) => is_ahead)).toHaveLength(3)
  for (const visit of visits) {
    expect({ ...visit, is_open: isOpenVisit(visit, today) }).toEqual(visit)
    expect({ ...visit, is_ahead: isAhead(visit, today) }).toEqual(visit)
  }
})
