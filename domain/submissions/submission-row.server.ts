import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { Viewer } from '#domain/leads/visible.ts'
import type { SubmissionRow } from './submission.ts'

/** Filled forms that a person sees: all, or their own and those of the jobs that are theirs. */
export function selectSubmissions({ db }: World, { employee, scope }: Viewer) {
  return db
    .selectFrom('submission')
    .innerJoin('employee', 'employee.id', 'submission.submitted_by')
    .select([
      'submission.id',
      'slug as form',
      'version',
      'job_id',
      'revises',
      'sha256',
      'state',
      'reason',
      'at',
    ])
    .select(['received_at', 'submission.revision', 'submitted_by as employee_id', 'employee.name as by'])
    .where(seenBy({ employee, scope }))
}

function seenBy({ employee: { id }, scope }: Viewer) {
  if (scope === 'all') return sql<boolean>`true`
  const isTheirs = sql<boolean>`submission.submitted_by = ${id}`
  if (scope === 'own') return isTheirs
  return sql<boolean>`(${isTheirs} or exists (select from lead_reader
    where lead_reader.lead_id = submission.job_id and lead_reader.employee_id = ${id}))`
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['executeTakeFirstOrThrow']>>

export function toSubmission({ at, received_at, ...row }: Row): SubmissionRow {
  return { ...row, at: at.toISOString(), received_at: received_at.toISOString() }
}
