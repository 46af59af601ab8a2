import { sql, type RawBuilder } from 'kysely'
import type { World } from '#platform/world.ts'
import type { JobMatch } from './matches.ts'

type Caller = NonNullable<JobMatch['caller']>

/**
 * The ids of these selections, and of the jobs into which one of them was merged. By an array and single look-ups: PostgreSQL
 * estimates the rows of a recursion far too high, and a join would read the whole table.
 */
export function withKept(found: readonly RawBuilder<unknown>[]) {
  return sql`(with recursive found (id) as (${sql.join(found, sql` union all `)}),
    kept (id) as (
      select merged_into from job where job.id = any(array(select id from found)) and merged_into is not null
      union
      select (select merged_into from job where job.id = kept.id) from kept where kept.id is not null
    ) select id from found union all select id from kept where id is not null)`
}

/** Who called about a job that was merged into one of these and has this number, where the kept one itself does not: the newest. */
export async function callersOf(
  { db }: World,
  { prefix, kept }: { prefix: string; kept: readonly string[] },
): Promise<Map<string, Caller>> {
  if (kept.length === 0) return new Map()
  const { rows } = await sql<Caller & { kept: string }>`
    with recursive family (kept, id) as (
      select merged_into, id from job where merged_into = any(${kept}::uuid[])
      union all
      select family.kept, job.id from job join family on job.merged_into = family.id
    )
    select distinct on (family.kept) family.kept, lead.name, lead.phone
    from family join job on job.id = family.id join lead on lead.id = family.id
    where ${hasNumber(prefix)} and not exists (
      select from job join lead on lead.id = job.id where job.id = family.kept and ${hasNumber(prefix)})
    order by family.kept, lead.received_at desc, lead.id desc`.execute(db)
  return new Map(rows.map(({ kept, ...caller }) => [kept, caller]))
}

function hasNumber(prefix: string) {
  const numbers = [sql`lead.phone`, sql`(job.facts->>'phone2')`, sql`(job.facts->>'owner_phone')`]
  return sql`(${sql.join(
    numbers.map((number) => begins(number, prefix)),
    sql` or `,
  )})`
}

/** By the order of bytes, which the indexes have: a number is a plus and digits, and a colon comes after the digits. */
export function begins(column: RawBuilder<unknown>, prefix: string) {
  return sql<boolean>`${column} collate "C" >= ${prefix} and ${column} collate "C" < ${`${prefix}:`}`
}
