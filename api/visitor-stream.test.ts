import { expect, onTestFinished, test } from 'vitest'
import { sendSignal } from '#platform/signals/signals.ts'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { VisitorChat } from '#domain/chat/chat.ts'
import { aChatVisitor, anotherDevice, linkOf } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { aWritingChat, goodAnswer } from '#test/a-writing-chat.ts'
import { createTestWorld } from '#test/world.ts'
import { ofVisitors } from './streams.ts'

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
  expect(first.items.map(({ position }) => position)).toEqual([2, 3])

  const reply = { method: 'PUT', json: { text: 'This is Marcus.', kind: 'text' } }
  await marcus.request(`/api/chats/${visitor.id}/typing`, { method: 'PUT' })
  expect(await next('typing')).toBe('Marcus Wren')
  await marcus.request(`/api/chats/${visitor.id}/messages/${newId()}`, reply)
  await test.workUntilIdle()
  const heard = VisitorChat.parse(await next('chat'))
  expect([heard.state, heard.with]).toEqual(['staff', 'Marcus Wren'])
  expect(heard.items.map(({ position, text }) => [position, text])).toEqual([[4, 'This is Marcus.']])

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

test('a visitor reads each sentence of a written answer as soon as it was checked, and then the whole as a message', async () => {
  let goOn = () => {}
  let finish = () => {}
  const test = await aWritingChat({
    // A busy machine is late itself, and the quote would be given.
    limits: { firstWithin: minute, wholeWithin: minute },
    answer({ text, end }) {
      text(`${goodAnswer[0]} We`)
      goOn = () => text(`${goodAnswer[1].slice(2)} Your`)
      // What is given is told as a message alone: the sentence before it has to be read by then.
      finish = () => {
        text(' insurance will cover it.')
        end()
      }
    },
  })
  const visitor = await aChatVisitor(test)
  const response = await visitor.ask('/stream')
  const next = readerOf(response)
  await next('chat')
  await visitor.say('can you save my carpet')
  expect(await next('typing')).toBe('Automated answer')
  const later = readerOf(await visitor.ask('/stream'))
  expect(await later('typing')).toBe('Automated answer')
  const growing = await next('writing')
  expect(growing).toMatchObject({ text: goodAnswer[0], kind: 'quote', author: 'automated' })
  goOn()
  expect(await next('writing')).toMatchObject({ text: goodAnswer.join(' ') })
  finish()
  await test.untilGiven()
  await test.workUntilIdle()
  let { items } = VisitorChat.parse(await next('chat'))
  while (items.at(-1)?.kind !== 'quote') ({ items } = VisitorChat.parse(await next('chat')))
  expect(items.at(-1)).toMatchObject({
    ...Object(growing),
    text: goodAnswer.join(' '),
    position: 2,
    detail: {},
  })
})

test('after the end of a conversation no signal of the next reaches another device', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const phone = await aChatVisitor(test)
  const laptop = await anotherDevice(test, await linkOf(phone))
  await phone.say('water everywhere')
  await test.workUntilIdle()
  const response = await laptop.ask('/stream')
  const next = readerOf(response)
  await next('chat')
  const staff = (path: string, json?: object) =>
    marcus.request(`/api/chats/${phone.id}/${path}`, { method: 'PUT', ...(json && { json }) })
  await staff(`turns/${newId()}`, { turn: 'end' })
  await test.workUntilIdle()
  expect(VisitorChat.parse(await next('chat')).state).toBe('ended')

  await phone.say('one more thing')
  await staff(`turns/${newId()}`, { turn: 'take' })
  await test.workUntilIdle()
  const heard = readerOf(await phone.ask('/stream'))
  await heard('chat')
  await staff('typing')
  await staff('seen/3')
  expect(await heard('seen')).toBe('3')
  await phone.ask(`/devices/${laptop.device}`, {}, 'DELETE')
  await test.workUntilIdle()
  await expect(next('typing')).rejects.toThrow('ended before typing')
})

test('nothing of an answer comes after a person has come', async () => {
  let goOn = () => {}
  const test = await aWritingChat({
    answer({ text, end }) {
      goOn = () => {
        text(goodAnswer.join(' '))
        end()
      }
    },
  })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  const response = await visitor.ask('/stream')
  await visitor.say('can you save my carpet')
  await expect.poll(() => test.heard.length).toBe(1)
  await marcus.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json: { turn: 'take' } })
  goOn()
  await test.writer.stop()
  // A late word of it, from another node.
  const late = JSON.stringify({ id: newId(), text: goodAnswer[0], detail: null })
  await sendSignal(test.world, { kind: 'chat.writing', about: visitor.id, by: 'automated', value: late })
  await marcus.request(`/api/chats/${visitor.id}/typing`, { method: 'PUT' })
  await test.workUntilIdle()
  const seen = await textUntil(response, 'Marcus Wren"\n')
  expect(seen).not.toContain('event: writing')
  expect(seen).not.toContain(goodAnswer[0])
})

/** What a stream told up to here. */
async function textUntil({ body }: Response, end: string) {
  const reader = body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The stream has no body.')
  onTestFinished(() => reader.cancel())
  let read = ''
  while (!read.includes(end)) {
    const { value, done } = await reader.read()
    if (done) throw new Error('The stream ended.')
    read += value
  }
  return read
}

test('a device whose conversation ended ends no stream of those in which it goes on', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const phone = await aChatVisitor(test)
  await phone.say('water everywhere')
  const laptop = await anotherDevice(test, await linkOf(phone))
  const end = { method: 'PUT', json: { turn: 'end' } }
  await marcus.request(`/api/chats/${phone.id}/turns/${newId()}`, end)
  await test.workUntilIdle()

  const next = readerOf(await phone.ask('/stream'))
  await next('chat')
  for (let nth = 0; nth < ofVisitors.ofPerson; nth++)
    expect(await readerOf(await laptop.ask('/stream'))('chat')).toMatchObject({ state: 'ended' })
  await phone.say('it is back')
  await test.workUntilIdle()
  expect(await next('chat')).toMatchObject({ state: 'waiting' })
})

test('no device of a chat ends the stream of another by opening many', async () => {
  const test = await createTestWorld()
  const phone = await aChatVisitor(test)
  await phone.say('water everywhere')
  const laptop = await anotherDevice(test, await linkOf(phone))
  await test.workUntilIdle()
  const next = readerOf(await phone.ask('/stream'))
  await next('chat')
  for (let nth = 0; nth < ofVisitors.ofPerson; nth++) await readerOf(await laptop.ask('/stream'))('chat')
  await phone.say('it is rising')
  await test.workUntilIdle()
  expect(await next('chat')).toMatchObject({ state: 'waiting' })
})
