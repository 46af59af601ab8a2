import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor, anotherDevice } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { chatSignals } from './chat-signals.ts'
import { ChatLink } from './devices/chat-link.ts'

async function aTakenChat() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('water in the basement')
  const put = (path: string, json: object) =>
    marcus.request(`/api/chats/${visitor.id}${path}`, { method: 'PUT', json })
  await put(`/turns/${newId()}`, { turn: 'take' })
  const heard: [by: string | null, value: string][] = []
  onTestFinished(
    test.signals.listen(({ kind, by, value }) => {
      if (kind === chatSignals.seen) heard.push([by, value])
    }),
  )
  const last = (await visitor.see()).items.at(-1)?.position ?? 0
  return { test, marcus, visitor, put, heard, last }
}

test('nobody has seen more than there is: neither the staff nor the visitor is told so', async () => {
  const { marcus, visitor, put, heard, last } = await aTakenChat()
  expect((await visitor.ask('/seen/1000000', {})).status).toBe(204)
  expect((await put('/seen/1000000', {})).status).toBe(204)
  await expect
    .poll(() => heard)
    .toEqual([
      [null, String(last)],
      [marcus.id, String(last)],
    ])
  const { visitor_seen, staff_seen } = await (await marcus.request(`/api/chats/${visitor.id}`)).json()
  expect([visitor_seen, staff_seen]).toEqual([last, last])
})

test('what a device saw that anyone may have opened, the visitor has not seen until they say that it is theirs', async () => {
  const { test, marcus, visitor, last } = await aTakenChat()
  const made = await marcus.request(`/api/chats/${visitor.id}/links`, { method: 'POST' })
  const device = await anotherDevice(test, ChatLink.parse(await made.json()).address.slice(-24))
  const seen = async () => (await (await marcus.request(`/api/chats/${visitor.id}`)).json()).visitor_seen
  expect((await device.ask(`/seen/${last}`, {})).status).toBe(204)
  expect(await seen()).toBe(0)
  await visitor.ask(`/devices/${device.device}`, {})
  expect((await device.ask(`/seen/${last}`, {})).status).toBe(204)
  expect(await seen()).toBe(last)
})
