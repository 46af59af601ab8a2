import fc from 'fast-check'
import { expect, test } from 'vitest'
import { actualCashValue, contentsTotals, depreciation, replacementCost } from './contents-figures.ts'

/** Two chairs at $150, three of ten years old. */
const chairs = { quantity: 2, price_cents: 150_00, age: 30, life: 10, cap: 80 }

test('two chairs at $150, three of ten years old, cost $300 new and were worth $210', () => {
  expect(replacementCost(chairs)).toBe(300_00)
  expect(depreciation(chairs)).toBe(30)
  expect(actualCashValue(chairs)).toBe(210_00)
})

test.each([
  ['older than its life, it keeps what the cap leaves', { age: 250 }, 80, 60_00],
  ['as old as its cap, it keeps the same', { age: 80 }, 80, 60_00],
  ['new, it keeps all of it', { age: 0 }, 0, 300_00],
  ['half a year is half a year', { age: 5 }, 5, 285_00],
  ['with a cap of 0 nothing is lost', { cap: 0 }, 0, 300_00],
  ['with a cap of 100 an old thing is worth nothing', { cap: 100, age: 200 }, 100, 0],
  ['without a useful life it is used up at once', { life: 0, age: 0 }, 80, 60_00],
  ['without an age nothing is known', { age: null }, null, null],
  ['without a life nothing is known', { life: null }, null, null],
  ['without a price its value is not known, but what it lost', { price_cents: null }, 30, null],
  ['a price of 0 is one', { price_cents: 0 }, 30, 0],
])('%s', (_, changed, lost, value) => {
  const item = { ...chairs, ...changed }
  expect([depreciation(item), actualCashValue(item)]).toEqual([lost, value])
})

test('half a cent is rounded up, once for all pieces', () => {
  expect(actualCashValue({ ...chairs, quantity: 1, price_cents: 5, age: 10 })).toBe(5)
  expect(actualCashValue({ ...chairs, quantity: 3, price_cents: 5, age: 10 })).toBe(14)
})

test('a value is never more than the cost, and never less than the cap leaves', () => {
  const item = fc.record({
    quantity: fc.integer({ min: 1, max: 9999 }),
    price_cents: fc.integer({ min: 0, max: 1_000_000_00 }),
    age: fc.integer({ min: 0, max: 2000 }),
    life: fc.integer({ min: 0, max: 100 }),
    cap: fc.integer({ min: 0, max: 100 }),
  })
  fc.assert(
    fc.property(item, (item) => {
      const [cost, value] = [replacementCost(item) ?? 0, actualCashValue(item) ?? -1]
      const least = Math.floor((cost * (100 - item.cap)) / 100)
      expect(Number.isSafeInteger(value)).toBe(true)
      expect(value).toBeLessThanOrEqual(cost)
      expect(value).toBeGreaterThanOrEqual(least)
    }),
  )
})

test('the sums are of what is there, and say of how many nothing is known', () => {
  const there = { ...chairs, disposition: null, removed_at: null }
  const totals = contentsTotals([
    { ...there, disposition: 'clean' },
    { ...there, price_cents: null, quantity: 1 },
    { ...there, age: null, quantity: 1, disposition: 'non_salvageable' },
    { ...there, removed_at: '2026-11-20T12:00:00.000Z' },
  ])
  expect(totals).toEqual({
    items: 3,
    pieces: 4,
    replacement: 450_00,
    actual: 210_00,
    unpriced: 1,
    unvalued: 2,
    counts: { clean: 1, restore: 0, non_salvageable: 1, kept_by_owner: 0 },
    undecided: 1,
  })
})
