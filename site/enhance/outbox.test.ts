import { expect, test } from 'vitest'
import { afterEvent, atRest, type Outbox, type OutboxEvent } from './outbox.ts'

const through = (...events: OutboxEvent[]) => events.reduce<Outbox>(afterEvent, atRest)
const [send, wake] = [{ type: 'send' }, { type: 'wake' }] as const
const offline = { type: 'failed', cause: 'offline' } as const
const received = { type: 'received', reference: 'R-2611-AB3DE' } as const

test('pressing the button twice sends once', () => {
  expect(through(send, send)).toEqual({ at: 'way', isFirstTry: true })
})

test('a request that failed goes out by itself when something may have changed, again and again', () => {
  expect(through(send, offline)).toEqual({ at: 'waiting', cause: 'offline', sentence: '' })
  expect(through(send, offline, wake)).toEqual({ at: 'way', isFirstTry: false })
  expect(through(send, offline, wake, wake, offline, wake, received)).toEqual({
    at: 'there',
    reference: 'R-2611-AB3DE',
  })
})

test('nothing goes out before the visitor has pressed the button, nor after it has arrived', () => {
  expect(through(wake)).toEqual(atRest)
  const there = through(send, received)
  for (const event of [send, wake, offline] as const) expect(afterEvent(there, event)).toBe(there)
})

test('what the server refused waits for the visitor, and may be sent by hand', () => {
  const refused = { type: 'failed', cause: 'refused', sentence: 'Too many requests.' } as const
  expect(through(send, refused, wake)).toMatchObject({ at: 'waiting', sentence: 'Too many requests.' })
  expect(through(send, refused, send)).toMatchObject({ at: 'way' })
})

test('a field that needs fixing gives the form back', () => {
  expect(through(send, { type: 'fields' })).toEqual(atRest)
})

test('an answer that comes when nothing is under way changes nothing', () => {
  expect(through(received)).toEqual(atRest)
  expect(through(send, offline, received)).toMatchObject({ at: 'waiting' })
})
