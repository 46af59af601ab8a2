import { expect, test } from 'vitest'
import { invoice } from './invoice.ts'
import { rows, worked } from './worked.fixture.ts'

const movers = { item: 'Air movers', quantity: 17, per: 'day', price: 35, taxed: 'no' }
const bags = { item: 'Bags', quantity: 3, per: 'each', price: 12.5, taxed: 'yes' }
const answers = { lines: rows(movers, bags), tax_rate: 7.25, deductible: 500 }

test('only what is taxed is taxed, and the deductible is part of the total', () => {
  expect(worked(invoice, answers, 'subtotal', 'tax', 'total', 'after_deductible')).toEqual({
    subtotal: 632.5,
    tax: 2.72,
    total: 635.22,
    after_deductible: 135.22,
  })
})

test('what was paid is taken off, and without payments the balance is the total', () => {
  const payments = rows({ from: 'owner', amount: 500 }, { from: 'insurer', amount: 100.22 })
  const paid = { ...answers, has_payments: 'yes', payments }
  expect(worked(invoice, paid, 'paid', 'balance', 'whole_balance')).toEqual({
    paid: 600.22,
    balance: 35,
    whole_balance: undefined,
  })
  const unpaid = { ...answers, has_payments: 'no' }
  expect(worked(invoice, unpaid, 'balance', 'whole_balance')).toEqual({
    balance: undefined,
    whole_balance: 635.22,
  })
})
