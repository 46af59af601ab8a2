import { sql } from 'kysely'
import type { Viewer } from '#domain/leads/visible.ts'

/** Which filled forms a person sees, in any query over `submission`: all, or their own and, but for `own`, those of the jobs that are theirs. */
export function visibleTo({ employee, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  const isTheirs = sql<boolean>`submission.submitted_by = ${employee.id}`
  if (scope === 'own') return isTheirs
  return sql<boolean>`(${isTheirs} or exists (select from lead_reader
    where lead_reader.lead_id = submission.job_id and lead_reader.employee_id = ${employee.id}))`
}
