import { expect, test } from 'vitest'
import { day, minute, second } from '#platform/time.ts'
import { isForged, suspect, type Signals } from './suspicion.ts'

const now = new Date('2026-11-20T12:00:00Z')
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)

/** A form that was open for a minute, filled in where script or https is missing. */
function signalsOf(signals: Partial<Signals> = {}): Signals {
  return { honeypot: '', openedAt: ago(minute), now, proof: 'none', isCrossSite: false, ...signals }
}

const alone = async () => false
const crowded = async () => true

const odd = [
  ['too-fast', { openedAt: ago(second / 2) }],
  ['too-fast', { openedAt: ago(-minute) }],
  ['too-old', { openedAt: ago(30 * day + second) }],
] as const

const forged = [
  ['hidden-field', { honeypot: 'http://spam.example' }],
  ['no-open-time', { openedAt: null }],
  ['cross-site', { isCrossSite: true }],
] as const

test('a form that was open for a minute is a person, with a proof or without', async () => {
  expect(await suspect(signalsOf(), alone)).toEqual([])
  expect(await suspect(signalsOf({ proof: 'good' }), alone)).toEqual([])
})

test.each([second, 26 * 60 * minute, 14 * day])(
  'a form that was open for %i ms is a person too',
  async (open) => {
    expect(await suspect(signalsOf({ openedAt: ago(open) }), alone)).toEqual([])
  },
)

test('a machine that was never asked for the open time is not suspected for its lack', async () => {
  expect(await suspect(signalsOf({ openedAt: undefined }), alone)).toEqual([])
})

test.each([...odd, ...forged])('%s makes a request suspicious', async (reason, signals) => {
  expect(await suspect(signalsOf(signals), alone)).toEqual([reason])
})

test.each(odd)('a proof of work takes %s away', async (_, signals) => {
  expect(await suspect(signalsOf({ ...signals, proof: 'good' }), alone)).toEqual([])
})

test.each(forged)('a proof of work does not excuse %s', async (reason, signals) => {
  expect(await suspect(signalsOf({ ...signals, proof: 'good' }), alone)).toEqual([reason])
})

test.each([
  ['wrong-proof', 'wrong'],
  ['used-proof', 'used'],
] as const)('%s is a sign of its own, and takes nothing away', async (reason, proof) => {
  expect(await suspect(signalsOf({ proof }), alone)).toEqual([reason])
  expect(await suspect(signalsOf({ proof, openedAt: ago(second / 2) }), crowded)).toEqual([
    reason,
    'too-fast',
  ])
})

test('one of many from an address is odd, unless work was done for it', async () => {
  expect(await suspect(signalsOf(), crowded)).toEqual(['many-from-address'])
  expect(await suspect(signalsOf({ proof: 'good' }), crowded)).toEqual([])
})

test.each([
  ['a forgery', { honeypot: 'http://spam.example' }],
  ['a made-up proof', { proof: 'wrong' }],
  ['a proof that was used', { proof: 'used' }],
  ['a good proof', { proof: 'good' }],
] as const)('%s is not counted among the requests of its address', async (_, signals) => {
  let counted = 0
  await suspect(signalsOf(signals), async () => ++counted > 0)
  expect(counted).toBe(0)
})

test('what is only odd is no forgery', () => {
  expect(isForged(['too-fast', 'too-old', 'many-from-address'])).toBe(false)
  expect(isForged(['too-fast', 'cross-site'])).toBe(true)
})
