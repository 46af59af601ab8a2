import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aDevice } from '#test/a-device.ts'
import { aJobOf } from '#test/a-job.ts'
import { aNewRole, roleNamed } from '#test/a-role.ts'
import { aReachable, deliveriesOf, putOnCall } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { callWhereUnanswered } from './danger/danger-clock.server.ts'
import { decide } from './decide.ts'

const chat = () => ({ decide: (text: string) => decide(text, { search: () => [] }) })
const cry = 'HELP there is a fire in my kitchen, I smell gas'

const turn = (person: Person, id: string, json: object) =>
  person.request(`/api/chats/${id}/turns/${newId()}`, { method: 'PUT', json })

/** A conversation that someone has, whom the owner can do anything to. */
async function aTakenChat() {
  const test = await createTestWorld({ chat })
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const bo = await aReachable(test, 'Bo Onkel')
  await putOnCall(test, bo, 'first')
  const ann = await aPerson(test, 'Dispatcher', 'Ann Miller')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await test.workUntilIdle()
  expect((await turn(ann, visitor.id, { turn: 'take' })).status).toBe(200)
  return { test, owner, ann, bo, visitor }
}

async function openAlerts({ world }: TestWorld) {
  const rows = await world.db.selectFrom('alert').select('id').where('settled_at', 'is', null).execute()
  return rows.map(({ id }) => id)
}

const departure = (revision = 1) => ({ method: 'POST', json: { revision, reassign_to: null } })

const ways: [string, (owner: Person, test: TestWorld, id: string) => Promise<Response>][] = [
  ['is suspended', (owner, _, id) => owner.request(`/api/employees/${id}/suspend`, departure())],
  ['leaves', (owner, _, id) => owner.request(`/api/employees/${id}/leave`, departure())],
  [
    'is given other roles',
    async (owner, { world }, id) => {
      const json = { revision: 1, role_ids: [await roleNamed(world, 'Technician')] }
      return owner.request(`/api/employees/${id}/roles`, { method: 'PUT', json })
    },
  ],
  [
    'may reply no more by their role',
    async (owner, { world }, id) => {
      const may = { 'leads.view': 'all', 'chat.view': 'all', 'chat.reply': 'all' }
      const role = aNewRole({ permissions: may })
      await owner.request('/api/roles', { method: 'POST', json: role })
      await world.db.deleteFrom('employee_role').where('employee_id', '=', id).execute()
      await world.db.insertInto('employee_role').values({ employee_id: id, role_id: role.id }).execute()
      const { 'chat.reply': _, ...less } = may
      const json = { ...role, permissions: less, revision: 1 }
      return owner.request(`/api/roles/${role.id}`, { method: 'PUT', json })
    },
  ],
]

test.each(ways)('a chat of someone who %s waits for someone else, who is alerted', async (_, happens) => {
  const { test, owner, ann, visitor } = await aTakenChat()
  expect(await openAlerts(test)).toEqual([])
  const answer = await happens(owner, test, ann.id)
  expect(answer.ok, await answer.text()).toBe(true)
  await test.workUntilIdle()
  expect(await visitor.see()).toMatchObject({ state: 'waiting', with: null })
  expect(await openAlerts(test)).toEqual([visitor.id])
})

test('a chat that is transferred to someone who is suspended at the same moment stays with neither', async () => {
  const { test, owner, ann, bo, visitor } = await aTakenChat()
  await Promise.all([
    turn(ann, visitor.id, { turn: 'transfer', employee_id: bo.id }),
    owner.request(`/api/employees/${bo.id}/suspend`, departure()),
  ])
  const { state, assigned_to } = await test.world.db
    .selectFrom('chat')
    .select(['state', 'assigned_to'])
    .executeTakeFirstOrThrow()
  expect([`staff ${ann.id}`, 'waiting null']).toContain(`${state} ${assigned_to}`)
})

test('who tells of danger to a person is told what to do, that person is alerted, and without an answer others are', async () => {
  const { test, ann, visitor } = await aTakenChat()
  await ann.request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
  const { state, items } = await visitor.say(cry)
  expect([state, items.at(-1)?.kind]).toEqual(['staff', 'danger'])
  await test.workUntilIdle()
  expect(test.pushes.map(({ body }) => JSON.parse(body))).toMatchObject([
    { kind: 'chat', id: visitor.id, words: 'Someone in your chat may be in danger.' },
  ])
  const list = await ann.request('/api/chats')
  expect(await list.json()).toMatchObject({ items: [{ is_danger: true, told_to_call: '911' }] })

  test.wait(2 * minute)
  await visitor.say(cry)
  const before = await deliveriesOf(test, visitor.id)
  test.wait(minute)
  await callWhereUnanswered(test.world)
  expect(await visitor.see()).toMatchObject({ state: 'waiting', with: null })
  await test.workUntilIdle()
  await test.workUntilIdle()
  expect((await deliveriesOf(test, visitor.id)).slice(before.length)).toContain('2 mail Bo Onkel')
})

test('who answers one in danger in time keeps the chat', async () => {
  const { test, ann, visitor } = await aTakenChat()
  await visitor.say(cry)
  const json = { text: 'Please leave the house now.', kind: 'text' }
  await ann.request(`/api/chats/${visitor.id}/messages/${newId()}`, { method: 'PUT', json })
  test.wait(30 * minute)
  await callWhereUnanswered(test.world)
  expect(await visitor.see()).toMatchObject({ state: 'staff', with: 'Ann Miller' })
})

test('who works on the job of a chat in danger is reminded first, and others are called once they stop', async () => {
  const { test, ann, visitor } = await aTakenChat()
  await ann.request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
  await visitor.call()
  await visitor.say(cry)
  test.wait(2 * minute)
  await aJobOf(test, ann, { id: visitor.id, facts: {} })
  test.wait(minute)
  await callWhereUnanswered(test.world)
  await test.workUntilIdle()
  expect(await visitor.see()).toMatchObject({ state: 'staff', with: 'Ann Miller' })
  expect(await openAlerts(test)).toEqual([])
  expect(test.pushes.map(({ body }) => JSON.parse(body)).at(-1)).toMatchObject({
    id: visitor.id,
    words: 'Someone waits in your chat while you are on their job.',
  })

  test.wait(3 * minute)
  await callWhereUnanswered(test.world)
  expect(await visitor.see()).toMatchObject({ state: 'waiting', with: null })
})

test.each([
  ['writes of danger', (visitor: Visitor) => visitor.say(cry)],
  ['taps that someone is in danger', (visitor: Visitor) => visitor.tell({ danger: 'yes' })],
  ['taps that water is at an outlet', (visitor: Visitor) => visitor.tell({ electricity: 'yes' })],
])('where whoever has the chat is signed out, others are called for who %s', async (_, happens) => {
  const { test, ann, visitor } = await aTakenChat()
  await ann.request('/api/auth/logout', { method: 'POST' })
  await happens(visitor)
  expect(await visitor.see()).toMatchObject({ state: 'waiting', with: null })
  await test.workUntilIdle()
  expect(await openAlerts(test)).toEqual([visitor.id])
})

type Visitor = Awaited<ReturnType<typeof aChatVisitor>>
