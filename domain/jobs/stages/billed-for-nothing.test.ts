import { expect, test } from 'vitest'
import { isBilledForNothing } from './billed-for-nothing.ts'

test('a job that is moved to Billed or past it without a charge is worth a warning, to who may see amounts', () => {
  const warns = (
    payment: 'none-charged' | 'owed' | 'settled' | null,
    to: 'docs_complete' | 'billed' | 'paid',
  ) => isBilledForNothing({ stage: 'dry', payment }, to)
  expect(warns('none-charged', 'billed')).toBe(true)
  expect(warns('none-charged', 'paid')).toBe(true)
  expect(warns('none-charged', 'docs_complete')).toBe(false)
  expect(warns('owed', 'billed')).toBe(false)
  expect(warns(null, 'billed')).toBe(false)
  expect(isBilledForNothing({ stage: 'billed', payment: 'none-charged' }, 'paid')).toBe(false)
})
