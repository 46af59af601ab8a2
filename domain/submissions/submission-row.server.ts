import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import { wording } from '#domain/forms/definition/wording.ts'
import type { Viewer } from '#domain/leads/visible.ts'
import type { SubmissionFilter } from './submission-query.ts'
import type { SubmissionRow } from './submission.ts'
import { visibleTo } from './visible.ts'

/** Filled forms that a person sees: all, or their own and those of the jobs that are theirs. */
export function selectSubmissions({ db }: World, viewer: Viewer) {
  return db
    .selectFrom('submission')
    .innerJoin('employee', 'employee.id', 'submission.submitted_by')
    .innerJoin('form_version', (join) =>
      join
        .onRef('form_version.slug', '=', 'submission.slug')
        .onRef('form_version.version', '=', 'submission.version'),
    )
    .leftJoin('job', 'job.id', 'submission.job_id')
    .leftJoin('lead', 'lead.id', 'submission.job_id')
    .leftJoin('employee as decider', 'decider.id', 'submission.decided_by')
    .select(['submission.id', 'submission.slug as form', 'submission.version', 'submission.job_id'])
    .select(['submission.revises', 'submission.state', 'submission.reason'])
    .select(['submission.at', 'submission.received_at', 'submission.revision', 'submission.fix_field'])
    .select(['submission.submitted_by as employee_id', 'employee.name as by'])
    .select(['decider.name as decided_by', 'submission.decided_at'])
    .select(['job.number as job_number', 'lead.name as customer', 'lead.town'])
    .select(sql<unknown>`form_version.definition -> 'title'`.as('title'))
    .select([isDeclined.as('is_declined'), 'submission.offered_at'])
    .where(visibleTo(viewer))
}

/** Most are not: the fields of the form are looked through only where somebody declined. */
const isDeclined = sql<boolean>`(case when jsonb_path_exists(submission.signatures, '$[*] ? (@.way == "declined")') then exists (
  select from jsonb_path_query(form_version.definition, '$.sections[*].fields[*] ? (@.type == "signature" && exists (@.need))') as asked
  where jsonb_path_exists(submission.signatures, '$[*] ? (@.way == "declined" && @.field == $field)',
    jsonb_build_object('field', asked -> 'id'))) else false end)`

/** Those that a filter means. A word is looked for in what names a form, and in no answer. */
export function meantBy({ state, form, job, by, since, until, q }: SubmissionFilter) {
  const wanted = [
    state !== undefined && sql<boolean>`submission.state = ${state}`,
    form !== undefined && sql<boolean>`submission.slug = ${form}`,
    job !== undefined && sql<boolean>`submission.job_id = ${job}`,
    by !== undefined && sql<boolean>`submission.submitted_by = ${by}`,
    since !== undefined && sql<boolean>`submission.received_at >= ${startOf(since)}`,
    until !== undefined && sql<boolean>`submission.received_at < ${startOf(until, 1)}`,
    q !== undefined && q !== '' && named(q),
  ].filter((part) => part !== false)
  return wanted.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(wanted, sql` and `)}`
}

function named(q: string) {
  const part = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
  return sql<boolean>`(job.number ilike ${part} or lead.name ilike ${part} or employee.name ilike ${part}
    or form_version.definition -> 'title' ->> 'en' ilike ${part})`
}

function startOf(day: string, plus = 0) {
  return sql<Date>`((${day}::date + ${sql.lit(plus)})::timestamp at time zone ${sql.lit(companyTimeZone)})`
}

type Row = Awaited<ReturnType<ReturnType<typeof selectSubmissions>['executeTakeFirstOrThrow']>>

export function toSubmission({ at, received_at, decided_at, offered_at, title, ...row }: Row): SubmissionRow {
  return {
    ...row,
    title: Title.parse(title),
    at: at.toISOString(),
    received_at: received_at.toISOString(),
    decided_at: decided_at?.toISOString() ?? null,
    offered_at: offered_at?.toISOString() ?? null,
  }
}

const Title = wording(200)
