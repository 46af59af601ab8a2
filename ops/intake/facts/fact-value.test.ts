import { expect, test } from 'vitest'
import { factNames } from '#domain/jobs/facts/facts.ts'
import { factKinds, valueWords } from './fact-value.ts'

test('facts are shown in words, with their unit', () => {
  const facts = {
    loss_type: 'water',
    depth: 0.5,
    deductible_cents: 100_000,
    phone: '+13305550117',
    materials: ['pad', 'drywall'],
    found_on: '2026-11-10',
    rooms: ['Kitchen', 'Dining room'],
    text_consent: false,
  } as const
  const words = (name: keyof typeof facts) =>
    valueWords(name, { ...facts, materials: [...facts.materials], rooms: [...facts.rooms] })
  expect(words('loss_type')).toBe('Water')
  expect(words('depth')).toBe('0.5 in')
  expect(words('deductible_cents')).toBe('$1,000.00')
  expect(words('phone')).toBe('(330) 555-0117')
  expect(words('materials')).toBe('Carpet pad, Drywall')
  expect(words('found_on')).toBe('Nov 10, 2026')
  expect(words('rooms')).toBe('Kitchen, Dining room')
  expect(words('text_consent')).toBe('No')
  expect(valueWords('pets', {})).toBe('')
})

test('every fact can be entered here, but for those that need a reason or a time', () => {
  const entered = new Set<string>(Object.keys(factKinds))
  expect(factNames.filter((name) => !entered.has(name))).toEqual([
    'number_read_back',
    'read_aloud',
    'priority_override',
    'eta_promised_at',
  ])
})
