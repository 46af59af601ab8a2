import * as z from 'zod'
import { signIn } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { ofSignIn } from '#domain/sessions/of-sign-in.ts'

const employeeId = { employee_id: z.uuid() }
const kind = { kind: z.enum(['app', 'passkey']) }

export const factorSetUp = defineEvent('employee.factor_set_up', {
  ...ofSignIn,
  payload: z.object({ ...employeeId, ...kind }),
  audit: signIn('Second factor set up', 'set up a second factor for {it}', '{it} set up a second factor'),
})
export const factorRemoved = defineEvent('employee.factor_removed', {
  ...ofSignIn,
  payload: z.object({ ...employeeId, ...kind }),
  audit: signIn(
    'Second factor removed',
    'removed a second factor of {it}',
    'a second factor of {it} was removed',
  ),
})
/** What was shown is not stored. */
export const factorRefused = defineEvent('employee.factor_refused', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn(
    'Second factor refused',
    'failed to show the second factor of {it}',
    'someone failed to show that they are {it}',
  ),
})
export const recoveryCodeUsed = defineEvent('employee.recovery_code_used', {
  ...ofSignIn,
  payload: z.object({ ...employeeId, left: z.int() }),
  audit: signIn('Recovery code used', 'used a recovery code of {it}', '{it} used a recovery code'),
})
export const recoveryCodesMade = defineEvent('employee.recovery_codes_made', {
  ...ofSignIn,
  payload: z.object(employeeId),
  audit: signIn(
    'Recovery codes made anew',
    'made new recovery codes for {it}',
    'new recovery codes for {it} were made',
  ),
})
