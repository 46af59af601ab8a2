import { expect, test } from 'vitest'
import { CertificationChange } from './certification.ts'
import { expiryState } from './expiry.ts'

test.each([
  [null, 'valid'],
  ['2026-11-20', 'expiring'],
  ['2027-01-19', 'expiring'],
  ['2027-01-20', 'valid'],
  ['2026-11-19', 'expired'],
])('what holds until %s is %s on November 20', (expiresOn, state) => {
  expect(expiryState(expiresOn, '2026-11-20')).toBe(state)
})

test('nothing expires before it was issued', () => {
  const facts = { code: 'WRT', issued_on: '2026-05-02', expires_on: '2026-05-01', revision: 1 }
  expect(CertificationChange.safeParse(facts).error?.issues).toMatchObject([
    { path: ['expires_on'], message: 'The expiration date can’t be before the issue date.' },
  ])
  expect(CertificationChange.parse({ ...facts, expires_on: '2026-05-02' }).number).toBe('')
})
