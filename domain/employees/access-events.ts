import * as z from 'zod'
import { signIn } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofSignIn } from '#domain/sessions/of-sign-in.ts'
import { codePurposes } from './employee.ts'

// How people get back in, or are kept out.
const employeeId = { employee_id: z.uuid() }

export const signedOutByOther = defineEvent('employee.signed_out_by_other', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn(
    'Signed out by someone else',
    'ended all sessions of {it}',
    'all sessions of {it} were ended',
  ),
})
export const codeIssued = defineEvent('employee.code_issued', {
  ...ofSignIn,
  payload: z.object({ ...employeeId, purpose: z.enum(codePurposes) }),
  audit: signIn(
    'One-time code given out',
    'gave out a one-time code for {it}',
    'a one-time code for {it} was given out',
  ),
})
export const passwordChanged = defineEvent('employee.password_changed', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn('Password changed', 'changed the password of {it}', 'the password of {it} was changed'),
})
/** By whoever sits at the machine that the product runs on. */
export const passwordReset = defineEvent('employee.password_reset', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn(
    'Password reset',
    'reset the password of {it}',
    'the password of {it} was reset on the machine itself',
  ),
})
/** All of them, by someone else or on the machine itself: they were lost. */
export const factorsTaken = defineEvent('employee.factors_taken', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn(
    'Second factors taken away',
    'took the second factors of {it} away',
    'the second factors of {it} were taken away on the machine itself',
  ),
})
