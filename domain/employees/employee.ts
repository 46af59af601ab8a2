import * as z from 'zod'
import { defineEvent } from '#platform/events/event.ts'
import { Language } from '#domain/preferences/preference.ts'
import { permissions } from '#domain/roles/permissions.ts'
import { scopes } from '#domain/roles/scopes.ts'

/**
 * Proven: it was shown in this session. Asked: nothing is open before it is shown. To set up: a role demands one, and there is
 * none yet. None: there is none, and nobody demands one.
 */
export const secondFactorStates = ['proven', 'asked', 'to_set_up', 'none'] as const

/** The signed-in person, as the portal knows them: each permission with the widest scope of their roles. */
export const SignedIn = z.object({
  id: z.uuid(),
  username: z.string(),
  name: z.string(),
  roles: z.array(z.string()),
  permissions: z.partialRecord(z.enum(permissions), z.enum(scopes)),
  must_change_password: z.boolean(),
  /** The one they read. */
  language: Language,
  second_factor: z.enum(secondFactorStates),
})
export type SignedIn = z.output<typeof SignedIn>

/** False while a second factor has yet to be shown or set up. */
export function isProven({ second_factor }: Pick<SignedIn, 'second_factor'>) {
  return second_factor === 'proven' || second_factor === 'none'
}

export const minPasswordLength = 12

/** Invited: has no password yet. Left: will not come back, and stays in the history. */
export const employeeStatuses = ['invited', 'active', 'suspended', 'left'] as const
export const EmployeeStatus = z.enum(employeeStatuses)
export type EmployeeStatus = z.output<typeof EmployeeStatus>

const employeeId = { employee_id: z.uuid() }
const fields = z.record(z.string(), z.unknown())

export const employeeCreated = defineEvent('employee.created', z.object(employeeId), 'employee_id')
/** `before` and `after` have what changed of a person's work; of what is theirs alone, `changed` has the names. */
export const employeeChanged = defineEvent(
  'employee.changed',
  z.object({ ...employeeId, before: fields, after: fields, changed: z.array(z.string()) }),
  'employee_id',
)
/** By the names of the roles. */
export const employeeRolesChanged = defineEvent(
  'employee.roles_changed',
  z.object({ ...employeeId, before: z.array(z.string()), after: z.array(z.string()) }),
  'employee_id',
)
const cost = z.object({ hourly_cost_cents: z.int().nullable() })
export const employeeCostChanged = defineEvent(
  'employee.cost_changed',
  z.object({ ...employeeId, before: cost, after: cost }),
  'employee_id',
)
export const employeeSuspended = defineEvent('employee.suspended', z.object(employeeId), 'employee_id')
export const employeeLeft = defineEvent('employee.left', z.object(employeeId), 'employee_id')
export const employeeReturned = defineEvent('employee.returned', z.object(employeeId), 'employee_id')
export const signedOutByOther = defineEvent(
  'employee.signed_out_by_other',
  z.object(employeeId),
  'employee_id',
)

export const codePurposes = ['activation', 'reset'] as const
const purpose = { purpose: z.enum(codePurposes) }
export const codeIssued = defineEvent(
  'employee.code_issued',
  z.object({ ...employeeId, ...purpose }),
  'employee_id',
)
/** Chose a password with a code: the first one, or another one. */
export const employeeActivated = defineEvent(
  'employee.activated',
  z.object({ ...employeeId, ...purpose }),
  'employee_id',
)
export const passwordChanged = defineEvent('employee.password_changed', z.object(employeeId), 'employee_id')
/** All of them, by someone else or on the machine itself: they were lost. */
export const factorsTaken = defineEvent('employee.factors_taken', z.object(employeeId), 'employee_id')
/** By whoever sits at the machine that the product runs on. */
export const passwordReset = defineEvent('employee.password_reset', z.object(employeeId), 'employee_id')
