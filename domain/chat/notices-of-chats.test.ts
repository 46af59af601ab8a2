import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aDevice } from '#test/a-device.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { decide } from './decide.ts'

const chat = () => ({ decide: (text: string) => decide(text, { search: () => [] }) })

/** A chat that Marcus has. He and June are notified on their devices. */
async function aTakenChat() {
  const test = await createTestWorld({ chat })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  for (const person of [marcus, june])
    await person.request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
  const turnOf = (id: string) => (json: object) =>
    marcus.request(`/api/chats/${id}/turns/${newId()}`, { method: 'PUT', json })
  const open = async () => {
    const visitor = await aChatVisitor(test)
    await visitor.say('hello')
    const turn = turnOf(visitor.id)
    await turn({ turn: 'take' })
    return { visitor, turn }
  }
  const taken = await open()
  await test.workUntilIdle()
  test.pushes.length = 0
  const told = () => test.pushes.map(({ body }) => String(JSON.parse(body).words))
  return { test, marcus, june, ...taken, open, told }
}

test('whoever has a chat is told of danger once until they answer, however often it is told of', async () => {
  const { test, marcus, visitor, told } = await aTakenChat()
  const danger = 'Someone in your chat may be in danger.'
  for (let times = 0; times < 5; times++) {
    expect((await visitor.say(`I smell gas in the kitchen ${times}`)).items.at(-1)?.kind).toBe('danger')
    await test.workUntilIdle()
  }
  expect(told()).toEqual([danger])
  const reply = { text: 'Please leave the house now.', kind: 'text' }
  await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, { method: 'PUT', json: reply })
  await visitor.say('there is smoke now')
  await test.workUntilIdle()
  expect(told()).toEqual([danger, danger])
})

test('whoever is given a chat again and again is told as often as alerts tell, and again after a while', async () => {
  const { test, june, turn, open, told } = await aTakenChat()
  const given = 'A chat was transferred to you. Open it and reply.'
  const give = async (turn: (json: object) => Promise<Response>) => {
    expect((await turn({ turn: 'transfer', employee_id: june.id, note: '' })).status).toBe(200)
    await test.workUntilIdle()
    expect((await turn({ turn: 'take' })).status).toBe(200)
    await test.workUntilIdle()
  }
  for (let times = 0; times < 8; times++) await give(turn)
  expect(told()).toEqual([given, given, given])
  // A flood of one is no reason not to tell of another.
  const other = await open()
  await give(other.turn)
  expect(told().filter((words) => words === given)).toHaveLength(4)
  for (let times = 0; times < 8; times++) await give((await open()).turn)
  await give(other.turn)
  expect(told().filter((words) => words === given)).toHaveLength(12)
  test.wait(10 * minute)
  await give(turn)
  expect(told().filter((words) => words === given)).toHaveLength(13)
})
