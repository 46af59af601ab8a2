import { expect, test } from 'vitest'
import { day, minute, second } from '#platform/time.ts'
import { suspect, type Signals } from './suspicion.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

/** A form that was open for a minute, filled in where script or https is missing. */
function signalsOf(signals: Partial<Signals> = {}): Signals {
  return { honeypot: '', openedAt: ago(minute), now, proof: 'none', isCrowded: false, ...signals }
}

const odd = [
  ['too-fast', { openedAt: ago(second) }],
  ['too-fast', { openedAt: ago(-minute) }],
  ['too-old', { openedAt: ago(day + second) }],
  ['many-from-address', { isCrowded: true }],
] as const

const forged = [
  ['hidden-field', { honeypot: 'http://spam.example' }],
  ['no-open-time', { openedAt: null }],
] as const

test('a form that was open for a minute is a person, with a proof or without', () => {
  expect(suspect(signalsOf())).toEqual([])
  expect(suspect(signalsOf({ proof: 'good' }))).toEqual([])
})

test('a machine that was never asked for the open time is not suspected for its lack', () => {
  expect(suspect(signalsOf({ openedAt: undefined }))).toEqual([])
})

test.each([...odd, ...forged])('%s makes a request suspicious', (reason, signals) => {
  expect(suspect(signalsOf(signals))).toEqual([reason])
})

test.each(odd)('a proof of work takes %s away', (_, signals) => {
  expect(suspect(signalsOf({ ...signals, proof: 'good' }))).toEqual([])
})

test.each(forged)('a proof of work does not excuse %s', (reason, signals) => {
  expect(suspect(signalsOf({ ...signals, proof: 'good' }))).toEqual([reason])
})

test.each([
  ['wrong-proof', 'wrong'],
  ['used-proof', 'used'],
] as const)('%s is a sign of its own, and takes nothing away', (reason, proof) => {
  expect(suspect(signalsOf({ proof }))).toEqual([reason])
  expect(suspect(signalsOf({ proof, openedAt: ago(second), isCrowded: true }))).toEqual([
    reason,
    'too-fast',
    'many-from-address',
  ])
})
