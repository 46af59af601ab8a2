import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { putOnCall } from '#test/on-call.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson, type Person } from '#test/people.ts'
import { ChatDetail } from './chat.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const turn = (person: Person, id: string, turn: string) =>
  person.request(`/api/chats/${id}/turns/${newId()}`, { method: 'PUT', json: { turn } })

async function alerts({ world }: TestWorld) {
  const rows = await world.db.selectFrom('alert').select(['id', 'step', 'reason']).execute()
  return rows.map(({ id, step, reason }) => [id, step, reason])
}

test('a chat that waits for a person is told to who is on call and goes on until someone takes it over', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  await test.world.db.updateTable('employee').set({ email: 'marcus@example.com' }).execute()
  const visitor = await aChatVisitor(test)
  await visitor.say('water everywhere')
  await test.workUntilIdle()
  expect(await alerts(test)).toEqual([[visitor.id, 2, null]])
  expect(test.emails.map(({ subject }) => subject)).toEqual(['Chat waiting'])
  expect(test.emails[0]?.text).toContain(`/ops/submissions/chats/${visitor.id}`)
  expect(JSON.stringify(test.emails)).not.toContain('water everywhere')

  test.wait(20 * minute)
  await test.workUntilIdle()
  await turn(marcus, visitor.id, 'take')
  expect((await alerts(test)).map(([, , reason]) => reason)).toEqual(['taken'])
})

test('whoever comes back to a chat that was handed back waits again, and again it is told', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await test.workUntilIdle()
  await turn(marcus, visitor.id, 'take')
  const reply = { text: 'We are closed for new work.', kind: 'text' }
  await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, { method: 'PUT', json: reply })
  await turn(marcus, visitor.id, 'hand_back')
  expect((await alerts(test)).map(([, , reason]) => reason)).toEqual(['taken'])
  await visitor.say('it is back')
  await test.workUntilIdle()
  expect((await alerts(test)).map(([, , reason]) => reason)).toEqual([null])
})

test('a number makes the chat a request without a second alert, and claiming it ends the one there is once someone answers', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('hello')
  await visitor.call()
  await test.workUntilIdle()
  expect((await alerts(test)).map(([id, , reason]) => [id, reason])).toEqual([[visitor.id, null]])
  await marcus.request(`/api/leads/${visitor.id}/claim`, { method: 'POST' })
  expect((await alerts(test)).map(([, , reason]) => reason)).toEqual([null])
  await turn(marcus, visitor.id, 'take')
  expect((await alerts(test)).map(([, , reason]) => reason)).toEqual(['claimed'])
})

test('who looks at a chat that waits sees who was alerted, who is next and when, until someone takes over', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Dispatcher', 'June Kestrel')
  await putOnCall(test, marcus, 'first')
  await putOnCall(test, june, 'backup')
  const visitor = await aChatVisitor(test)
  const read = async () => {
    const answer = await marcus.request(`/api/chats/${visitor.id}`)
    return ChatDetail.parse(await answer.json())
  }
  const next = async () => (await read()).next_alert
  const alerted = async () => (await read()).alerted?.map(({ people }) => people.map(({ name }) => name))
  await visitor.say('water everywhere')
  await test.workUntilIdle()
  const { first_after_seconds } = await test.world.db
    .selectFrom('alert_rules')
    .select('first_after_seconds')
    .executeTakeFirstOrThrow()
  expect(await next()).toEqual({
    line: 'backup',
    people: [{ id: june.id, name: 'June Kestrel' }],
    at: new Date(test.world.now().getTime() + first_after_seconds * 1000).toISOString(),
  })
  expect(await alerted()).toEqual([['Marcus Wren']])
  test.wait(first_after_seconds * 1000)
  await test.workUntilIdle()
  expect(await next()).toMatchObject({ line: 'everyone', people: [] })
  expect(await alerted()).toEqual([['Marcus Wren'], ['June Kestrel']])
  await turn(marcus, visitor.id, 'take')
  expect(await next()).toBeNull()
  expect(await alerted()).toEqual([])

  const reply = { text: 'Call us if it comes back.', kind: 'text' }
  await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, { method: 'PUT', json: reply })
  await turn(marcus, visitor.id, 'hand_back')
  test.wait(1000)
  await visitor.say('it is back')
  expect(await alerted()).toEqual([])
})
