import { expect, test } from 'vitest'
import { emergencyWaiver } from './emergency-waiver.ts'
import { noticeOfCancellation } from './notice-of-cancellation.ts'
import { workAuthorizationOhio } from './work-authorization-ohio.ts'
import { workAuthorizationPennsylvania } from './work-authorization-pennsylvania.ts'
import { worked } from './worked.fixture.ts'

test.each([
  [workAuthorizationOhio, 'form_date'],
  [workAuthorizationPennsylvania, 'form_date'],
  [emergencyWaiver, 'agreement_date'],
  [noticeOfCancellation, 'signed_on'],
])('$slug says until when the customer can cancel', (template, signedOn) => {
  expect(worked(template, { [signedOn]: '2026-03-06' }, 'last_day')).toEqual({ last_day: '2026-03-10' })
})
