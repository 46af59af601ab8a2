import type { SignedIn } from '#domain/employees/employee.ts'

/** A call makes a request and a job of it. */
export function mayTakeCalls({ permissions }: Pick<SignedIn, 'permissions'>) {
  return permissions['intake.create'] !== undefined && permissions['leads.create'] !== undefined
}
