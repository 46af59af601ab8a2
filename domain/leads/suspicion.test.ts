import { expect, test } from 'vitest'
import { day, minute, second } from '#platform/time.ts'
import { suspect } from './suspicion.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

test('a form that was open for a minute is a person', () => {
  expect(suspect({ honeypot: '', openedAt: ago(minute), now })).toEqual([])
})

test('a machine that was never asked for the open time is not suspected for its lack', () => {
  expect(suspect({ honeypot: '', openedAt: undefined, now })).toEqual([])
})

test.each([
  ['hidden-field', { honeypot: 'http://spam.example', openedAt: ago(minute) }],
  ['no-open-time', { honeypot: '', openedAt: null }],
  ['too-fast', { honeypot: '', openedAt: ago(second) }],
  ['too-fast', { honeypot: '', openedAt: ago(-minute) }],
  ['too-old', { honeypot: '', openedAt: ago(day + second) }],
] as const)('%s makes a request suspicious', (reason, signals) => {
  expect(suspect({ ...signals, now })).toEqual([reason])
})
