import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

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

async function aPhoto({ world }: TestWorld, width: number) {
  const bytes = await aPicture(width, 60).jpeg().toBuffer()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await receivePhoto(world, { sha256, bytes })
  return sha256
}

test.each(['goes on', 'has ended'])(
  'a block of a chat that %s, sent again after it was lifted, blocks no one',
  async (how) => {
    const { ann, visitor, turn } = await aChat()
    if (how === 'has ended') await turn({ turn: 'end' })
    const id = newId()
    expect((await turn({ turn: 'block' }, id)).status).toBe(200)
    await expect(visitor.say('hello')).rejects.toThrow('chat-blocked')
    expect((await ann.request(`/api/chat-settings/blocks/${visitor.id}`, { method: 'DELETE' })).ok).toBe(true)
    expect((await turn({ turn: 'block' }, id)).status).toBe(200)
    expect((await visitor.say('hello')).state).toBe('waiting')
  },
)

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

test.each([{}, { town: 'Salem' }])(
  'what staff filled in, sent again, puts nothing back that the visitor corrected (told before: %j)',
  async (before) => {
    const { visitor, put } = await aChat()
    if ('town' in before) await visitor.tell(before)
    const id = newId()
    expect((await put(`facts/${id}`, { town: 'Salem' })).status).toBe(200)
    await visitor.tell({ town: 'Canfield' })
    expect((await put(`facts/${id}`, { town: 'Salem' })).status).toBe(200)
    expect((await visitor.see()).facts.town?.value).toBe('Canfield')
    expect((await put(`facts/${id}`, { town: 'Sebring' })).status).toBe(409)
  },
)

test('what staff does under the ID of something else that was done is refused, and the same again is done once', async () => {
  const { test, ann, turn, put, visitor } = await aChat()
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const [taking, saying, filling, giving, ending] = [newId(), newId(), newId(), newId(), newId()]
  const words = { text: 'On our way.', kind: 'text' }
  const to = { turn: 'transfer', employee_id: june.id, note: 'She has a dog.' }
  const done: [string, object][] = [
    [`turns/${taking}`, { turn: 'take' }],
    [`messages/${saying}`, words],
    [`facts/${filling}`, { town: 'Salem' }],
    [`turns/${giving}`, to],
    [`turns/${ending}`, { turn: 'end' }],
  ]
  for (const [path, json] of done)
    for (const _ of [1, 2]) expect([path, (await put(path, json)).status]).toEqual([path, 200])
  const others: [string, object][] = [
    ...[taking, saying, filling, giving].map((id): [string, object] => [`turns/${id}`, { turn: 'end' }]),
    [`turns/${taking}`, { turn: 'hand_back' }],
    [`turns/${giving}`, { ...to, note: 'She has two.' }],
    [`turns/${giving}`, { ...to, employee_id: ann.id }],
    [`turns/${ending}`, { turn: 'block' }],
    [`turns/${ending}`, { turn: 'take' }],
    [`messages/${saying}`, { ...words, kind: 'note' }],
    [`messages/${taking}`, words],
    [`facts/${saying}`, { town: 'Salem' }],
  ]
  for (const [path, json] of others) {
    const answer = await put(path, json)
    expect([path, json, answer.status]).toEqual([path, json, 409])
    expect((await answer.json()).code).toBe('message-differs')
  }
  const { status } = await june.request(`/api/chats/${visitor.id}/turns/${taking}`, {
    method: 'PUT',
    json: { turn: 'take' },
  })
  expect(status).toBe(409)
  await visitor.say('one more thing')
  expect((await turn({ turn: 'take' })).status).toBe(200)
})

test('a photo, an answer or a number under the ID of something else is refused, and sent again it is the same', async () => {
  const { test, visitor } = await aChat()
  const [one, two] = [await aPhoto(test, 90), await aPhoto(test, 91)]
  const [text, photo, facts, contact] = [newId(), newId(), newId(), newId()]
  await visitor.say('hello', text)
  const sent: [string, object][] = [
    [`/photos/${photo}`, { sha256: one }],
    [`/facts/${facts}`, { town: 'Salem', name: 'Nora' }],
    [`/contact/${contact}`, { phone: '(330) 555-0117', way: 'call' }],
  ]
  for (const _ of [1, 2])
    for (const [path, json] of sent)
      expect([path, (await visitor.ask(path, json)).status]).toEqual([path, 200])
  const others: [string, object][] = [
    [`/photos/${text}`, { sha256: two }],
    [`/photos/${photo}`, { sha256: two }],
    [`/facts/${text}`, { town: 'Salem' }],
    [`/facts/${facts}`, { town: 'Salem', name: 'Ofelia' }],
    [`/contact/${contact}`, { phone: '(330) 555-0118', way: 'call' }],
    [`/contact/${contact}`, { phone: '(330) 555-0117', way: 'text' }],
    [`/messages/${photo}`, { text: 'hello' }],
  ]
  for (const [path, json] of others) {
    const answer = await visitor.ask(path, json)
    expect([path, json, answer.status, (await answer.json()).code]).toEqual([
      path,
      json,
      409,
      'message-differs',
    ])
  }
})
