import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, thisMorning, tomorrow } from '#test/a-visit.ts'
import { countDays } from './day-counts.server.ts'
import { listPlanned } from './planned.server.ts'

test('however many visits one job has on a day, those of the others and of the days after stay in sight', async () => {
  const { world, marcus, ivy, job_id, plan, ...test } = await aJobToVisit()
  const viewer = allow(marcus, 'intake.view')
  const flood = await aJob({ world, ...test }, marcus)
  const last = await plan({ when: thisMorning, people: [ivy.id] })
  const after = await plan({ when: tomorrow, people: [ivy.id] })
  await sql`insert into visit (id, job_id, kind, visit_on, visit_from, visit_to, length_minutes, note, revision, content_hash, created_at, created_by)
    select gen_random_uuid(), ${flood.id}, kind, visit_on, '00:00', '00:30', 30, '', 1, '', created_at, created_by
    from visit, generate_series(1, 3600) where visit.id = ${last.id}`.execute(world.db)
  const days = { from: thisMorning.on, to: tomorrow.on }
  const { visits } = await listPlanned(world, viewer, days)
  const ofJob = visits.filter((visit) => visit.job_id === job_id).map(({ id }) => id)
  expect(ofJob).toEqual([last.id, after.id])
  const [today, next] = await countDays(world, viewer, thisMorning.on)
  expect([(today?.visits ?? 0) > 1, next?.visits]).toEqual([true, 1])
})
