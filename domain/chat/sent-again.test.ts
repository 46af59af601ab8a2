import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

async function aChat() {
  const test = await createTestWorld()
  const ann = await aPerson(test, 'Owner', 'Ann Miller')
  const visitor = await aChatVisitor(test)
  await visitor.say('water in the basement')
  const put = (path: string, json: object) =>
    ann.request(`/api/chats/${visitor.id}/${path}`, { method: 'PUT', json })
  const turn = (json: object, message = newId()) => put(`turns/${message}`, json)
  return { test, ann, visitor, put, turn }
}

test('a note with a transfer to who has the chat already is stored once', async () => {
  const { test, ann, turn, visitor } = await aChat()
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  await turn({ turn: 'transfer', employee_id: june.id, note: 'She has a dog.' })
  const again = { turn: 'transfer', employee_id: june.id, note: 'Wants a call after 6.' }
  const id = newId()
  for (const _ of [1, 2]) expect((await turn(again, id)).status).toBe(200)
  const { messages } = await (await ann.request(`/api/chats/${visitor.id}`)).json()
  const notes = messages.filter(({ kind }: { kind: string }) => kind === 'note')
  expect(notes.map(({ text }: { text: string }) => text)).toEqual(['She has a dog.', 'Wants a call after 6.'])
})
