import { sql } from 'kysely'

/** Whether a row belongs to a job or to one that was merged into it, one into the other, in any query. */
export function isOfFamily(column: string, id: string) {
  return sql<boolean>`${sql.ref(column)} in (
    with recursive family (id) as (
      select ${id}::uuid union all select job.id from job join family on job.merged_into = family.id
    ) select id from family)`
}
