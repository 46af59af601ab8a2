import { sql } from 'kysely'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Scope } from '#domain/roles/scopes.ts'

type Viewer = { readonly employee: Pick<SignedIn, 'id'>; readonly scope: Scope }

/**
 * Which jobs a person sees, in any query over `job`: all, or those that they are responsible for or that they were sent to on a
 * visit.
 */
export function visibleTo({ employee, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`job.id in (select id from lead where assigned_to = ${employee.id}
    union select job_id from visit_person where employee_id = ${employee.id})`
}
