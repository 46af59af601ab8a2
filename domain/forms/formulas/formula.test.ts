import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { compileFormula, runFormula } from './formula.ts'

const lines = [
  { id: 'one', cells: { qty: 2, price: 150 } },
  { id: 'other', cells: { qty: 1 } },
]

test.each([
  ['7 / 2', {}, 3.5],
  ['length * width', { length: 12.5, width: 10 }, 125],
  ['sum(lines, "price") * 2', { lines }, 300],
  ['count(lines)', { lines }, 2],
  ['round_up(area / 50) + 1', { area: 120 }, 4],
  ['wet > 40 ? "Class 3" : "Class 2"', { wet: 12 }, 'Class 2'],
  ['round(grains(fahrenheit, humidity), 1)', { fahrenheit: 75, humidity: 50 }, 64.6],
  ['equipment_days(placed, pulled)', { placed: '2026-03-02T14:00:00Z', pulled: '2026-03-05T14:00:00Z' }, 3],
  // The clocks go forward in between, so it stood there an hour less than they show.
  ['equipment_days(placed, pulled)', { placed: '2026-03-07T09:00', pulled: '2026-03-09T11:00' }, 2],
  ['equipment_days(placed, pulled)', { placed: '2026-03-09T09:00', pulled: '2026-03-11T11:00' }, 3],
  [
    'equipment_days(placed, pulled, "calendar")',
    { placed: '2026-11-09T23:30', pulled: '2026-11-10T00:30' },
    2,
  ],
  [
    'equipment_days(placed, pulled, "periods")',
    { placed: '2026-11-09T23:30', pulled: '2026-11-10T00:30' },
    1,
  ],
  ['hours_between(start, finish)', { start: '22:30', finish: '01:00' }, 2.5],
  ['-a + least(a, 3)', { a: 5 }, -2],
  ['round(a, 2)', { a: 10.075 }, 10.08],
  ['round(a, 1)', { a: -2.25 }, -2.3],
] as const)('%s with %j is %s', (formula, values: Record<string, unknown>, expected) => {
  expect(runFormula(formula, (name) => values[name])).toBe(expected)
})

test.each([
  ['needs an answer that is not there', 'a + b', { a: 1 }],
  ['divides by nothing', 'a / b', { a: 1, b: 0 }],
  ['counts with words', 'a * 2', { a: 'two' }],
  ['asks for air that there is none of', 'grains(a, b)', { a: 75, b: 140 }],
  ['can’t be read', 'a +', { a: 1 }],
])('what %s has no value', (_, formula, values: Record<string, unknown>) => {
  expect(runFormula(formula, (name) => values[name])).toBeNull()
})

test('a formula names everything that it needs', () => {
  expect(compileFormula('a > 1 ? sum(lines, "price") : b')).toMatchObject({ needs: ['a', 'lines', 'b'] })
})

test.each([
  ['lines.map(l, l)', 'map'],
  ['a.matches("(a+)+$")', 'matches'],
  ['a.b', '.'],
  ['a[0]', '[]'],
  ['[a, b]', 'list'],
  ['size(lines)', 'size'],
  ['a in b', 'in'],
])('%s is refused, as it may take long or reach into what it should not', (formula, named) => {
  expect(compileFormula(formula)).toEqual({ problem: `A formula can’t use “${named}”.` })
})

test('no text makes a formula throw or take long', () => {
  const part = fc.constantFrom(
    'a',
    'b',
    'lines',
    '(',
    ')',
    '+',
    '*',
    '?',
    ':',
    '"',
    '1',
    '.',
    'sum',
    ',',
    'e9',
    '==',
    '[',
    '{',
  )
  fc.assert(
    fc.property(fc.array(part, { maxLength: 60 }), fc.anything(), (parts, value) => {
      const result = runFormula(parts.join(''), () => value)
      expect(result === null || ['number', 'string', 'boolean'].includes(typeof result)).toBe(true)
      expect(result).not.toBeNaN()
    }),
    { numRuns: 2000 },
  )
})
