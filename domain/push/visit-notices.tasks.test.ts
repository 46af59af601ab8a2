import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { readDesk } from '#domain/leads/desk/desk.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { aDevice } from '#test/a-device.ts'
import { aJobToVisit, thisMorning, tomorrow } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'

const added = 'You were put on a visit.'
const moved = 'A visit of yours was moved.'
const removed = 'You were taken off a visit.'
const canceled = 'A visit of yours was canceled.'

/** A job to visit, and what each person was shown on their device since it was asked last. */
async function aCrewWithPhones() {
  const test = await aJobToVisit()
  const owners = new Map<string, Person>()
  for (const person of [test.marcus, test.ivy, test.theo]) {
    const device = aDevice()
    owners.set(String(device.endpoint), person)
    await person.request(`/api/push/${newId()}`, { method: 'PUT', json: device })
  }
  let seen = 0
  const shown = async () => {
    await test.workUntilIdle()
    const fresh = test.pushes.slice(seen)
    seen = test.pushes.length
    return fresh
      .map(({ endpoint, body }) => `${owners.get(endpoint)?.name ?? ''}: ${JSON.parse(body).words}`)
      .toSorted()
  }
  return { ...test, shown }
}

test('everyone on a visit is told alike that it was planned, moved and canceled, and who did it is not', async () => {
  const { ivy, theo, plan, change, shown } = await aCrewWithPhones()
  const toBoth = (words: string) => [`Ivy Starling: ${words}`, `Theo Bittern: ${words}`]
  const { id } = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  expect(await shown()).toEqual(toBoth(added))
  await change(id, { revision: 1, when: tomorrow })
  expect(await shown()).toEqual(toBoth(moved))
  await change(id, { revision: 2, note: 'Bring the tall ladder' })
  expect(await shown()).toEqual([])
  await change(id, { revision: 3, canceled: true })
  expect(await shown()).toEqual(toBoth(canceled))
  await change(id, { revision: 4, canceled: false })
  expect(await shown()).toEqual(toBoth(added))
})

test('who joins a visit is told that they go, who is taken off it that they do not, and the others only of another time', async () => {
  const { ivy, theo, plan, change, shown } = await aCrewWithPhones()
  const { id } = await plan({ when: thisMorning, people: [ivy.id] })
  expect(await shown()).toEqual([`Ivy Starling: ${added}`])
  await change(id, { revision: 1, people: [ivy.id, theo.id] })
  expect(await shown()).toEqual([`Theo Bittern: ${added}`])
  await change(id, { revision: 2, people: [ivy.id], when: tomorrow })
  expect(await shown()).toEqual([`Ivy Starling: ${moved}`, `Theo Bittern: ${removed}`])
})

test('that a visit was made before it was moved hears who moved it and who goes there since', async () => {
  const { world, ivy, theo, job_id, plan, change, shown } = await aCrewWithPhones()
  const { id } = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  await change(id, { revision: 1, when: tomorrow })
  await shown()
  const sentAt = world.now()
  const step = { id: newId(), kind: 'arrived', lead_id: job_id, at: sentAt.toISOString(), sentAt } as const
  await reportStep(world, allow(ivy, 'leads.work'), step)
  const made = 'A visit that was changed was already made.'
  expect(await shown()).toEqual([`Marcus Wren: ${made}`, `Theo Bittern: ${made}`])
})

test('a visit that a planner goes on too is news to the others alone', async () => {
  const { ivy, marcus, plan, shown } = await aCrewWithPhones()
  await plan({ when: thisMorning, people: [ivy.id, marcus.id] })
  expect(await shown()).toEqual([`Ivy Starling: ${added}`])
})

test('what was taken back before anyone could be told is not told', async () => {
  const { ivy, theo, plan, change, shown } = await aCrewWithPhones()
  const { id } = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  await change(id, { revision: 1, people: [ivy.id] })
  await change(id, { revision: 2, canceled: true })
  expect(await shown()).toEqual([`Ivy Starling: ${canceled}`])
})

