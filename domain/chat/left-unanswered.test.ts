import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { ChatDetail } from './chat.ts'

/** Marcus has the chat and has answered what was said so far. */
async function anAnsweredChat() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const put = (path: string, json: object) =>
    marcus.request(`/api/chats/${visitor.id}/${path}`, { method: 'PUT', json })
  const turn = (turn: string, id = newId()) => put(`turns/${id}`, { turn })
  const reply = (text: string) => put(`messages/${newId()}`, { text, kind: 'text' })
  const read = async () => ChatDetail.parse(await (await marcus.request(`/api/chats/${visitor.id}`)).json())
  const openAlerts = async () =>
    (await test.world.db.selectFrom('alert').select('id').where('settled_at', 'is', null).execute()).map(
      ({ id }) => id,
    )
  await visitor.say('hello')
  await turn('take')
  await reply('This is Marcus.')
  await test.workUntilIdle()
  test.wait(minute)
  return { test, marcus, visitor, turn, reply, read, openAlerts }
}

const lastWords = 'it is comin thru the ceiling now too'

test('a chat that is handed back with an answer for everything waits for no one', async () => {
  const { test, visitor, turn, read, openAlerts } = await anAnsweredChat()
  expect((await read()).unanswered_since).toBeNull()
  await turn('hand_back')
  await test.workUntilIdle()
  expect(await visitor.see()).toMatchObject({ state: 'automated' })
  expect((await visitor.see()).items.at(-1)).toMatchObject({ kind: 'handed_back' })
  expect(await openAlerts()).toEqual([])
})

test('a chat that is handed back with an unanswered message waits for a person again, and alerts go out', async () => {
  const { test, visitor, turn, read, openAlerts } = await anAnsweredChat()
  await visitor.say(lastWords)
  const since = test.world.now().toISOString()
  test.wait(minute)
  await visitor.say('hello?')
  expect((await read()).unanswered_since).toBe(since)
  await turn('hand_back')
  await test.workUntilIdle()
  const { state, items } = await visitor.see()
  expect(state).toBe('waiting')
  // Nobody reads that automated answers are on again where someone is called.
  expect(items.slice(-2).map(({ kind }) => kind)).toEqual(['text', 'person_wanted'])
  expect(items.at(-1)?.at).toBe(test.world.now().toISOString())
  expect(await openAlerts()).toEqual([visitor.id])
  expect(await read()).toMatchObject({ state: 'waiting', waiting_since: test.world.now().toISOString() })
})

test('an end is undone by whoever ended the chat: it is theirs again, with its danger and the other devices', async () => {
  const { test, visitor, turn, read } = await anAnsweredChat()
  const device = await anotherDevice(test, await linkOf(visitor))
  const danger_due_at = new Date(test.world.now().getTime() + minute)
  await test.world.db
    .updateTable('chat')
    .set({ danger: 'gas', danger_due_at })
    .where('id', '=', visitor.id)
    .execute()
  await turn('end')
  expect(await visitor.see()).toMatchObject({ state: 'ended', with: null })
  const id = newId()
  for (const _ of [1, 2]) expect((await turn('undo_end', id)).status).toBe(200)
  expect(await visitor.see()).toMatchObject({ state: 'staff', with: 'Marcus Wren' })
  expect(JSON.stringify((await visitor.see()).items)).not.toContain('"was"')
  expect(await device.see()).toMatchObject({ state: 'staff' })
  expect(await read()).toMatchObject({ danger: 'gas', assigned_to: { name: 'Marcus Wren' } })
  const stored = test.world.db.selectFrom('chat').select('danger_due_at').where('id', '=', visitor.id)
  expect(await stored.executeTakeFirst()).toEqual({ danger_due_at })
})

test('an end of a colleague’s chat gives it back to them, and a block is not undone by it', async () => {
  const { test, visitor, turn, read } = await anAnsweredChat()
  const june = await aPerson(test, 'Dispatcher', 'June Kestrel')
  const ofJune = (turn: string) =>
    june.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json: { turn } })
  await ofJune('end')
  expect((await ofJune('undo_end')).status).toBe(200)
  expect(await read()).toMatchObject({ assigned_to: { name: 'Marcus Wren' } })
  await turn('block')
  expect((await turn('undo_end')).status).toBe(409)
})

test('a chat that waited when it was ended waits on when that is undone', async () => {
  const { test, visitor, turn, read, openAlerts } = await anAnsweredChat()
  await visitor.say(lastWords)
  await turn('hand_back')
  const { waiting_since } = await read()
  test.wait(minute)
  await turn('end')
  await turn('undo_end')
  await test.workUntilIdle()
  expect(await read()).toMatchObject({ state: 'waiting', waiting_since })
  expect(await openAlerts()).toEqual([visitor.id])
})

test('an end is not undone by someone else, nor late, nor once the visitor wrote again', async () => {
  const { test, visitor, turn } = await anAnsweredChat()
  const code = async (answer: Promise<Response> | Response) => (await (await answer).json()).code
  expect(await code(turn('undo_end'))).toBe('too-late-to-undo')
  await turn('end')
  const june = await aPerson(test, 'Dispatcher', 'June Kestrel')
  const other = june.request(`/api/chats/${visitor.id}/turns/${newId()}`, {
    method: 'PUT',
    json: { turn: 'undo_end' },
  })
  expect(await code(other)).toBe('too-late-to-undo')
  test.wait(3 * minute)
  expect(await code(turn('undo_end'))).toBe('too-late-to-undo')
  await visitor.say('one more thing')
  await turn('end')
  await visitor.say('and another')
  expect(await code(turn('undo_end'))).toBe('too-late-to-undo')
})
