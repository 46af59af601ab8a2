import { expect, test } from 'vitest'
import { day, hour, minute, second } from '#platform/time.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { forgetOldSources } from '#domain/leads/suspicion/sources.server.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { Alerts } from '#domain/alerts/alert.ts'
import { longestUntilBackup, longestUntilEveryone, shortestWait } from '#domain/alerts/alert-rules.ts'
import { aMove } from '#test/a-lead.ts'
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

test('a request that was claimed and not called yet is listed until someone has called', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const bo = await aPerson(test, 'Dispatcher', 'Bo Starling')
  const uncalled = async () =>
    (await alertsOf(bo)).uncalled.map(({ name, holder, received_at }) => [name, holder.name, received_at])
  const id = await aLeadComesIn(test, { name: 'Vera Holt' })
  const received = test.world.now().toISOString()
  test.wait(2 * minute)
  await claim(ann, id)
  expect(await uncalled()).toEqual([['Vera Holt', 'Ann Miller', received]])
  await ann.request(`/api/leads/${id}/status`, { method: 'PUT', json: aMove('contacted', 2, ann.id) })
  expect(await uncalled()).toEqual([])
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

test('a flood from one address does not hide a real call, and every request is on a page', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const request = { loss: 'flooded-basement' }
  for (let nth = 0; nth < 52; nth++) {
    await receiveLead(test.world, aLeadRequest({ ...request, name: `Flood ${nth}` }), {
      ...unsuspected,
      source: 'one address',
    })
    test.wait(second)
  }
  const real = { ...unsuspected, source: 'another address' }
  await receiveLead(test.world, aLeadRequest({ ...request, name: 'Nora' }), real)
  await receiveLead(test.world, aLeadRequest({ ...request, name: 'Nora again' }), real)
  test.wait(day + second)
  await forgetOldSources(test.world)

  const first = await alertsOf(ann)
  const names = first.open.map(({ name }) => name)
  expect(names.slice(0, 4)).toEqual(['Flood 0', 'Nora', 'Flood 1', 'Nora again'])
  expect([first.unclaimed, names.length]).toEqual([54, 50])
  // Whoever claims the last one of the page does not lose the rest.
  await claim(ann, first.next ?? '')
  const rest = Alerts.parse(await (await ann.request(`/api/alerts?after=${first.next}`)).json())
  expect(rest.open.map(({ name }) => name)).toEqual(['Flood 48', 'Flood 49', 'Flood 50', 'Flood 51'])
  expect(rest.next).toBeNull()
  expect((await ann.request('/api/alerts?after=01930000-0000-7000-8000-000000000001')).status).toBe(404)
})

test('of requests from one sender that come at once only one is the first', async () => {
  const test = await createTestWorld()
  const arrival = { ...unsuspected, source: 'one address' }
  await Promise.all(Array.from({ length: 8 }, () => receiveLead(test.world, aLeadRequest(), arrival)))
  const turns = await test.world.db.selectFrom('lead').select('sender_turn').orderBy('sender_turn').execute()
  expect(turns.map(({ sender_turn }) => sender_turn)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
})

test('where it is not known who answered a request, whoever has it is named', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const bo = await aPerson(test, 'Dispatcher', 'Bo Starling')
  const id = await aLeadComesIn(test, { name: 'Vera Holt' })
  await claim(bo, id)
  await test.world.db.updateTable('alert').set({ settled_by: null, reason: 'moved' }).execute()
  expect((await bellOf(ann)).settled).toEqual([['Vera Holt', 'moved', 'Bo Starling']])
  await test.world.db.updateTable('alert').set({ reason: 'closed' }).execute()
  expect((await bellOf(ann)).settled).toEqual([['Vera Holt', 'closed', undefined]])
})

test('who sees only their own requests is told of no others, though an alert reached them once', async () => {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const stranger = await aLeadComesIn(test)
  const limited = { id: '01930000-0000-7000-8000-000000000004' }
  await test.world.db
    .updateTable('employee_role')
    .set({ role_id: limited.id })
    .where('employee_id', '=', ann.id)
    .execute()
  expect((await bellOf(ann)).open).toEqual([])
  // Nor whether there is such a request.
  expect((await ann.request(`/api/alerts?after=${stranger}`)).status).toBe(404)
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
  [{ first_after_seconds: null }, 'Enter a number of minutes.'],
  [{ first_after_seconds: shortestWait / second - 1 }, 'Enter at least 0.5 minutes.'],
  [{ first_after_seconds: longestUntilBackup / second + 1 }, 'Enter no more than 60 minutes.'],
  [{ then_after_seconds: 200 }, 'Give the backup at least 0.5 minutes to answer.'],
  [{ then_after_seconds: longestUntilEveryone / second + 1 }, 'Enter no more than 120 minutes.'],
])('rules with %j are refused: %s', async (overrides, words) => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const rules = { is_on: true, first_after_seconds: 180, then_after_seconds: 360, revision: 1, ...overrides }
  const answer = await owner.request('/api/alerts/rules', { method: 'PUT', json: rules })
  expect([answer.status, await answer.json()]).toMatchObject([422, { message: words }])
})
