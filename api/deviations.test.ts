import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { addressEvents } from '#domain/events/address.flow.ts'
import { aDeviation } from '#domain/readings/deviations/a-deviation.fixture.ts'
import { aDryingJob } from '#test/a-drying-job.ts'
import { checkEvidence } from '#test/evidence-of.ts'
import type { Person } from '#test/people.ts'

async function aDeviatingJob() {
  const drying = await aDryingJob()
  const { world, ivy, job_id, room_id, send } = drying
  const explain = (
    change: object = {},
    { who = ivy, id = newId(), key = newId() }: { who?: Person; id?: string; key?: string } = {},
  ) => {
    const at = world.now().toISOString()
    const said = { ...aDeviation, room_id, ...change }
    return send(who, `/api/deviations/${id}`, { method: 'PUT', key, job_id, at, ...said })
  }
  return { ...drying, explain }
}

test('why the equipment differs is said once, with both numbers, in the history and as evidence without a word that was typed', async () => {
  const { world, explain, drying, lines, ivy, job_id, room_id } = await aDeviatingJob()
  const id = newId()
  expect((await explain({}, { id })).status).toBe(201)
  expect((await explain({}, { id })).status).toBe(200)
  const told = { ...aDeviation, id, room_id, job_id, by: 'Ivy Starling', at: world.now().toISOString() }
  expect((await drying()).deviations).toEqual([told])
  const line = 'Air movers: 4 placed, 5 recommended. Cabinets or contents cover what is wet'
  expect((await lines()).filter((each: string) => each === line)).toHaveLength(1)
  expect(await checkEvidence(world, job_id)).toEqual(['deviation'])
  const [record] = await world.db.selectFrom('job_evidence').selectAll().execute()
  expect(record).toMatchObject({
    subject: id,
    employee_id: ivy.id,
    content: { room_id, recommended: 5, placed: 4, reason: 'covered' },
  })
  const events = await world.db.selectFrom('event').select('payload').execute()
  expect(JSON.stringify([record, events])).not.toContain('open wet surface')
})

test('another reason under the same ID is refused, and so is one that says too little', async () => {
  const { explain } = await aDeviatingJob()
  const id = newId()
  await explain({}, { id })
  const answers = [
    await explain({ placed: 3 }, { id }),
    await explain({ reason: 'other', note: '' }),
    await explain({ reason: 'other', note: 'n/a' }),
    await explain({ need: 'dehumidifiers' }),
    await explain({ recommended: '5' }),
    await explain({ room_id: newId() }),
    await explain({ need: 'air_filtration', room_id: null, chamber_id: newId() }),
  ]
  expect(await Promise.all(answers.map(async (each) => [each.status, (await each.json()).code]))).toEqual([
    [409, 'deviation-differs'],
    [422, 'bad-fields'],
    [422, 'reason-says-nothing'],
    [422, 'bad-fields'],
    [422, 'bad-fields'],
    [404, 'room-not-found'],
    [404, 'chamber-not-found'],
  ])
})

test('where the chart has no figure, that is stored as such and never as a number', async () => {
  const { world, explain, drying, lines } = await aDeviatingJob()
  expect((await explain({ recommended: 'n/a', placed: 2, reason: 'other', note: 'As agreed.' })).status).toBe(
    201,
  )
  expect((await drying()).deviations).toMatchObject([{ recommended: 'n/a', placed: 2 }])
  const [row] = await world.db.selectFrom('deviation').select('recommended').execute()
  expect(row).toEqual({ recommended: null })
  expect(await lines()).toContain('Air movers: 2 placed, no figure in the chart. Another reason')
})

test('each one stays: the later one stands behind the earlier, and both are told to who sees the readings', async () => {
  const { world, explain, drying, theo } = await aDeviatingJob()
  await explain()
  await explain({ placed: 3, reason: 'power', note: '' }, { who: theo })
  expect((await drying()).deviations).toMatchObject([
    { placed: 4, by: 'Ivy Starling' },
    { placed: 3, by: 'Theo Bittern', reason: 'power' },
  ])
  const rows = await world.db
    .selectFrom('event')
    .select(['name', 'subject', 'at', 'payload'])
    .where('name', '=', 'deviation.explained')
    .execute()
  const told = await addressEvents(
    world,
    rows.map((row, nth) => ({ ...row, position: nth + 1 })),
  )
  expect(told).toHaveLength(2)
})

test('a reason that was refused is added by the office, in the name and from the time of whoever gave it', async () => {
  const { ivy, office, drying, job_id, room_id } = await aDeviatingJob()
  const [id, made_at] = [newId(), '2026-11-20T11:00:00.000Z']
  const write = { kind: 'deviation', deviation: { ...aDeviation, room_id }, name: 'Air movers, Kitchen' }
  const json = { lead_id: job_id, write, code: 'x', detail: 'No.', made_at, refused_at: made_at }
  await ivy.request(`/api/sync-problems/${id}`, { method: 'PUT', json })
  const decision = { method: 'POST', json: { state: 'taken_over' } }
  expect((await office.request(`/api/sync-problems/${id}/decision`, decision)).status).toBe(204)
  expect((await drying()).deviations).toMatchObject([{ id, by: 'Ivy Starling', at: made_at }])
})
