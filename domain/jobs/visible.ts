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
  return sql<boolean>`(exists (select from lead where lead.id = job.id and lead.assigned_to = ${employee.id})
    or exists (select from visit_person where visit_person.job_id = job.id and visit_person.employee_id = ${employee.id}))`
}
