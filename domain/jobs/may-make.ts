import type { SignedIn } from '#domain/employees/employee.ts'
import { allow, type Allowed } from '#domain/roles/allowed.ts'

/** Whoever takes a call makes a request and a job, whether they send it or the office takes it over. */
export function allowCall(employee: SignedIn): Allowed<'leads.create'> {
  const taker = allow(employee, 'leads.create')
  allow(employee, 'intake.create')
  return taker
}
