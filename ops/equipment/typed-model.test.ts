import { expect, test } from 'vitest'
import { equipment as words } from '../words/en-equipment.ts'
import { ampsWords, readTyped, typedOf } from './typed-model.ts'

const typed = {
  kind: 'dehumidifier_lgr',
  maker: 'Phoenix',
  model: 'R250',
  aham_pints: '124',
  cfm: '',
  amps: '8.5',
  rate: '105.46',
} as const
const facts = {
  kind: 'dehumidifier_lgr',
  maker: 'Phoenix',
  model: 'R250',
  aham_pints: 124,
  cfm: null,
  amps_tenths: 85,
  daily_rate_cents: 10546,
} as const

test('amps are sent in tenths and dollars in cents, and stand in the form again as they were typed', () => {
  expect(readTyped(typed, words)).toEqual({ facts })
  expect(typedOf(facts)).toEqual(typed)
  expect(readTyped({ ...typed, amps: '12', rate: '35', cfm: '1,200' }, words)).toMatchObject({
    facts: { amps_tenths: 120, daily_rate_cents: 3500, cfm: 1200 },
  })
  expect([19, 120, 5].map(ampsWords)).toEqual(['1.9', '12', '0.5'])
})

test('what is no number, or more than there can be, is said below its field', () => {
  expect(
    readTyped({ ...typed, maker: ' ', aham_pints: '12.5', cfm: 'fast', amps: '8.55', rate: 'much' }, words),
  ).toEqual({
    errors: {
      maker: 'Enter the maker.',
      aham_pints: words.badWhole,
      cfm: words.badWhole,
      amps: words.badAmps,
      rate: words.badAmount,
    },
  })
  expect(readTyped({ ...typed, amps: '501' }, words)).toEqual({
    errors: { amps: 'Enter amps up to 500, with one decimal.' },
  })
})
