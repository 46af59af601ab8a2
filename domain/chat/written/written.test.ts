import { expect, test } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aChatVisitor } from '#test/a-chat.ts'
import { aPerson } from '#test/people.ts'
import { setForChat } from '#test/set-for-chat.ts'
import { aWritingChat, goodAnswer } from '#test/a-writing-chat.ts'
import { deleteOwnChat } from '../delete.flow.ts'
import { sayInChat } from '../visitor-says.flow.ts'
import { usualLimits } from './limits.ts'
import { giveOverdue } from './owed.server.ts'
import { openWriter } from './writer.ts'

const asked = 'can you save my carpet'

type Visitor = Awaited<ReturnType<typeof aChatVisitor>>

const linesOf = async (visitor: Visitor) => {
  const { items } = await visitor.see()
  return items.map(({ author, kind, text }) => (author === 'automated' ? text : `${author} ${kind}`))
}

test('an answer is written after the words of the visitor were stored, with the pages that it stands on', async () => {
  const looked = Promise.withResolvers<void>()
  const test = await aWritingChat({ until: looked.promise })
  const visitor = await aChatVisitor(test)
  expect((await visitor.say(asked)).items.map(({ kind }) => kind)).toEqual(['text'])
  looked.resolve()
  await test.untilGiven()
  const { items, state } = await visitor.see()
  expect([state, items.at(-1)]).toEqual([
    'automated',
    expect.objectContaining({
      position: 2,
      author: 'automated',
      kind: 'quote',
      text: goodAnswer.join(' '),
      detail: {
        title: 'Can you save my carpet?',
        path: '/faq#carpet',
        asked: 'en',
        is_written: true,
        sources: [{ title: 'Can you save my carpet?', path: '/faq#carpet' }],
      },
    }),
  ])
  expect(test.outcomes).toEqual(['written'])
})

test('what only people answer, dangers, what we have no page for, and what is quoted only never reaches the model', async () => {
  const test = await aWritingChat()
  const visitor = await aChatVisitor(test)
  for (const text of [
    'i smell gas',
    'what does it cost to save my carpet',
    'does my insurance cover the carpet',
    'is it safe to stay on the wet carpet',
    'when will you come to save my carpet',
    'my carpet made my kid sick',
    'shuld i turn the braker off before you save my carpet',
    'do you sell bananas',
  ])
    await visitor.say(text)
  expect(test.heard).toEqual([])
})

test('a number that a visitor types is not sent, and nothing else of the chat is', async () => {
  const test = await aWritingChat()
  const visitor = await aChatVisitor(test)
  await visitor.tell({ name: 'Nora Trillium', town: 'Salem' })
  await visitor.say('hello there')
  await visitor.say('Can you save my carpet? 330-555-0117')
  await test.untilGiven()
  const [{ body } = { body: '' }] = test.heard
  expect(body).toContain('Can you save my carpet? …')
  expect(body).not.toMatch(/Nora|Trillium|0117|Salem|hello there/)
})

test.each([
  ['refuses', ['down']],
  ['breaks off', ['broken']],
  ['talks nonsense', ['faulty']],
  ['is slow', ['slow']],
  ['has too much to do', ['busy']],
  ['sends without an end', ['broken']],
])('where the model %s, the quote is given as without one', async (how, outcomes) => {
  const test = await aWritingChat({
    // Whoever is only slow on a busy machine is not the one that is meant.
    limits: { firstWithin: how === 'is slow' ? 100 : 10 * second },
    answer({ text, end, refuse, breakOff, pour }) {
      if (how === 'refuses') refuse(500)
      if (how === 'has too much to do') refuse(429)
      if (how === 'sends without an end') void pour(200)
      if (how === 'talks nonsense') {
        text('Bananas are yellow.')
        end()
      }
      if (how === 'breaks off') {
        text('We can of')
        setImmediate(breakOff)
      }
    },
  })
  const visitor = await aChatVisitor(test)
  await visitor.say(asked)
  await test.untilGiven()
  expect([await linesOf(visitor), test.outcomes]).toEqual([['visitor text', test.quote], outcomes])
})

test('a service that has too much to do is left alone by everyone, and the next are answered at once', async () => {
  const looked = Promise.withResolvers<void>()
  const test = await aWritingChat({
    async answer({ refuse }) {
      if (test.heard.length > 1) await looked.promise
      refuse(429, { 'Retry-After': '120' })
    },
  })
  const [first, second] = [await aChatVisitor(test), await aChatVisitor(test)]
  await first.say(asked)
  await test.untilGiven()
  expect((await second.say(asked)).items.map(({ kind }) => kind)).toEqual(['text', 'quote'])
  test.wait(2 * minute)
  expect((await second.say(asked)).items.map(({ kind }) => kind)).toEqual(['text', 'quote', 'text'])
  looked.resolve()
  await test.untilGiven()
  expect(test.heard).toHaveLength(2)
})

