import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { Dashboard } from '#domain/figures/dashboard.ts'
import { aJob } from '#test/a-job.ts'
import { aDryingJob } from '#test/a-drying-job.ts'
import { aPerson, type Person } from '#test/people.ts'
import { aTaggedUnit } from '#test/some-equipment.ts'

async function figuresOf(person: Person, days = 30): Promise<Dashboard> {
  return (await person.request(`/api/dashboard?days=${days}`)).json()
}

/** All pages of a list, one row at a time. */
async function idsOf(person: Person, path: string, filter: object) {
  const ids: string[] = []
  for (let cursor = ''; ;) {
    const query = new URLSearchParams({ limit: '1', ...filter, ...(cursor && { cursor }) })
    const { items, next }: { items: { id: string }[]; next: string | null } = await (
      await person.request(`${path}?${query}`)
    ).json()
    ids.push(...items.map(({ id }) => id))
    if (next === null) return ids
    cursor = next
  }
}

/** A job that dries, with a point, and others beside it. */
async function aHouse() {
  const house = await aDryingJob()
  const { world, job_id, marcus } = house
  const set = (id: string, job: object) => world.db.updateTable('job').set(job).where('id', '=', id).execute()
  const drying = async (since: number) => {
    const { id } = await aJob(house, marcus)
    await set(id, { stage: 'drying', stage_since: new Date(world.now().getTime() - since) })
    return id
  }
  await set(job_id, { stage: 'drying', stage_since: world.now() })
  const owner = await aPerson(house, 'Owner')
  const unread = async (who: Person = owner) => {
    const { unread } = await figuresOf(who)
    return { count: unread?.count, ids: unread && (await idsOf(who, '/api/jobs', unread.filter)) }
  }
  const point_id = await house.aPointThere()
  const said = async (reading: object, id = newId()) =>
    expect((await house.read({ point_id, ...reading }, { id })).status).toBe(201)
  return { ...house, owner, set, drying, unread, said }
}

test('a job that dries has no reading once its last one is longer ago than 26 hours, and the list has the same jobs', async () => {
  const { world, said, job_id, drying, unread, wait } = await aHouse()
  const first = newId()
  await said({ value: 20 }, first)
  wait(26 * hour)
  expect(await unread()).toEqual({ count: 0, ids: [] })
  wait(minute)
  expect(await unread()).toEqual({ count: 1, ids: [job_id] })

  // Neither a correction of what was read yesterday nor a locked door is a reading of today.
  await said({ value: 21, corrects: first, reason: 'Misread' })
  await said({ value: null, no_access: 'locked' })
  const never = await drying(27 * hour)
  await drying(25 * hour)
  expect((await unread()).ids?.toSorted()).toEqual([job_id, never].toSorted())

  await said({ value: 18 })
  expect(await unread()).toEqual({ count: 1, ids: [never] })
  await world.db.updateTable('job').set({ stage: 'dry' }).where('id', '=', never).execute()
  expect((await unread()).count).toBe(0)
})

test('what was read at a job that was merged into another is read there', async () => {
  const { said, world, job_id, drying, set, unread } = await aHouse()
  const other = await drying(30 * hour)
  expect((await unread()).ids).toEqual([other])
  await said({ value: 20 })
  await set(job_id, { side: 'duplicate', side_since: world.now(), merged_into: other })
  expect((await unread()).count).toBe(0)
})

test('a project manager is told of their own jobs, and nobody of readings that they do not see', async () => {
  const house = await aHouse()
  const { world, drying, unread, office, ivy } = house
  const rosa = await aPerson(house, 'Project manager', 'Cole Merganser')
  const gus = await aPerson(house, 'Bookkeeper', 'Gus Partridge')
  const hers = await drying(2 * day)
  const others = await drying(2 * day)
  await world.db.updateTable('lead').set({ assigned_to: rosa.id }).where('id', '=', hers).execute()
  expect(await unread(rosa)).toEqual({ count: 1, ids: [hers] })
  expect((await unread(office)).ids?.toSorted()).toEqual([hers, others].toSorted())
  expect([(await figuresOf(gus)).unread, (await figuresOf(ivy)).unread]).toEqual([null, null])
  expect((await gus.request('/api/jobs?unread=yes')).status).toBe(403)
})

