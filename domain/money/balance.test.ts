import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTotals, balanceOf, dueOf, effectOf, noTotals, sharesOf, withoutEffect } from './balance.ts'
import { mostCents } from './cents.ts'
import { entryTypes, hasParty, parties } from './entry-kinds.ts'

const anEntry = fc
  .record({
    type: fc.constantFrom(...entryTypes),
    party: fc.constantFrom(...parties),
    amount_cents: fc.integer({ min: 1, max: mostCents }),
  })
  .map((entry) => ({ ...entry, party: hasParty(entry.type) ? entry.party : null }))
const entries = fc.array(anEntry, { maxLength: 40 })
const sumOf = (list: readonly Parameters<typeof effectOf>[0][]) =>
  list.map(effectOf).reduce(addTotals, noTotals)

test('charges and refunds raise the balance, credits and payments lower it, to the cent and in any order', () => {
  const signs = { charge: 1, refund: 1, credit: -1, payment: -1 } as const
  fc.assert(
    fc.property(entries, (list) => {
      const expected = list.reduce((sum, { type, amount_cents }) => sum + signs[type] * amount_cents, 0)
      expect(balanceOf(sumOf(list))).toBe(expected)
      expect(sumOf(list.toReversed())).toEqual(sumOf(list))
      expect(Number.isSafeInteger(expected)).toBe(true)
    }),
  )
})

test('what is voided leaves no trace in the sums, whichever it is and whenever it happens', () => {
  fc.assert(
    fc.property(entries, anEntry, entries, (before, voided, after) => {
      const all = sumOf([...before, voided, ...after])
      expect(addTotals(all, withoutEffect(effectOf(voided)))).toEqual(sumOf([...before, ...after]))
    }),
  )
})

test('the two sides owe together what is owed, and the customer never more than the deductible', () => {
  fc.assert(
    fc.property(entries, fc.nat(mostCents), (list, deductible_cents) => {
      const totals = sumOf(list)
      const shares = sharesOf(totals, { will_claim: 'yes', direction_to_pay: 'yes', deductible_cents })
      const { customer_cents = 0, insurance_cents = 0 } = shares ?? {}
      expect(customer_cents + insurance_cents).toBe(balanceOf(totals))
      expect(customer_cents + totals.customer_paid_cents).toBeLessThanOrEqual(deductible_cents)
    }),
  )
})

test('nothing is split where the customer pays us, or the deductible is not known', () => {
  const totals = sumOf([{ type: 'charge', party: null, amount_cents: 500_000 }])
  const paidDirectly = { will_claim: 'yes', direction_to_pay: 'yes' }
  expect(sharesOf(totals, {})).toBeNull()
  expect(sharesOf(totals, paidDirectly)).toBeNull()
  expect(
    sharesOf(totals, { will_claim: 'yes', direction_to_pay: 'no', deductible_cents: 100_000 }),
  ).toBeNull()
  expect(sharesOf(totals, { ...paidDirectly, deductible_cents: 100_000 })).toEqual({
    customer_cents: 100_000,
    insurance_cents: 400_000,
  })
})

test('a deductible above what is due is owed no further than that', () => {
  const totals = sumOf([
    { type: 'charge', party: null, amount_cents: 80_000 },
    { type: 'credit', party: null, amount_cents: 5000 },
    { type: 'payment', party: 'mortgage', amount_cents: 1000 },
  ])
  const payers = { will_claim: 'yes', direction_to_pay: 'yes', deductible_cents: 100_000 }
  expect([dueOf(totals), sharesOf(totals, payers)]).toEqual([
    75_000,
    { customer_cents: 75_000, insurance_cents: -1000 },
  ])
})
