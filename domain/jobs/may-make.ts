import type { SignedIn } from '#domain/employees/employee.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'
import { takesCalls } from './may-take-calls.ts'

/** Whoever takes a call makes a request and a job, whether they send it or the office takes it over. */
export function allowCall(employee: SignedIn): Allowed<'leads.create'> {
  for (const permission of takesCalls) allow(employee, permission)
  return allow(employee, 'leads.create')
}
