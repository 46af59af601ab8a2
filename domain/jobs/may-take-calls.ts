import type { SignedIn } from '#domain/employees/employee.ts'
import type { Permission } from '#domain/roles/permissions.ts'

/** A call makes a request and a job of it. */
export const takesCalls = ['leads.create', 'intake.create'] as const satisfies readonly Permission[]

export function mayTakeCalls({ permissions }: Pick<SignedIn, 'permissions'>) {
  return takesCalls.every((permission) => permissions[permission] !== undefined)
}
