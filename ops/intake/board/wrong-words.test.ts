import { expect, test } from 'vitest'
import { day, hour, minute } from '#platform/time.ts'
import { wrong as en } from '../../words/en-wrong.ts'
import { wrongWords } from './wrong-words.ts'

test('what is wrong is a few words with how much', () => {
  expect(wrongWords({ rule: 'late', clock: 'contacted', ms: 28 * minute }, en)).toBe('First call 28 min late')
  expect(wrongWords({ rule: 'late', clock: 'contacted', ms: 20_000 }, en)).toBe('First call due now')
  expect(wrongWords({ rule: 'late', clock: 'inspected', ms: 72 * minute }, en)).toBe('Inspection 1 h 12 late')
  expect(wrongWords({ rule: 'late', clock: 'completed', ms: 27 * hour }, en)).toBe('Completion 1 d 3 h late')
  expect(wrongWords({ rule: 'canceled' }, en)).toBe('No longer needed')
  expect(wrongWords({ rule: 'on-hold', reason: 'Asbestos result due' }, en)).toBe('Asbestos result due')
  expect(wrongWords({ rule: 'no-visit' }, en)).toBe('No visit planned')
  expect(wrongWords({ rule: 'no-crew' }, en)).toBe('No crew yet')
  expect(wrongWords({ rule: 'waiting', stage: 'billed', ms: 31 * day }, en)).toBe('Not paid for 31 d')
  expect(wrongWords({ rule: 'waiting', stage: 'docs_complete', ms: 6 * day }, en)).toBe('Not billed for 6 d')
})
