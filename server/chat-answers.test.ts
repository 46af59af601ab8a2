import { expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openNews } from '#platform/events/news.ts'
import { publishAnswer, retireAnswer } from '#domain/chat/published/answers.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { anAnswer } from '#test/an-answer.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { openChatAnswers } from './chat-answers.ts'

test('the chat warns, quotes a page of the website, or leaves it to a person', async () => {
  const { world } = await createTestWorld()
  const { decide } = await openChatAnswers(world, { listen: () => () => {} })
  expect(decide('huele a gas', [])).toEqual({
    kind: 'emergency',
    emergency: expect.objectContaining({ kind: 'gas', language: 'es' }),
  })
  expect(decide('shuld i turn the braker off', [])).toMatchObject({
    kind: 'quote',
    quote: { title: 'Should I turn off the power?', path: '/faq#turn-off-power' },
  })
  expect(decide('what does it cost', [])).toMatchObject({ kind: 'person', reason: 'price' })
})

test('no page is quoted where it says what the company never says', async () => {
  const { world } = await createTestWorld()
  const { decide } = await openChatAnswers(world, { listen: () => () => {} })
  const asked = 'shuld i turn the braker off'
  const told = decide(asked, [])
  const text = told.kind === 'quote' ? told.quote.text : expect.fail()
  expect(decide(asked, [text.split(' ').slice(0, 3).join(' ')])).not.toEqual(told)
})

test('what staff publish is quoted by every process of the database, and no more once it is retired', async () => {
  const test = await createTestWorld()
  const { world, connection } = test
  const editor = allow(await aPerson(test), 'chat.settings')
  const news = await openNews(world, connection)
  const { decide, stop } = await openChatAnswers(world, news)
  const asked = () => decide('u move my piano', [])
  expect(asked()).toMatchObject({ kind: 'person', reason: 'nothing' })

  const id = newId()
  await publishAnswer(world, editor, { ...anAnswer, id })
  await test.workUntilIdle()
  await vi.waitUntil(() => asked().kind === 'quote')
  expect(asked()).toMatchObject({ quote: { text: anAnswer.answer, title: 'Services', path: '/services' } })

  await retireAnswer(world, editor, { id, revision: 1 })
  await test.workUntilIdle()
  await vi.waitUntil(() => asked().kind === 'person')
  stop()
  await news.stop()
})
