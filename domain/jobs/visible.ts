import { sql } from 'kysely'
import type { SignedIn } from '#domain/employees/employee.ts'
import type { Viewer } from '#domain/leads/visible.ts'
import type { Permission } from '#domain/roles/permissions.ts'

/**
 * Which jobs a person sees, in any query over `job`: all, or those whose requests they see. Lists begin with `jobsFor`, which is the
 * same for a page in order.
 */
export function visibleTo({ employee, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`exists (select from lead_reader
    where lead_reader.lead_id = job.id and lead_reader.employee_id = ${employee.id})`
}

/** Whether one more permission of the person reaches to the job, which they may see beyond that. */
export function isReachedBy(employee: Pick<SignedIn, 'id' | 'permissions'>, permission: Permission) {
  const scope = employee.permissions[permission]
  return scope ? visibleTo({ employee, scope }) : sql<boolean>`false`
}
