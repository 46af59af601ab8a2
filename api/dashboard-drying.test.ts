import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { Dashboard } from '#domain/figures/dashboard.ts'
import { aJob } from '#test/a-job.ts'
import { aDryingJob } from '#test/a-drying-job.ts'
import { aPerson, type Person } from '#test/people.ts'
import { aTaggedUnit } from '#test/some-equipment.ts'

async function figuresOf(person: Person): Promise<Dashboard> {
  return (await person.request('/api/dashboard?days=30')).json()
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
