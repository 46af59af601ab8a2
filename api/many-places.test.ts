import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { aDryingJob } from '#test/a-drying-job.ts'

test('a point beyond the 1,000 of a job is refused, not hidden: one that is removed makes room, and is put back only where there is some', async () => {
  const { world, ivy, job_id, room_id, addPoint, changePoint, aPointThere, drying } = await aDryingJob()
  const id = await aPointThere()
  await sql`insert into moisture_point (id, job_id, room_id, number, place, material, meter, scale, is_reference, created_at, created_by, received_at)
    select gen_random_uuid(), ${job_id}, ${room_id}, nth, 'Wall', 'drywall', 'Pin meter', 'Wood, %', false, ${world.now()}, ${ivy.id}, now()
      from generate_series(10, 1008) nth`.execute(world.db)
  const [last, more] = [newId(), newId()]
  const refused = await addPoint({ ...aPoint, room_id, id: last })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'too-many-points'])
  expect((await drying()).points).toHaveLength(1000)
  await changePoint(id, { revision: 1, changes: { removed: true } })
  expect((await addPoint({ ...aPoint, room_id, id: more })).status).toBe(201)
  const back = await changePoint(id, { revision: 2, changes: { removed: false } })
  expect([back.status, (await back.json()).code]).toEqual([409, 'too-many-points'])
  const { points } = await drying()
  expect(points).toHaveLength(1001)
  expect(points.filter(({ removed_at }) => removed_at !== null)).toMatchObject([{ id, revision: 2 }])
})

test('an air station beyond the 300 of a job is refused, and so is one that is put back', async () => {
  const { world, ivy, job_id, addStation, changeStation, drying } = await aDryingJob()
  const id = newId()
  await addStation({ ...aStation, id })
  await sql`insert into air_station (id, job_id, kind, place, created_at, created_by, received_at)
    select gen_random_uuid(), ${job_id}, 'affected', 'Hall', ${world.now()}, ${ivy.id}, now() from generate_series(1, 299)`.execute(
    world.db,
  )
  const refused = await addStation({ ...aStation, id: newId() })
  expect([refused.status, (await refused.json()).code]).toEqual([409, 'too-many-stations'])
  await changeStation(id, { revision: 1, changes: { removed: true } })
  expect((await addStation({ ...aStation, id: newId() })).status).toBe(201)
  const back = await changeStation(id, { revision: 2, changes: { removed: false } })
  expect([back.status, (await back.json()).code]).toEqual([409, 'too-many-stations'])
  expect((await drying()).stations).toHaveLength(301)
})
