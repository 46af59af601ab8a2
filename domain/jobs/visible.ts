import { sql } from 'kysely'
import type { Viewer } from '#domain/leads/visible.ts'

/**
 * Which jobs a person sees, in any query over `job`: all, or those whose requests they see. Lists begin with `jobsFor`, which is the
 * same for a page in order.
 */
export function visibleTo({ employee, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  return sql<boolean>`exists (select from lead_reader
    where lead_reader.lead_id = job.id and lead_reader.employee_id = ${employee.id})`
}
