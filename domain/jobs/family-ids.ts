import { sql, type RawBuilder } from 'kysely'

/** Whether a row belongs to a job or to one that was merged into it, one into the other, in any query. The id may be a column of it. */
export function isOfFamily(column: string, id: string | RawBuilder<unknown>) {
  return sql<boolean>`${sql.ref(column)} in (
    with recursive family (id) as (
      select ${id}::uuid union all select job.id from job join family on job.merged_into = family.id
    ) select id from family)`
}

/** The same for all jobs of its file: those that it was merged into, too, and whatever else was merged into these. */
export function isOfWholeFamily(column: string, id: string) {
  return sql<boolean>`${sql.ref(column)} in (
    with recursive above (id) as (
      select ${id}::uuid union all select job.merged_into from job join above on job.id = above.id where job.merged_into is not null
    ), family (id) as (
      select id from above union select job.id from job join family on job.merged_into = family.id
    ) select id from family)`
}
