import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { JobEvidence } from '#domain/evidence/job-evidence.ts'
import { aDeviation } from '#domain/readings/deviations/a-deviation.fixture.ts'
import { aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import { mergeJob, unmergeJob } from '#domain/jobs/merge.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJob } from '#test/a-job.ts'
import { aDryingJob } from '#test/a-drying-job.ts'
import { aPerson } from '#test/people.ts'
import { aTaggedUnit } from '#test/some-equipment.ts'

/** A job with one of each that is recorded: a reading, one of the air, a unit, why it differs, and the closing of the visit. */
async function aRecordedJob() {
  const test = await aDryingJob()
  const { world, ivy, office, job_id, room_id, send, aPointThere, addStation, read, close } = test
  const [point_id, station_id, unit] = [await aPointThere(), newId(), await aTaggedUnit(test)]
  const ids = {
    point: point_id,
    station: station_id,
    reading: newId(),
    air: newId(),
    move: newId(),
    deviation: newId(),
  }
  await addStation({ ...aStation, id: station_id })
  await read({ point_id, value: 43 }, { id: ids.reading })
  await read({ station_id, air: { fahrenheit: 71.5, humidity: 48 } }, { id: ids.air })
  const at = world.now().toISOString()
  const put = (path: string, json: object) => send(ivy, path, { method: 'PUT', job_id, at, ...json })
  await put(`/api/equipment-moves/${ids.move}`, { unit_id: unit.id, move: 'placed', room_id })
  await put(`/api/deviations/${ids.deviation}`, { ...aDeviation, room_id })
  await close()
  const check = async (job = job_id): Promise<JobEvidence> =>
    (await office.request(`/api/jobs/${job}/evidence`)).json()
  return { ...test, ids, unit, point_id, check }
}

/** Merges this job into another one, and back. */
async function mergingOf({
  world,
  api,
  marcus,
  job_id,
}: Pick<Awaited<ReturnType<typeof aDryingJob>>, 'world' | 'api' | 'marcus' | 'job_id'>) {
  const dana = allow(await aPerson({ world, api }, 'Owner', 'Dana Heron'), 'intake.merge')
  const kept = await aJob({ world }, marcus)
  const { revision } = await world.db
    .selectFrom('job')
    .select('revision')
    .where('id', '=', job_id)
    .executeTakeFirstOrThrow()
  await mergeJob(world, dana, { id: job_id, into: kept.number, revision })
  return { kept, unmerge: () => unmergeJob(world, dana, job_id) }
}

test('rows that are as they were recorded fit, also after a point got another number and a unit another label', async () => {
  const { check, point_id, unit, changePoint, world } = await aRecordedJob()
  await changePoint(point_id, { revision: 1, changes: { number: 9 } })
  await world.db.updateTable('equipment_unit').set({ number: 'AM-99' }).where('id', '=', unit.id).execute()
  expect(await check()).toMatchObject({ linked: 8, broken: null, differing: 0, differences: [], merged: [] })
})

test('each change of a point and of a station is recorded, a closed visit or not, and says who did it', async () => {
  const { changePoint, changeStation, point_id, ids, world, job_id, ivy, theo } = await aRecordedJob()
  await changePoint(point_id, { revision: 1, changes: { is_reference: true } }, theo)
  await changePoint(point_id, { revision: 2, changes: { removed: true } })
  await changeStation(ids.station, { revision: 1, changes: { kind: 'outside', chamber_id: null } })
  const records = await world.db
    .selectFrom('job_evidence')
    .select(['kind', 'employee_id', 'content'])
    .where('job_id', '=', job_id)
    .where('subject', 'in', [point_id, ids.station])
    .orderBy('position')
    .execute()
  expect(records).toMatchObject([
    { kind: 'point_added', employee_id: ivy.id, content: { is_reference: false, is_removed: false } },
    { kind: 'station_added' },
    { kind: 'point_changed', employee_id: theo.id, content: { is_reference: true, is_removed: false } },
    { kind: 'point_changed', content: { is_reference: true, is_removed: true } },
    { kind: 'station_changed', content: { kind: 'outside' } },
  ])
})

type Ids = Awaited<ReturnType<typeof aRecordedJob>>['ids'] & { visit: string; other: string }

test.each([
  [
    'reading',
    'its value',
    ({ reading }: Ids) => sql`update reading set value_tenths = 110 where id = ${reading}`,
  ],
  [
    'reading',
    'who read it',
    ({ reading, other }: Ids) => sql`update reading set read_by = ${other} where id = ${reading}`,
  ],
  [
    'reading',
    'its time',
    ({ reading }: Ids) => sql`update reading set at = at - interval '1 hour' where id = ${reading}`,
  ],
  ['air', 'its humidity', ({ air }: Ids) => sql`update reading set humidity_tenths = 300 where id = ${air}`],
  ['move', 'its room', ({ move }: Ids) => sql`update equipment_move set room_id = null where id = ${move}`],
  [
    'move',
    'its time',
    ({ move }: Ids) => sql`update equipment_move set at = at - interval '1 day' where id = ${move}`,
  ],
  [
    'deviation',
    'its numbers',
    ({ deviation }: Ids) => sql`update deviation set placed = 5 where id = ${deviation}`,
  ],
  [
    'deviation',
    'its words',
    ({ deviation }: Ids) => sql`update deviation set note = 'As agreed.' where id = ${deviation}`,
  ],
  [
    'point',
    'that it is a goal',
    ({ point }: Ids) => sql`update moisture_point set is_reference = true where id = ${point}`,
  ],
  [
    'station',
    'what is measured',
    ({ station }: Ids) =>
      sql`update air_station set kind = 'outside', chamber_id = null where id = ${station}`,
  ],
  [
    'visit',
    'when it was closed',
    ({ visit }: Ids) => sql`update visit set closed_at = closed_at + interval '1 hour' where id = ${visit}`,
  ],
] as const)('whoever changes a %s in the database, as %s, is found out', async (which, _, change) => {
  const { check, ids: made, visit, theo, world } = await aRecordedJob()
  const ids = { ...made, visit: visit.id, other: theo.id }
  await change(ids).execute(world.db)
  const found = await check()
  expect(found).toMatchObject({ broken: null, differing: 1 })
  expect(found.differences).toMatchObject([{ subject: ids[which], problem: 'row_changed' }])
})

test('a row that was taken out, one that was put in, and one that was moved to another job are named', async () => {
  const { check, ids, job_id, point_id, world, marcus, ivy } = await aRecordedJob()
  const { db } = world
  const other = await aJob({ world }, marcus)
  const forged = newId()
  await sql`insert into reading (id, job_id, point_id, value_tenths, meter, scale, at, read_by, received_at, is_late)
    values (${forged}, ${job_id}, ${point_id}, 110, 'Pin meter', 'Wood, %', now(), ${ivy.id}, now(), false)`.execute(
    db,
  )
  await db.deleteFrom('deviation').where('id', '=', ids.deviation).execute()
  await db.updateTable('reading').set({ job_id: other.id }).where('id', '=', ids.air).execute()
  expect((await check()).differences).toEqual([
    { kind: 'reading', subject: ids.air, position: 4, problem: 'row_missing' },
    { kind: 'deviation', subject: ids.deviation, position: 6, problem: 'row_missing' },
    { kind: 'reading', subject: forged, position: null, problem: 'record_missing' },
  ])
  expect(await check(other.id)).toMatchObject({
    linked: 0,
    differing: 1,
    differences: [{ kind: 'reading', subject: ids.air, position: null, problem: 'record_missing' }],
  })
})

test('where all records were taken out, every row says so, and no more than the first are named', async () => {
  const { check, job_id, point_id, world, ivy } = await aRecordedJob()
  await world.db.deleteFrom('job_evidence').execute()
  await sql`insert into reading (id, job_id, point_id, value_tenths, meter, scale, at, read_by, received_at, is_late)
    select gen_random_uuid(), ${job_id}, ${point_id}, 110, 'Pin meter', 'Wood, %', now(), ${ivy.id}, now(), false
      from generate_series(1, 30)`.execute(world.db)
  const { differing, differences, linked } = await check()
  expect({ differing, named: differences.length, linked }).toEqual({ differing: 35, named: 20, linked: 0 })
})

test('a job that was merged keeps its chain, and the one that is kept shows both', async () => {
  const job = await aRecordedJob()
  const { check, ids, job_id, world, number, point_id, office, read } = job
  const { kept, unmerge } = await mergingOf(job)
  await read({ point_id, value: 40, visit_id: null }, { who: office })
  const both = await check(kept.id)
  expect(both).toMatchObject({ linked: 0, broken: null, differing: 0 })
  expect(both.merged).toMatchObject([{ job_id, number, linked: 8, broken: null, differing: 0 }])
  await world.db.updateTable('reading').set({ value_tenths: 110 }).where('id', '=', ids.reading).execute()
  expect((await check(kept.id)).merged).toMatchObject([
    { number, differing: 1, differences: [{ subject: ids.reading, position: 3, problem: 'row_changed' }] },
  ])
  await unmerge()
  expect(await check(kept.id)).toMatchObject({ linked: 0, differing: 0, merged: [] })
  expect(await check()).toMatchObject({ linked: 8, differing: 1 })
})

test('a visit that went along with a merge and is closed there is proven once, in the chain of the job that has it', async () => {
  const job = await aDryingJob()
  const { world, job_id, visit, office, close } = job
  const { kept, unmerge } = await mergingOf(job)
  expect((await close({}, office)).status).toBe(200)
  const check = async () => (await office.request(`/api/jobs/${kept.id}/evidence`)).json()
  expect(await check()).toMatchObject({ linked: 1, differing: 0, merged: [{ linked: 0, differing: 0 }] })
  await unmerge()
  // The visit goes back to its own job; that it was closed stays recorded where that was.
  const { job_id: its } = await world.db
    .selectFrom('visit')
    .select('job_id')
    .where('id', '=', visit.id)
    .executeTakeFirstOrThrow()
  expect(its).toBe(job_id)
  expect(await check()).toMatchObject({ linked: 1, differing: 0, merged: [] })
  expect(await (await office.request(`/api/jobs/${job_id}/evidence`)).json()).toMatchObject({ differing: 0 })
})

test('a unit that was taken to another job is proven at both', async () => {
  const { check, unit, world, marcus, office, send } = await aRecordedJob()
  const elsewhere = await aJob({ world }, marcus)
  const move = { unit_id: unit.id, move: 'placed', job_id: elsewhere.id, at: world.now().toISOString() }
  expect((await send(office, `/api/equipment-moves/${newId()}`, { method: 'PUT', ...move })).status).toBe(201)
  expect(await check()).toMatchObject({ linked: 8, differing: 0 })
  expect(await check(elsewhere.id)).toMatchObject({ linked: 1, differing: 0 })
})