test('who takes the place of the first is told of the request, where no visit tells them', async () => {
  const { ivy, theo, plan, change, shown } = await aCrewWithPhones()
  const { id } = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  await shown()
  await change(id, { revision: 1, people: [theo.id, ivy.id], override: 'Ivy is there too' })
  expect(await shown()).toEqual(['Theo Bittern: A request was assigned to you.'])
})

test('a visit that an update of the product brought along is no news', async () => {
  const { ivy, theo, plan, shown, world } = await aCrewWithPhones()
  await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  await world.db.updateTable('event').set({ employee_id: null }).where('name', '=', 'visit.planned').execute()
  expect(await shown()).toEqual([])
})

test('nobody is woken for each of many changes by one planner, and hears all the same of what another does', async () => {
  const { ivy, plan, change, shown, wait, ...test } = await aCrewWithPhones()
  for (let nth = 0; nth < 20; nth++) await plan({ when: thisMorning, people: [ivy.id] })
  expect(await shown()).toHaveLength(12)
  const rosa = await aPerson(test, 'Dispatcher', 'Rosa Plover')
  const { id } = await plan({ when: thisMorning, people: [ivy.id] }, rosa)
  expect(await shown()).toEqual([`Ivy Starling: ${added}`])
  wait(10 * minute)
  await change(id, { revision: 1, canceled: true })
  expect(await shown()).toEqual([`Ivy Starling: ${canceled}`])
})

test('a device that refuses keeps the news from nobody else, and nobody hears it twice', async () => {
  const { ivy, theo, plan, pushAnswers, pushes, workUntilIdle, world } = await aCrewWithPhones()
  const { endpoint } = await world.db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('employee_id', '=', ivy.id)
    .executeTakeFirstOrThrow()
  pushAnswers.set(endpoint, 'failed')
  await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  // A task that failed would be done again.
  await workUntilIdle()
  expect(pushes.map(({ body }) => JSON.parse(body).words)).toEqual([added])
})

test('of a change everyone hears what it is for them, also where the device of one who goes now refuses it', async () => {
  const { ivy, theo, plan, change, pushAnswers, shown, world } = await aCrewWithPhones()
  const { id } = await plan({ when: thisMorning, people: [ivy.id] })
  await shown()
  const { endpoint } = await world.db
    .selectFrom('push_subscription')
    .select('endpoint')
    .where('employee_id', '=', theo.id)
    .executeTakeFirstOrThrow()
  pushAnswers.set(endpoint, 'failed')
  await change(id, { revision: 1, when: tomorrow, people: [theo.id], override: 'Only looks' })
  expect(await shown()).toEqual([`Ivy Starling: ${removed}`])
})

test('where nobody could be told of a visit it is tried again', async () => {
  const { ivy, plan, pushAnswers, workUntilIdle, world } = await aCrewWithPhones()
  const rows = await world.db.selectFrom('push_subscription').select('endpoint').execute()
  for (const { endpoint } of rows) pushAnswers.set(endpoint, 'failed')
  await plan({ when: thisMorning, people: [ivy.id] })
  await expect(workUntilIdle()).rejects.toThrow('The push service responded with 503.')
  // What nobody heard does not count.
  expect(await world.db.selectFrom('visit_notice').selectAll().execute()).toEqual([])
})

test('the desk says who put someone on a visit, second or first', async () => {
  const { ivy, theo, marcus, world, wait, ...test } = await aCrewWithPhones()
  await test.plan({ when: thisMorning, people: [ivy.id, theo.id] })
  wait(minute)
  for (const person of [ivy, theo]) {
    const { items } = await readDesk(world, allow(person, 'leads.view'))
    expect(items.map(({ assignment }) => assignment?.by)).toEqual([marcus.name])
  }
})
