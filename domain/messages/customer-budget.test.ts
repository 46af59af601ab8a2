import { expect, test } from 'vitest'
import { isWithinCustomerBudget } from './customer-budget.ts'

test.each([
  [2, 59, true],
  [3, 3, false],
  [0, 60, false],
])('after %s to the number and %s of the firm another one is sent: %s', (toNumber, byFirm, isSent) => {
  expect(isWithinCustomerBudget({ toNumber, byFirm })).toBe(isSent)
})
