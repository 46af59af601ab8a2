import { expect, test } from 'vitest'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { aPoint } from '#domain/readings/larkspur-readings.fixture.ts'
import { allow } from '#domain/roles/allowed.ts'
import { writeGrants } from '#domain/roles/grants.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aPacketJob } from './a-packet-job.fixture.ts'
import { namesExceptions } from './fits-job.ts'
import { signedAt } from './papers.fixture.ts'

/** A job in Ohio with a point, and one in Pennsylvania that was merged into it. */
async function aWetHouse() {
  const test = await aPacketJob()
  const { world, ivy, office, marcus, job_id, number, put, wait } = test
  const send = (method: string, path: string, json: object, who = office) =>
    who.request(path, { method, json, headers: { 'Idempotency-Key': newId() } })
  const [room_id, point_id] = [newId(), newId()]
  await send('POST', `/api/jobs/${job_id}/rooms`, { ...trilliumRooms.kitchen, id: room_id })
  await send('POST', `/api/jobs/${job_id}/points`, { ...aPoint, room_id, id: point_id }, ivy)
  const read = (value: number) => {
    wait(60_000)
    const reading = { job_id, visit_id: null, at: world.now().toISOString(), point_id, value }
    return send('PUT', `/api/readings/${newId()}`, reading, ivy)
  }
  const { id: merged } = await aJob(test, marcus, { ...aCall, state: 'PA' })
  await send('POST', `/api/jobs/${merged}/merge`, { into: number, revision: 1 })
  const certify = async (job = job_id, answers: object = {}, who = ivy) => {
    const json = { form: 'certificate-of-drying', version: 1, job_id: job, answers, blobs: [] }
    const answer = await send('PUT', `/api/submissions/${newId()}`, json, who)
    return [answer.status, (await answer.json()).message]
  }
  const isCertified = async () => {
    const { met_gates } = await getJob(world, allow(office, 'intake.view'), job_id)
    return met_gates.includes('drying-certificate')
  }
  return { ...test, put, read, merged, certify, isCertified }
}

const wet = '1 point above goal. Enter the exceptions, or read these points again.'

test('the certificate of a job that was merged is refused while a point of the job that is kept is wet', async () => {
  const { read, merged, certify, isCertified } = await aWetHouse()
  await read(60)
  expect(await certify(merged)).toEqual([409, wet])
  expect(await isCertified()).toBe(false)
  await read(5)
  expect((await certify(merged))[0]).toBe(201)
  expect(await isCertified()).toBe(true)
})

test('a form for a job that was merged is one for the state of the job that is kept', async () => {
  const { ivy, merged } = await aWetHouse()
  const answers = { owner_signature: signedAt('2026-11-20T12:00:00.000Z') }
  const statusOf = async (form: string) => {
    const json = { form, version: 1, job_id: merged, answers, blobs: [] }
    return (await ivy.request(`/api/submissions/${newId()}`, { method: 'PUT', json })).status
  }
  expect(await statusOf('work-authorization-pennsylvania')).toBe(409)
  expect(await statusOf('work-authorization-ohio')).toBe(201)
})

test('a certificate that was issued is asked again at the gate: once a point is wet, it no longer opens it', async () => {
  const { read, certify, isCertified } = await aWetHouse()
  await read(5)
  await certify()
  expect(await isCertified()).toBe(true)
  await read(60)
  expect(await isCertified()).toBe(false)
  expect((await certify(undefined, { exceptions: 'The sill stays wet, as agreed.' }))[0]).toBe(201)
  expect(await isCertified()).toBe(true)
})

test('who may not see readings is not told how many points are wet', async () => {
  const { world, read, certify, ivy } = await aWetHouse()
  await read(60)
  const permissions = writeGrants(ivy.permissions).filter((each) => !each.startsWith('drying.view'))
  await world.db.updateTable('role').set({ permissions }).where('name', '=', 'Technician').execute()
  expect(await certify(undefined, {}, ivy)).toEqual([
    409,
    'Some points aren’t dry. Enter the exceptions, or read these points again.',
  ])
})

test.each([
  [null, false],
  ['', false],
  ['.', false],
  ['\u200B\u200B\u200B\u200B\u200B', false],
  ['\u3164\u3164\u3164\u3164\u3164\u3164', false],
  ['- - - - -', false],
  ['n/a', false],
  ['Sill wet', true],
  ['Área húmeda', true],
])('%j is an exception: %s', (said, isOne) => {
  expect(namesExceptions(said)).toBe(isOne)
})
