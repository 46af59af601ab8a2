import * as z from 'zod'
import { signIn } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofSignIn } from '#domain/sessions/of-sign-in.ts'
import { codePurposes } from './employee.ts'

// How people regain or lose access.
const employeeId = { employee_id: z.uuid() }

export const signedOutByOther = defineEvent('employee.signed_out_by_other', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn('Signed out by someone else', 'signed {it} out everywhere', '{it} was signed out everywhere'),
})
export const codeIssued = defineEvent('employee.code_issued', {
  ...ofSignIn,
  payload: z.object({ ...employeeId, purpose: z.enum(codePurposes) }),
  audit: signIn(
    'One-time code created',
    'created a one-time code for {it}',
    'a one-time code for {it} was created',
  ),
})
export const passwordChanged = defineEvent('employee.password_changed', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn('Password changed', 'changed {its} password', '{its} password was changed'),
})
/** By someone on the server's command line. */
export const passwordReset = defineEvent('employee.password_reset', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn('Password reset', 'reset {its} password', '{its} password was reset on the server'),
})
/** All of them, by someone else or on the machine itself: they were lost. */
export const factorsTaken = defineEvent('employee.factors_taken', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn(
    'Two-step verification reset',
    'reset two-step verification for {it}',
    'two-step verification for {it} was reset on the server',
  ),
})
