import { expect, test } from 'vitest'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { readInches, writeInches } from './inches.ts'
import { readTyped, typedNames, writeTyped } from './typed.ts'

test.each([
  ['½', 0.5],
  ['1/2', 0.5],
  ['1 1/2', 1.5],
  ['1½', 1.5],
  ['.25', 0.25],
  ['2 in', 2],
  ['3"', 3],
  ['2 ft', 24],
  ['1 1/2 feet', 18],
])('%s is %d inches', (typed, inches) => {
  expect(readInches(typed)).toBe(inches)
})

test('what is no depth is none', () => {
  for (const typed of ['', 'ankle', '½½', '1/', '-1'])
    expect([typed, readInches(typed)]).toEqual([typed, Number.NaN])
})

test('what was read is written as people write it', () => {
  expect([0.5, 1.5, 2, 0.3, 0].map(writeInches)).toEqual(['½', '1½', '2', '0.3', '0'])
})

test('each field is read by the rules of its fact, with its unit', () => {
  const { facts, wrong } = readTyped({
    phone: '330 555 0117',
    depth: '½',
    affected_area: '1,200',
    deductible_cents: '$1,000.50',
    year_built: '1974',
    eta_promised_at: '2026-11-10T07:30',
    email: 'nora',
    stories: 'two',
    pets: '  ',
  })
  expect(facts).toEqual({
    phone: '+13305550117',
    depth: 0.5,
    affected_area: 1200,
    deductible_cents: 100_050,
    year_built: 1974,
    eta_promised_at: '2026-11-10T12:30:00.000Z',
  })
  expect(wrong).toEqual({
    email: 'Enter a valid email address.',
    stories: 'Enter a number of stories.',
  })
})

test('an amount that is no number of cents is told, and not rounded to one', () => {
  expect(readTyped({ deductible_cents: '$1,000.505' })).toEqual({
    facts: {},
    wrong: { deductible_cents: 'Enter an amount.' },
  })
})

test('what is known is shown as it would be typed', () => {
  const facts: JobFacts = {
    phone: '+13305550117',
    depth: 1.5,
    deductible_cents: 50_000,
    year_built: 1974,
    eta_promised_at: '2026-11-10T12:30:00.000Z',
    pets: 'A dog',
  }
  const typed = Object.fromEntries(typedNames.map((name) => [name, writeTyped(name, facts)]))
  expect(typed).toMatchObject({ phone: '(330) 555-0117', depth: '1½', deductible_cents: '500.00' })
  expect(readTyped(typed).facts).toEqual(facts)
})