test('a person who comes while it is written ends it, and nothing of it is given', async () => {
  let finish = () => {}
  const test = await aWritingChat({
    answer({ text, end }) {
      text(goodAnswer[0])
      finish = () => {
        text(` ${goodAnswer[1]}`)
        end()
      }
    },
  })
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const visitor = await aChatVisitor(test)
  await visitor.say(asked)
  await expect.poll(() => test.heard.length).toBe(1)
  await marcus.request(`/api/chats/${visitor.id}/turns/${newId()}`, { method: 'PUT', json: { turn: 'take' } })
  finish()
  await test.writer.stop()
  expect(await linesOf(visitor)).toEqual(['visitor text', 'product taken'])
  expect(test.outcomes).toEqual(['dropped'])
})

test('a visitor who writes on gets the quote to what they wrote before, and the rest is written to the new words', async () => {
  const test = await aWritingChat({
    answer({ text, end }) {
      if (test.heard.length < 2) return
      text(goodAnswer[0])
      end()
    },
  })
  const visitor = await aChatVisitor(test)
  await visitor.say(asked)
  await expect.poll(() => test.heard.length).toBe(1)
  await visitor.say('Can you save my carpet?')
  await expect
    .poll(() => linesOf(visitor))
    .toEqual(['visitor text', test.quote, 'visitor text', goodAnswer[0]])
  await test.writer.stop()
  expect(await linesOf(visitor)).toHaveLength(4)
})

test('words that are sent twice are asked once, and answered once', async () => {
  const test = await aWritingChat()
  const visitor = await aChatVisitor(test)
  const message = newId()
  await Promise.all([visitor.say(asked, message), visitor.say(asked, message)])
  await test.untilGiven()
  await visitor.say(asked, message)
  await test.writer.stop()
  expect([await linesOf(visitor), test.heard.length]).toEqual([['visitor text', goodAnswer.join(' ')], 1])
})

test('where the server dies while it is written, the next start gives the quote, once', async () => {
  const test = await aWritingChat()
  const visitor = await aChatVisitor(test)
  // A process that took the words and came no further.
  const dying = { ...test.writer, enter: () => ({ limits: usualLimits, begin() {}, leave() {} }) }
  await sayInChat(test.world, visitor, { id: newId(), text: asked, decide: test.chat.decide, writer: dying })
  await giveOverdue(test.world)
  expect(await linesOf(visitor)).toEqual(['visitor text'])

  test.wait(usualLimits.wholeWithin + 3 * second)
  await Promise.all([giveOverdue(test.world), giveOverdue(test.world)])
  await giveOverdue(test.world)
  expect(await linesOf(visitor)).toEqual(['visitor text', test.quote])
})

test('a conversation that is deleted while it is written gets nothing more', async () => {
  const test = await aWritingChat({ answer: () => {} })
  const visitor = await aChatVisitor(test)
  await visitor.call()
  await visitor.say(asked)
  await deleteOwnChat(test.world, visitor)
  test.wait(usualLimits.wholeWithin + 3 * second)
  await giveOverdue(test.world)
  await test.writer.stop()
  expect(await test.world.db.selectFrom('chat_message').select('text').execute()).toEqual([])
})

test('a phrase that the company never says is not put together from two sentences either', async () => {
  const test = await aWritingChat()
  const visitor = await aChatVisitor(test)
  // The quote says it neither: there it stands in two sentences.
  await setForChat(test, { never_say: { en: ['made wet we lift'], es: [] } })
  await visitor.say(asked)
  await test.untilGiven()
  expect(await linesOf(visitor)).toEqual(['visitor text', goodAnswer[0]])
})

test('a stop of the server breaks off what is written, and gives the quote', async () => {
  const test = await aWritingChat({ answer: ({ text }) => text(`${goodAnswer[0]} We`) })
  const visitor = await aChatVisitor(test)
  await visitor.say(asked)
  await expect.poll(() => test.heard.length).toBe(1)
  await test.writer.stop()
  expect(await linesOf(visitor)).toEqual(['visitor text', test.quote])
  expect((await visitor.say(asked)).items.at(-1)?.kind).toBe('quote')
})

test('only so many ask at the same time', async () => {
  const test = await aWritingChat({ answer: () => {}, limits: { atOnce: 1 } })
  const [first, second] = [await aChatVisitor(test), await aChatVisitor(test)]
  await first.say(asked)
  expect((await second.say(asked)).items.at(-1)?.kind).toBe('quote')
  await test.writer.stop()
})

test('a writer that is asked nothing loads nothing', () => {
  const writer = openWriter({ model: { write: () => expect.unreachable() } })
  writer.enter()?.leave()
  expect(writer.enter()).not.toBeNull()
})
