import { sql } from 'kysely'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Scope } from '#domain/roles/scopes.ts'

export type Viewer = { readonly employee: Pick<SignedIn, 'id'>; readonly scope: Scope }

/**
 * Which requests a person sees, in any query over `lead`: all, or those that are assigned to them or that they were sent to on a
 * visit of the job. Lists begin with `leadsFor`, which is the same for a page in order.
 */
export function visibleTo({ employee, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`exists (select from lead_reader
    where lead_reader.lead_id = lead.id and lead_reader.employee_id = ${employee.id})`
}