test('how long houses took to dry is told by the class of their water, with how many they were, as their list has them', async () => {
  const { owner, job_id, said, drying, wait, room_id, ...house } = await aHouse()
  const driedOf = async (days = 30) => {
    await house.workUntilIdle()
    const { dried, is_behind } = await figuresOf(owner, days)
    const lists = (dried ?? []).map(({ filter }) => idsOf(owner, '/api/jobs', filter))
    expect((await Promise.all(lists)).map(({ length }) => length)).toEqual(dried?.map(({ count }) => count))
    return [is_behind, ...(dried ?? []).map((each) => [each.class, each.count, (each.median_ms ?? 0) / day])]
  }
  await said({ value: 30 })
  expect(await driedOf()).toEqual([false])
  wait(3 * day)
  const last = newId()
  await said({ value: 12 }, last)
  expect(await driedOf()).toEqual([false, ['2', 1, 3]])

  // A room that is not measured leaves the class open, and a reading that was wrong the whole house.
  const room = { method: 'PATCH', revision: 1, changes: { length: null } }
  expect((await house.send(owner, `/api/rooms/${room_id}`, room)).status).toBe(200)
  expect(await driedOf()).toEqual([false, ['unknown', 1, 3]])
  await said({ value: 25, corrects: last, reason: 'Misread' })
  expect(await driedOf()).toEqual([false])
  wait(day)
  await said({ value: 13 })
  expect(await driedOf()).toEqual([false, ['unknown', 1, 4]])

  // In the file of another job it dries there.
  const other = await drying(hour)
  const job = async (id: string) => (await owner.request(`/api/jobs/${id}`)).json()
  const [{ number: into }, { revision }] = [await job(other), await job(job_id)]
  await house.send(owner, `/api/jobs/${job_id}/merge`, { into, revision })
  expect(await driedOf()).toEqual([false, ['unknown', 1, 4]])
  const dry = () => house.world.db.selectFrom('job_dried').select('job_id').execute()
  expect(await dry()).toEqual([{ job_id: other }])
  await house.send(owner, `/api/jobs/${job_id}/unmerge`, {})
  expect(await driedOf()).toEqual([false, ['unknown', 1, 4]])
  expect(await dry()).toEqual([{ job_id }])
  wait(8 * day)
  expect(await driedOf(7)).toEqual([false])

  // What is counted as it happens is what is there when all is counted anew.
  await house.world.db.updateTable('job_dried_cursor').set({ position: null }).execute()
  expect(await driedOf(90)).toEqual([false, ['unknown', 1, 4]])
})

test('what stands at jobs is counted by kind, and each number leads to those units', async () => {
  const house = await aHouse()
  const { owner, job_id, wait, world, ivy } = house
  const [first, second, third] = [
    await aTaggedUnit(house, 'AM-1'),
    await aTaggedUnit(house, 'AM-2'),
    await aTaggedUnit(house, 'AM-3'),
  ]
  const placed = { move: 'placed', room_id: house.room_id }
  const move = async ({ id: unit_id }: { id: string }, moved: object) => {
    const at = world.now().toISOString()
    const sent = { method: 'PUT', job_id, unit_id, at, ...moved }
    const answer = await house.send(owner, `/api/equipment-moves/${newId()}`, sent)
    expect(answer.status).toBe(201)
  }
  await move(first, placed)
  wait(8 * day)
  await move(second, placed)
  await move(third, placed)
  wait(hour)
  await move(third, { move: 'pulled', condition: 'good' })

  const { equipment } = await figuresOf(owner)
  expect(equipment?.by_kind).toMatchObject([{ kind: 'air_mover', count: 2, all: { count: 3 } }])
  expect([equipment?.long.count, equipment?.over.count]).toEqual([1, 0])
  await house.set(job_id, { stage: 'closed' })
  const after = (await figuresOf(owner)).equipment
  if (!after) throw new Error('The owner sees no equipment.')
  expect(after.over.count).toBe(2)
  for (const { count, filter } of [
    ...after.by_kind.flatMap((each) => [each, each.all]),
    after.long,
    after.over,
  ])
    expect([filter, (await idsOf(owner, '/api/equipment/units', filter)).length]).toEqual([filter, count])
  expect((await figuresOf(ivy)).equipment).toBe(null)
})
