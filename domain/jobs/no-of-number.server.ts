import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { findConsentMerge } from './consent-merge.server.ts'
import { keptFamily } from './family.server.ts'

type Texted = { job_id: string; phone: string }

/**
 * Whether a request of the same file, of a merged job or closed as a duplicate, says no to text messages at this number. That counts
 * wherever it stands, unless staff said yes since in the kept job, which has this number: anyone else's "Yes" may be about another one.
 */
export async function isNoInFile(world: World, { job_id, phone }: Texted): Promise<boolean> {
  const [kept, ...merged] = await keptFamily(world, job_id)
  const said = await lastNo(world, [kept, ...merged], phone)
  return said !== null && !(await isYesSince(world, { kept, phone, since: said }))
}

/** The event with which it was last said, or the first one of a request that came in with it; null where no request says so. */
async function lastNo({ db }: World, jobIds: readonly string[], phone: string): Promise<bigint | null> {
  const { rows } = await sql<{ said: string | null }>`
    with recursive file (id) as (
      select unnest(${jobIds}::uuid[])
      union select lead.id from lead join file on lead.duplicate_of = file.id
    )
    select (
      select coalesce(max(id) filter (where name = 'job.made' or ${saysAnswer}), min(id), 0)
      from event where subject = lead.id
    ) as said
    from file join lead on lead.id = file.id
    where lead.phone = ${phone} and lead.text_consent = false`.execute(db)
  const all = rows.map(({ said }) => BigInt(said ?? 0))
  return all.toSorted((a, b) => Number(a - b)).at(-1) ?? null
}

type Asked = { kept: string; phone: string; since: bigint }

/** Not what a merge brought, and not what was said before the job had this number. */
async function isYesSince(world: World, { kept, phone, since }: Asked): Promise<boolean> {
  const job = await world.db
    .selectFrom('job')
    .innerJoin('lead', 'lead.id', 'job.id')
    .select(['job.id', 'job.fact_revisions'])
    .where('job.id', '=', kept)
    .where('lead.phone', '=', phone)
    .where('lead.text_consent', '=', true)
    .executeTakeFirst()
  if (!job || (await findConsentMerge(world, job))) return false
  const { rows } = await sql<{ is_since: boolean | null }>`
    select max(event.id) filter (where employee_id is not null and job_change.facts -> 'text_consent' = 'true')
      >= greatest(${since + 1n}::bigint, max(event.id) filter (
        where name = 'lead.phone_corrected' or name = 'job.changed' and payload -> 'facts' @> '"phone"'
      )) as is_since
    from event left join job_change on name = 'job.changed' and job_change.id = (payload ->> 'change_id')::uuid
    where subject = ${kept}`.execute(world.db)
  return rows[0]?.is_since === true
}

/** Whether an event tells that consent to text messages was answered. */
const saysAnswer = sql`(
  name = 'lead.answered' and payload -> 'fields' @> '"text_consent"'
  or name = 'job.changed' and payload -> 'facts' @> '"text_consent"'
)`
