import { expect, test } from 'vitest'
import { changedWords, toldValues, typedValues } from './changed-words.ts'

test('a change tells what is known from then on, and where nothing is', () => {
  expect(changedWords(['parking'], { parking: 'In the alley' })).toBe('Changed parking: “In the alley”')
  expect(changedWords(['parking', 'pets', 'gas'], { parking: 'x'.repeat(90), pets: null, gas: 'yes' })).toBe(
    `Changed parking: “${'x'.repeat(80)}…”; pets: not known; gas smell: Yes`,
  )
  expect(changedWords(['parking', 'claim_number'], { parking: 'Street' })).toBe(
    'Changed parking: “Street”; claim number',
  )
  expect(changedWords(['parking', 'pets', 'year_built', 'gas', 'sewage'])).toBe(
    'Changed parking, pets, year built, gas smell and 1 more',
  )
})

test('a safety sentence that was read tells which, and when', () => {
  const read_aloud = { key: 'gas', at: '2026-11-10T11:53:00.000Z' }
  expect(changedWords(['read_aloud'], { read_aloud })).toMatch(
    /^Changed safety sentence: “Please get everyone out now\..+…”, read at 2026-11-10 06:53$/,
  )
})

test('values of a claim are stored for no timeline, and what is chosen has words in each language', () => {
  const facts = { parking: 'Street', gas: 'yes', claim_number: '77-1', year_built: 1960 } as const
  const told = toldValues(facts, ['parking', 'gas', 'claim_number', 'pets', 'year_built'])
  expect(told).toEqual({ parking: 'Street', gas: 'yes', pets: null, year_built: 1960 })
  expect(typedValues(told)).toEqual({ parking: 'Street', year_built: '1960' })
})
