import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { Alerts } from '#domain/alerts/alert.ts'
import { aLeadComesIn, claim, putOnCall } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function alertsOf(person: Person) {
  return Alerts.parse(await (await person.request('/api/alerts')).json())
}

async function bellOf(person: Person) {
  const { open, settled } = await alertsOf(person)
  return {
    open: open.map(({ name }) => name),
    settled: settled.map(({ name, settled_by, reason }) => [name, reason, settled_by?.name]),
  }
}

test('everyone sees the same unclaimed requests, and who was told of them', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const bo = await aPerson(test, 'Dispatcher', 'Bo Starling')
  await putOnCall(test, ann, 'first')
  await aLeadComesIn(test, { name: 'Vera Holt' })
  const reached = async (person: Person) => (await alertsOf(person)).open.map(({ reached_me }) => reached_me)
  expect([await reached(ann), await reached(bo)]).toEqual([[true], [false]])
  test.wait(6 * minute)
  await test.workUntilIdle()
  expect(await reached(bo)).toEqual([true])
})

test('the ladder says who was told, when, how often, and who is next', async () => {
  const test = await createTestWorld()
  const dana = await aPerson(test)
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const bo = await aPerson(test, 'Dispatcher', 'Bo Starling')
  await putOnCall(test, ann, 'first')
  await putOnCall(test, bo, 'backup')
  await aLeadComesIn(test)
  const ladder = async () => {
    const [alert] = (await alertsOf(dana)).open
    return {
      told: alert?.told.map(({ line, people, times, first_at, last_at }) =>
        [line, ...people.map(({ name }) => name), times, first_at.slice(11, 16), last_at.slice(11, 16)].join(
          ' ',
        ),
      ),
      next: [alert?.next?.line, ...(alert?.next?.people ?? []).map(({ name }) => name), alert?.next?.at],
    }
  }
  expect(await ladder()).toEqual({
    told: ['first Ann Miller 1 12:00 12:00'],
    next: ['backup', 'Bo Starling', '2026-11-20T12:03:00.000Z'],
  })
  for (let nth = 0; nth < 16; nth++) {
    test.wait(3 * minute)
    await test.workUntilIdle()
  }
  expect(await ladder()).toEqual({
    told: [
      'first Ann Miller 1 12:00 12:00',
      'backup Bo Starling 1 12:03 12:03',
      'everyone 6 12:06 12:36',
      'owner Dana Reyes 1 12:42 12:42',
    ],
    next: ['owner', 'Dana Reyes', '2026-11-20T13:12:00.000Z'],
  })
})

test('the oldest stands first; what was settled says who claimed it, for half a day', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const bo = await aPerson(test, 'Dispatcher', 'Bo Starling')
  const id = await aLeadComesIn(test, { name: 'Vera Holt' })
  test.wait(minute)
  await aLeadComesIn(test, { name: 'Walt Quist' })
  expect((await bellOf(ann)).open).toEqual(['Vera Holt', 'Walt Quist'])
  await claim(bo, id)
  expect(await bellOf(ann)).toEqual({
    open: ['Walt Quist'],
    settled: [['Vera Holt', 'claimed', 'Bo Starling']],
  })
  test.wait(13 * hour)
  expect((await bellOf(ann)).settled).toEqual([])
})

test('who sees only their own requests is told of no others, though an alert reached them once', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  await aLeadComesIn(test)
  const limited = { id: '01930000-0000-7000-8000-000000000004' }
  await test.world.db
    .updateTable('employee_role')
    .set({ role_id: limited.id })
    .where('employee_id', '=', ann.id)
    .execute()
  expect((await bellOf(ann)).open).toEqual([])
})

test('the rules are changed once, and the record tells what they were', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const change = (json: object) => owner.request('/api/alerts/rules', { method: 'PUT', json })
  const rules = { is_on: true, first_after_seconds: 120, then_after_seconds: 360, revision: 1 }
  expect(await (await change(rules)).json()).toEqual({ ...rules, revision: 2 })
  expect(await (await change(rules)).json()).toEqual({ ...rules, revision: 2 })
  expect((await change({ ...rules, first_after_seconds: 60 })).status).toBe(409)
  const { items }: { items: unknown[] } = await (await owner.request('/api/audit?kind=on-call')).json()
  expect(items).toMatchObject([{ before: { first_after_seconds: 180 }, after: { first_after_seconds: 120 } }])
})

test.each([
  [{ first_after_seconds: 29 }, 'Give who is on call at least 30 seconds.'],
  [{ then_after_seconds: 200 }, 'Give the backup at least 30 seconds.'],
  [{ then_after_seconds: 7201 }, 'Let nobody wait for more than two hours.'],
])('rules with %j are refused: %s', async (overrides, words) => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const rules = { is_on: true, first_after_seconds: 180, then_after_seconds: 360, revision: 1, ...overrides }
  const answer = await owner.request('/api/alerts/rules', { method: 'PUT', json: rules })
  expect([answer.status, await answer.json()]).toMatchObject([422, { message: words }])
})
