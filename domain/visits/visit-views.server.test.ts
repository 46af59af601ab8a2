import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJobToVisit, thisMorning, tomorrow } from '#test/a-visit.ts'
import { listJobVisits } from './visit-views.server.ts'

test('of a job with more visits than anyone reads, what is ahead and what was made stay in sight', async () => {
  const { world, marcus, job_id, plan } = await aJobToVisit()
  const made = await plan({ when: thisMorning })
  await world.db.updateTable('visit').set({ departed_at: world.now() }).where('id', '=', made.id).execute()
  const ahead = await plan({ when: tomorrow })
  const unplanned = await plan()
  await cancelMany(world, ahead.id, { on: '2026-11-20', count: 600 })
  const { visits } = await listJobVisits(world, allow(marcus, 'intake.view'), job_id)
  const open = visits.filter(({ canceled_at }) => canceled_at === null)
  expect(open.map(({ id }) => id)).toEqual([made.id, ahead.id, unplanned.id])
  expect(visits).toHaveLength(500)
})

/** As many canceled visits like this one. */
async function cancelMany({ db, now }: World, id: string, { on, count }: { on: string; count: number }) {
  const { job_id, kind, created_by, length_minutes } = await db
    .selectFrom('visit')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const of = { job_id, kind, created_by, length_minutes, note: '', revision: 1, content_hash: '' }
  const time = { visit_on: on, visit_from: '06:00', visit_to: '07:00' }
  const at = { created_at: now(), canceled_at: now() }
  await db
    .insertInto('visit')
    .values(Array.from({ length: count }, () => ({ id: newId(), ...of, ...time, ...at })))
    .execute()
}
