import * as z from 'zod'
import { signIn } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofSignIn } from '#domain/sessions/of-sign-in.ts'

const employeeId = { employee_id: z.uuid() }
const kind = { kind: z.enum(['app', 'passkey']) }

export const factorSetUp = defineEvent('employee.factor_set_up', {
  ...ofSignIn,
  payload: z.object({ ...employeeId, ...kind }),
  audit: signIn(
    'Two-step verification set up',
    'set up two-step verification for {it}',
    '{it} set up two-step verification',
  ),
})
export const factorRemoved = defineEvent('employee.factor_removed', {
  ...ofSignIn,
  payload: z.object({ ...employeeId, ...kind }),
  audit: signIn(
    'Two-step verification removed',
    'removed a two-step verification method for {it}',
    'a two-step verification method for {it} was removed',
  ),
})
/** What was shown is not stored. */
export const factorRefused = defineEvent('employee.factor_refused', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn(
    'Two-step verification failed',
    'failed two-step verification for {it}',
    'someone failed two-step verification as {it}',
  ),
})
export const recoveryCodeUsed = defineEvent('employee.recovery_code_used', {
  ...ofSignIn,
  payload: z.object({ ...employeeId, left: z.int() }),
  audit: signIn('Recovery code used', 'used a recovery code for {it}', '{it} used a recovery code'),
})
export const recoveryCodesMade = defineEvent('employee.recovery_codes_made', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn(
    'Recovery codes created',
    'created new recovery codes for {it}',
    'new recovery codes for {it} were created',
  ),
})
