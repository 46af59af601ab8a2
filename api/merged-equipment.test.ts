import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { aJob } from '#test/a-job.ts'
import { aTruck } from '#test/a-truck.ts'

/** A job that is merged into another one and taken out again. */
async function twoJobs() {
  const truck = await aTruck()
  const { office, number } = truck
  const { id: merged } = await aJob(truck, truck.marcus)
  const post = (path: string, json: object) =>
    office.request(`/api/jobs/${merged}/${path}`, { method: 'POST', json })
  return {
    ...truck,
    merged,
    async addBedroom() {
      const id = newId()
      await post('rooms', { ...trilliumRooms.kitchen, name: 'Bedroom', chamber: null, id })
      return id
    },
    merge: () => post('merge', { into: number, revision: 1 }),
    unmerge: () => post('unmerge', {}),
  }
}

test('what was moved into a room of the job that is kept stands there after the merge was undone', async () => {
  const { office, kitchen, at, send, stays, place, merged, merge, unmerge, job_id } = await twoJobs()
  await send(office, { job_id: merged, move: 'placed', at: at(30) })
  expect((await merge()).status).toBe(200)
  expect((await place()).place).toMatchObject({ job_id })
  await send(office, { move: 'moved', room_id: kitchen, at: at(2) })
  expect(await stays()).toEqual([{ room: 'Kitchen', days: 2, isHere: true, condition: null }])
  expect((await unmerge()).status).toBe(200)
  expect(await stays(merged)).toEqual([{ room: null, days: 2, isHere: false, condition: null }])
  expect(await stays()).toEqual([{ room: 'Kitchen', days: 1, isHere: true, condition: null }])
})

test('what was moved in a room of the merged job stands there after the merge was undone, whose file it was done in', async () => {
  const { office, at, send, stays, place, merged, addBedroom, merge, unmerge } = await twoJobs()
  const bedroom = await addBedroom()
  await send(office, { job_id: merged, move: 'placed', at: at(30) })
  await merge()
  await send(office, { move: 'moved', room_id: bedroom, at: at(2) })
  await unmerge()
  expect(await stays(merged)).toEqual([{ room: 'Bedroom', days: 2, isHere: true, condition: null }])
  expect([await stays(), (await place()).place.job_id]).toEqual([[], merged])
})

test('whoever sees the job that is kept sees in which room equipment of the merged one stands', async () => {
  const { office, ivy, at, send, merged, addBedroom, merge, number } = await twoJobs()
  await send(office, { job_id: merged, move: 'placed', room_id: await addBedroom(), at: at(30) })
  await merge()
  const { items } = await (await ivy.request('/api/equipment/units?q=AM-17')).json()
  expect(items[0].place).toMatchObject({ job: number, room: 'Bedroom' })
})
