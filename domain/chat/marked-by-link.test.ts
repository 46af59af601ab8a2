import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { newId } from '#platform/uuid.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { aChatVisitor, anotherDevice } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { decide } from './decide.ts'
import { ChatLink } from './devices/chat-link.ts'

const chat = () => ({ decide: (text: string) => decide(text, { search: () => [] }) })

/** A conversation that is open on a device by a link of the staff, which its visitor has not said is theirs. */
async function anOpenedLink() {
  const test = await createTestWorld({ chat })
  const ann = await aPerson(test, 'Owner', 'Ann Miller')
  const phone = await aChatVisitor(test)
  await phone.say('water in the basement')
  const made = await ann.request(`/api/chats/${phone.id}/links`, { method: 'POST' })
  const device = await anotherDevice(test, ChatLink.parse(await made.json()).address.slice(-24))
  const read = async (path: string) => (await ann.request(path)).json()
  return { test, ann, phone, device, read }
}

async function aPhoto({ world }: TestWorld, width: number) {
  const bytes = await aPicture(width, 60).jpeg().toBuffer()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await receivePhoto(world, { sha256, bytes })
  return sha256
}

test('a photo of a device that a link of the staff opened says so, in the chat and among those of its request, also without the chat', async () => {
  const { test, ann, phone, device, read } = await anOpenedLink()
  const [own, other] = [await aPhoto(test, 90), await aPhoto(test, 91)]
  await phone.told(phone.ask(`/photos/${newId()}`, { sha256: own }))
  const seen = await device.told(device.ask(`/photos/${newId()}`, { sha256: other }))
  expect(seen.items.at(-1)).toMatchObject({ kind: 'photo', detail: { sha256: other } })
  expect(seen.items.at(-1)?.detail).not.toHaveProperty('by_link')
  await phone.call()
  const { messages } = await read(`/api/chats/${phone.id}`)
  expect(messages).toContainEqual(
    expect.objectContaining({ kind: 'photo', detail: { sha256: other, by_link: true } }),
  )
  const marks = async () => {
    const { photos } = await read(`/api/leads/${phone.id}`)
    return photos.map((photo: Record<string, unknown>) => [photo['sha256'], photo['by_link']])
  }
  const marked = [
    [own, undefined],
    [other, true],
  ]
  expect(await marks()).toEqual(marked)
  expect((await ann.request(`/api/chats/${phone.id}`, { method: 'DELETE' })).status).toBe(204)
  expect(await marks()).toEqual(marked)
})

test('a request has the words of the visitor alone', async () => {
  const { phone, device, read } = await anOpenedLink()
  await device.say('please bring the key from the neighbor')
  await phone.say('it is getting worse')
  await phone.call()
  const { message } = await read(`/api/leads/${phone.id}`)
  expect(message).toBe('water in the basement\nit is getting worse')
})

test('the list of chats says so of the last words', async () => {
  const { phone, device, read } = await anOpenedLink()
  await device.say('leave the key outside')
  const last = async () => (await read('/api/chats?state=waiting')).items[0]
  expect(await last()).toMatchObject({ last_words: 'leave the key outside', last_words_by_link: true })
  await phone.say('it is getting worse')
  expect(await last()).not.toHaveProperty('last_words_by_link')
})

test('a transcript says which words came from a device that a link of the staff opened', async () => {
  const { ann, phone, device } = await anOpenedLink()
  await device.say('my number is on the fridge')
  const json = { as: 'text' }
  const file = await ann.request(`/api/chats/${phone.id}/transcripts`, { method: 'POST', json })
  const text = await file.text()
  expect(text).toContain('Visitor: water in the basement')
  expect(text).toContain(
    'Visitor, on a device that opened a link from the office: my number is on the fridge',
  )
})

test('a danger that was told of on such a device says so where a crew is sent', async () => {
  const { phone, device, read } = await anOpenedLink()
  await device.say('i smell gas')
  await phone.call()
  const danger = async () => (await read(`/api/leads/${phone.id}`)).danger_in_chat
  expect(await danger()).toEqual({ kind: 'gas', words: 'i smell gas', by_link: true })
  await phone.say('yes i smell gas too')
  expect(await danger()).toEqual({ kind: 'gas', words: 'yes i smell gas too' })
})
