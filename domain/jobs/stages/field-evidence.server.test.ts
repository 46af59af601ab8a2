import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { gatesHere } from '#domain/jobs/stages/gates-here.ts'
import { changeStage } from '#domain/jobs/stages/stage.server.ts'
import { aJobPhoto } from '#domain/photos/a-job-photo.fixture.ts'
import { aPoint } from '#domain/readings/larkspur-readings.fixture.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aDryingJob } from '#test/a-drying-job.ts'
import { aPutPhoto } from '#test/a-put-photo.ts'
import { aTaggedUnit } from '#test/some-equipment.ts'

const ofField = new Set(['rooms', 'points-at-goal', 'photo-audit'])

/** A job of water with a room, to which a crew goes. */
async function aHouse(loss_type = 'water') {
  const house = await aDryingJob()
  const { world, ivy, job_id, room_id, addPoint, read, send } = house
  const owner = await aTaggedUnit(house)
  const viewer = allow(owner.employee, 'intake.view')
  const set = (job: object) => world.db.updateTable('job').set(job).where('id', '=', job_id).execute()
  await set({ facts: JSON.stringify({ loss_type }), stage: 'mitigating', stage_since: world.now() })
  const met = async () => (await getJob(world, viewer, job_id)).met_gates.filter((key) => ofField.has(key))
  const to = async (stage: 'drying' | 'dry', override?: string) => {
    const { revision } = await getJob(world, viewer, job_id)
    return changeStage(world, viewer, { id: job_id, stage, revision, ...(override && { override }) })
  }
  const addReference = async () => {
    const id = newId()
    await addPoint({ ...aPoint, number: 9, is_reference: true, room_id, id })
    return id
  }
  const place = () =>
    send(ivy, `/api/equipment-moves/${newId()}`, {
      method: 'PUT',
      job_id,
      unit_id: owner.id,
      move: 'placed',
      room_id,
      at: world.now().toISOString(),
    })
  let taken = 0
  const shoot = async (phase: string, count: number, room: string | null) => {
    for (let nth = 0; nth < count; nth++) {
      taken += 1
      const sha256 = await aPutPhoto(house, ivy, 60 + taken)
      const json = { ...aJobPhoto, phase, room_id: room, sha256 }
      await send(ivy, `/api/jobs/${job_id}/photos/${newId()}`, { method: 'PUT', ...json })
    }
  }
  return { ...house, met, to, addReference, place, shoot, read }
}

test('a job dries once it has an affected room, a reading of dry material and a unit, or for a reason', async () => {
  const { met, to, addReference, place, read } = await aHouse()
  await expect(to('drying')).rejects.toMatchObject({
    code: 'gate-open',
    extra: { missing: ['Rooms, a reference reading and equipment recorded'] },
  })
  const reference = await addReference()
  expect((await place()).status).toBe(201)
  expect(await met()).not.toContain('rooms')
  await read({ point_id: reference, value: 12 })
  expect(await met()).toContain('rooms')
  await to('drying')
})

test('a job is dry once every point is at its goal, and a point that is added later opens the gate again', async () => {
  const { met, to, addReference, aPointThere, read } = await aHouse()
  await to('drying', 'The first readings are on paper')
  expect(await met()).not.toContain('points-at-goal')
  await read({ point_id: await addReference(), value: 12 })
  const point = await aPointThere()
  await read({ point_id: point, value: 20 })
  await expect(to('dry')).rejects.toMatchObject({ code: 'gate-open' })
  await read({ point_id: point, value: 13 })
  expect(await met()).toContain('points-at-goal')
  await to('dry')
  await aPointThere()
  expect(await met()).not.toContain('points-at-goal')
})

test('where nothing is dried, neither rooms nor points hold a job up', async () => {
  const { met } = await aHouse('fire')
  expect(await met()).toEqual(['rooms', 'points-at-goal'])
})

test('the list of photos is complete once each line has as many as it asks for', async () => {
  const { met, shoot, room_id } = await aHouse('vandalism')
  await shoot('arrival', 1, null)
  await shoot('before', 3, room_id)
  await shoot('after', 1, room_id)
  expect(await met()).not.toContain('photo-audit')
  await shoot('before', 1, room_id)
  expect(await met()).toContain('photo-audit')
})

test('a device decides from the lists that it stores what the server decides', async () => {
  const { office, job_id, room_id, met, addReference, place, aPointThere, read, shoot } = await aHouse()
  const get = async (part: string) => (await office.request(`/api/jobs/${job_id}${part}`)).json()
  const here = async () => {
    const [job, rooms, drying, stays, photos] = await Promise.all(
      ['', '/rooms', '/drying', '/equipment', '/photos'].map(get),
    )
    const known = { rooms: rooms.items, drying, stays: stays.items, photos: photos.counts }
    const decided = gatesHere({ job: { ...job, met_gates: [] }, readDrying: drying, here: known })
    return decided.filter((key) => ofField.has(key)).toSorted()
  }
  const agree = async () => {
    const said = (await met()).toSorted()
    expect(await here()).toEqual(said)
    return said
  }
  expect(await agree()).toEqual([])
  const reference = await addReference()
  await place()
  await agree()
  await read({ point_id: reference, value: 12 })
  expect(await agree()).toEqual(['points-at-goal', 'rooms'])
  const point = await aPointThere()
  expect(await agree()).toEqual(['rooms'])
  await read({ point_id: point, value: 20 })
  await agree()
  await read({ point_id: point, value: 13 })
  expect(await agree()).toEqual(['points-at-goal', 'rooms'])
  await shoot('arrival', 1, null)
  await shoot('source', 2, room_id)
  await shoot('before', 4, room_id)
  for (const phase of ['during', 'equipment', 'drying']) await shoot(phase, 1, room_id)
  await agree()
  await shoot('after', 1, room_id)
  expect(await agree()).toEqual(['photo-audit', 'points-at-goal', 'rooms'])
})
