import { expect, test } from 'vitest'
import { factLines, valueWords } from './value-words.ts'

test.each<[string, unknown, string]>([
  ['source', 'supply_line', 'Supply line'],
  ['phone', '+13305550117', '(330) 555-0117'],
  ['rooms', ['Kitchen', 'Attic'], 'Kitchen, Attic'],
  ['materials', ['pad', 'drywall'], 'Carpet pad, Drywall'],
  ['text_consent', true, 'Yes'],
  ['depth', 0.5, '0.5 in'],
  ['found_on', '2026-11-10', 'Nov 10, 2026'],
  ['text_consent', false, 'No'],
  ['pets', undefined, ''],
  ['deductible_cents', 50_000, '$500.00'],
  ['priority_override', { priority: 4, reason: 'Only an estimate.' }, '4: Only an estimate.'],
  ['read_aloud', { key: 'power', at: '2026-11-10T11:53:00.000Z' }, 'read at 2026-11-10 06:53'],
  ['eta_promised_at', '2026-11-10T12:30:00.000Z', '2026-11-10 07:30'],
  ['name', null, ''],
])('%s %j is %s', (name, value, words) => {
  expect(valueWords(name, value)).toBe(words)
})

test('what is known is listed by name, and what is not is left out', () => {
  expect(factLines({ name: 'Nora Trillium', town: null, activity: 'running', odd: 1 })).toEqual([
    'Name: Nora Trillium',
    'Still running: Running',
    'Odd: 1',
  ])
})
