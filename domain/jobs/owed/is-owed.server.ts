import { sql } from 'kysely'
import { day } from '#platform/time.ts'
import { owedAges, type OwedAge } from './owed-ages.ts'

/** What was charged and is not paid, of a job and of those that were merged into it. */
export const balance = sql<string>`(with recursive family as (
    select job.id as id union all select merged.id from job merged join family on merged.merged_into = family.id)
  select coalesce(sum(charged_cents - credited_cents - customer_paid_cents - insurance_paid_cents), 0)
  from job_money where job_money.job_id in (select id from family))`

/** Billed so long ago, and not paid. The stage and its time are columns of the index `job_open`. */
export function isOwed(age: OwedAge, now: Date) {
  const { from, to } = owedAges.find(({ value }) => value === age) ?? owedAges[0]
  const before = (days: number) => new Date(now.getTime() - days * day)
  const since = to === null ? sql`true` : sql`job.stage_since > ${before(to + 1)}`
  return sql<boolean>`(job.stage = 'billed' and job.stage <> 'closed' and job.side is null
    and job.stage_since <= ${before(from)} and ${since} and ${balance} > 0)`
}
