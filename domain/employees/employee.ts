import * as z from 'zod'
import { Language } from '#domain/preferences/language.ts'
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

export const codePurposes = ['activation', 'reset'] as const
