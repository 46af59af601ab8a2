import { expect, test } from 'vitest'
import { isWithinCustomerBudget } from './customer-budget.ts'

test.each([
  [2, 9, 59, true],
  [3, 3, 3, false],
  [0, 10, 0, false],
  [0, 0, 60, false],
])(
  'after %s to the number lately, %s in a day, and %s of the firm another one is sent: %s',
  (toNumber, toNumberToday, byFirm, isSent) => {
    expect(isWithinCustomerBudget({ toNumber, toNumberToday, byFirm })).toBe(isSent)
  },
)
