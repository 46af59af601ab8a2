import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { decide } from '../decide.ts'
import { ChatLink } from './chat-link.ts'

const chat = () => ({ decide: (text: string) => decide(text, { search: () => [] }) })

async function aChat() {
  const test = await createTestWorld({ chat })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const reader = await aPerson(test, 'Read-only', 'June Kestrel')
  const visitor = await aChatVisitor(test)
  await visitor.say('water in the basement')
  const read = async (path: string) => (await reader.request(path)).text()
  const transcripts = () =>
    Promise.all(
      ['text', 'json'].map(async (as) => {
        const init = { method: 'POST', json: { as } }
        return (await reader.request(`/api/chats/${visitor.id}/transcripts`, init)).text()
      }),
    )
  return { test, marcus, visitor, read, transcripts }
}

test('a link that stands in a reply or a note works in the panel of the visitor, and staff reads no secret of it', async () => {
  const { marcus, visitor, read, transcripts } = await aChat()
  const made = await marcus.request(`/api/chats/${visitor.id}/links`, { method: 'POST' })
  const { address } = ChatLink.parse(await made.json())
  const secret = address.slice(-24)
  const write = (kind: 'text' | 'note') => {
    const init = { method: 'PUT', json: { text: `Continue here: ${address}`, kind } }
    return marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, init)
  }
  for (const kind of ['text', 'note'] as const) expect(await (await write(kind)).text()).not.toContain(secret)
  expect((await visitor.see()).items.at(-1)?.text).toBe(`Continue here: ${address}`)

  const seen = await read(`/api/chats/${visitor.id}`)
  expect(seen).toContain(`Continue here: ${address.slice(0, -24)}…`)
  const told = [seen, await read(`/api/chats/${visitor.id}/messages?before=100`), ...(await transcripts())]
  for (const text of told) expect(text).not.toContain(secret)
})

test('nor of one that the visitor pasted, in the list of chats, the words of danger and the request', async () => {
  const { visitor, read, transcripts } = await aChat()
  const secret = await linkOf(visitor)
  await visitor.say(`i smell gas, look: http://localhost:3000/chat/${secret}`)
  const waiting = await read('/api/chats?state=waiting')
  expect(JSON.parse(waiting).items[0]).toMatchObject({
    last_words: 'i smell gas, look: http://localhost:3000/chat/…',
    danger_told: { words: 'i smell gas, look: http://localhost:3000/chat/…' },
  })
  await visitor.call()
  const lead = await read(`/api/leads/${visitor.id}`)
  expect(JSON.parse(lead)).toMatchObject({
    message: 'water in the basement\ni smell gas, look: http://localhost:3000/chat/…',
    danger_in_chat: { words: 'i smell gas, look: http://localhost:3000/chat/…' },
  })
  const told = [waiting, lead, await read(`/api/chats/${visitor.id}`), ...(await transcripts())]
  for (const text of told) expect(text).not.toContain(secret)
})

test('nor does whoever opened a link of the office, which may be anyone, until the visitor says that the device is theirs', async () => {
  const { test, marcus, visitor } = await aChat()
  const made = await marcus.request(`/api/chats/${visitor.id}/links`, { method: 'POST' })
  const { address } = ChatLink.parse(await made.json())
  const device = await anotherDevice(test, address.slice(-24))
  const init = { method: 'PUT', json: { text: `Continue here: ${address}`, kind: 'text' } }
  await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, init)
  const texts = (chat: { items: readonly { text: string }[] }) => chat.items.map(({ text }) => text)
  expect(texts(await device.see())).toContain(`Continue here: ${address.slice(0, -24)}…`)
  await visitor.ask(`/devices/${device.device}`, {})
  expect(texts(await device.see())).toContain(`Continue here: ${address}`)
  expect(texts(await visitor.see())).toContain(`Continue here: ${address}`)
})
