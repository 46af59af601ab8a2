import * as z from 'zod'
import { signIn } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofSignIn } from './of-sign-in.ts'

const employeeId = { employee_id: z.uuid() }
const session = { ...employeeId, session_id: z.uuid() }

export const signedIn = defineEvent('employee.signed_in', {
  ...ofSignIn,
  payload: z.object(session),
  audit: signIn('Signed in', 'signed in', '{it} signed in'),
})
export const signedOut = defineEvent('employee.signed_out', {
  ...ofSignIn,
  payload: z.object(session),
  audit: signIn('Signed out', 'signed out', '{it} signed out'),
})
/** `employee_id` is null where there is no such person; what was typed is not stored. */
export const signInRefused = defineEvent('employee.sign_in_refused', {
  ...ofSignIn,
  payload: z.object({ employee_id: z.uuid().nullable() }),
  audit: signIn('Sign-in failed', 'failed to sign in as {it}', 'someone failed to sign in as {it}'),
})
/** By themselves, from another device. */
export const deviceSignedOut = defineEvent('employee.device_signed_out', {
  ...ofSignIn,
  payload: z.object(session),
  audit: signIn(
    'Signed out on another device',
    'signed out on another device',
    '{it} signed out on another device',
  ),
})
/** By themselves, from another device: what was read there is removed once it reaches the server. */
export const deviceErased = defineEvent('employee.device_erased', {
  ...ofSignIn,
  payload: z.object(session),
  audit: signIn('Erased another device', 'erased another device', '{it} erased another device'),
})
export const otherDevicesSignedOut = defineEvent('employee.other_devices_signed_out', {
  ...ofSignIn,
  payload: z.object({ ...employeeId, count: z.int() }),
  audit: signIn(
    'Signed out on all other devices',
    'signed out on all other devices',
    '{it} signed out on all other devices',
  ),
})
