import { sql } from 'kysely'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Scope } from '#domain/roles/scopes.ts'

type Viewer = { readonly employee: Pick<SignedIn, 'id'>; readonly scope: Scope }

/**
 * Which requests a person sees, in any query over `lead`: all, or those that are assigned to them, or that they were sent to on a
 * visit of the job. Both parts are read by their indexes: an "or" between them would read every request.
 */
export function visibleTo({ employee, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`lead.id in (select id from lead where assigned_to = ${employee.id}
    union select job_id from visit_person where employee_id = ${employee.id})`
}
