import { expect, test } from 'vitest'
import { waitAfter } from './back-off.ts'
import { noChat } from './conversation-state.ts'
import { eventsIn } from './events.ts'
import { answerOf } from './server-answer.ts'

test('only what our server refuses is given up; whatever answers in its place is tried again', () => {
  expect(answerOf(200, noChat)).toEqual({ kind: 'chat', chat: noChat })
  expect(answerOf(404, { code: 'chat-not-found', detail: 'Gone.' })).toEqual({ kind: 'gone' })
  expect(answerOf(422, { detail: 'Enter a number.' })).toEqual({
    kind: 'refused',
    sentence: 'Enter a number.',
  })
  for (const [status, body] of [
    [200, { hotel: 'Please sign in' }],
    [200, null],
    [404, 'nothing here'],
    [503, { detail: 'Later.' }],
  ] as const)
    expect(answerOf(status, body), String(status)).toEqual({ kind: 'failed' })
})

test('what is too much for now is told with when it is tried again', () => {
  expect(answerOf(429, { detail: 'Too many.' }, 60_000)).toEqual({
    kind: 'failed',
    late: { sentence: 'Too many.', at: 60_000 },
  })
})

test('a stream is read event by event, however it is cut', () => {
  const { events, rest } = eventsIn('event: chat\ndata: {"a":1}\nid: 3\n\n:\n\nevent: typing\ndata: "Mar')
  expect(events).toEqual([{ name: 'chat', data: '{"a":1}' }])
  expect(eventsIn(`${rest}cus"\n\n`)).toEqual({ events: [{ name: 'typing', data: '"Marcus"' }], rest: '' })
})

test('tries get rarer, and never rarer than every half minute or so', () => {
  expect([1, 2, 3, 4, 9].map((failures) => waitAfter(failures, 0.5))).toEqual([
    1000, 2000, 4000, 8000, 30_000,
  ])
  expect(waitAfter(9, 1)).toBe(37_500)
})
