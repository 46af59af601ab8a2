import { expect, onTestFinished, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { VisitorChat } from '#domain/chat/chat.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

/** Reads the events of a stream one by one. */
function readerOf({ body }: Response) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The stream has no body.')
  onTestFinished(() => reader.cancel())
  let read = ''
  return async function next(name: string): Promise<unknown> {
    for (;;) {
      const end = read.indexOf('\n\n')
      if (end < 0) {
        const { value, done } = await reader.read()
        if (done) throw new Error(`The stream ended before ${name}.`)
        read += value
        continue
      }
      const event = read.slice(0, end)
      read = read.slice(end + 2)
      if (event.includes(`event: ${name}\n`)) return JSON.parse(/^data: (.*)$/m.exec(event)?.[1] ?? 'null')
    }
  }
}

test('a visitor hears at once what staff writes, from where they were, and that someone is typing', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say('water everywhere')
  await test.workUntilIdle()

  const next = readerOf(await visitor.ask('/stream?after=1'))
  const first = VisitorChat.parse(await next('chat'))
  expect(first.items.map(({ position }) => position)).toEqual([2])

  const reply = { method: 'PUT', json: { text: 'This is Marcus.', kind: 'text' } }
  await marcus.request(`/api/chats/${visitor.id}/typing`, { method: 'PUT' })
  expect(await next('typing')).toBe('Marcus Wren')
  await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, reply)
  await test.workUntilIdle()
  const heard = VisitorChat.parse(await next('chat'))
  expect([heard.state, heard.with]).toEqual(['staff', 'Marcus Wren'])
  expect(heard.items.map(({ position, text }) => [position, text])).toEqual([[3, 'This is Marcus.']])

  await marcus.request(`/api/chats/${visitor.id}/seen/1`, { method: 'PUT' })
  expect(await next('seen')).toBe('1')
  expect((await visitor.see()).seen).toBe(1)
})

test('a note among staff never reaches the visitor', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const next = readerOf(await visitor.ask('/stream'))
  await next('chat')
  const note = { method: 'PUT', json: { text: 'Ivy is free until 9.', kind: 'note' } }
  await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, note)
  await visitor.say('hello?')
  await test.workUntilIdle()
  const heard = VisitorChat.parse(await next('chat'))
  expect(JSON.stringify(heard)).not.toContain('Ivy')
})
