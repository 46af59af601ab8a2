import { expect, test } from 'vitest'
import { minute, second } from '#platform/time.ts'
import { doorLimits } from './door-limits.ts'
import { goOn, type Arrival } from './pace.ts'

const limits = doorLimits(1)
const begun = (kind: Arrival['kind']): Arrival => ({ kind, began: 0, from: 0, bytes: 0 })

/** Looks once a second at a sender of so many bytes a second; returns after how many seconds it was too slow, or null. */
function send(kind: Arrival['kind'], { seconds, pace }: { seconds: number; pace: (at: number) => number }) {
  let arrival: Arrival | null = begun(kind)
  let bytes = 0
  for (let at = 1; at <= seconds && arrival; at++) {
    bytes += pace(at)
    arrival = goOn(arrival, { now: at * second, bytes, waits: false }, limits)
    if (!arrival) return at
  }
  return null
}

test('a photo of 15 MB over a bad line takes half an hour and arrives', () => {
  const seconds = Math.ceil(15_000_000 / 8100)
  expect(send('upload', { seconds, pace: () => 8100 })).toBe(null)
})

test('a line that fails for a quarter of a minute, again and again, may go on', () => {
  const pace = (at: number) => (at % 20 < 15 ? 0 : 40_000)
  expect(send('upload', { seconds: 600, pace })).toBe(null)
})

test('an upload just below the pace ends after its first window, and one that stalls within two', () => {
  expect(send('upload', { seconds: 600, pace: () => 7900 })).toBe(20)
  expect(send('upload', { seconds: 600, pace: (at) => (at < 30 ? 50_000 : 0) })).toBe(60)
  expect(send('upload', { seconds: 600, pace: () => 0 })).toBe(20)
})

test('a body of text has a minute in all, however it comes', () => {
  for (const pace of [() => 1, () => 100_000]) expect(send('text', { seconds: 600, pace })).toBe(61)
})

test('whoever waits for us is not too slow', () => {
  for (const kind of ['text', 'upload'] as const) {
    let arrival: Arrival | null = begun(kind)
    for (let at = 1; at < 10 && arrival; at++)
      arrival = goOn(arrival, { now: at * minute, bytes: 0, waits: true }, limits)
    expect(arrival).not.toBe(null)
  }
})
