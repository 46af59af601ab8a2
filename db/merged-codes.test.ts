import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { databaseBefore } from '#test/database-before.ts'

test('a merge from before the update can bring its code back, unless another one was saved since', async () => {
  const { db, ivy, aJobThen, goOn } = await databaseBefore('0107')
  const [kept, last] = [await aJobThen(), await aJobThen()]
  await sql`update job set side = 'duplicate', side_since = now(), merged_into = ${last} where id = ${kept}`.execute(
    db,
  )
  const code = (job: string, at: string) =>
    sql`insert into job_access_code (job_id, sealed, changed_at, changed_by) values (${job}, '', ${at}, ${ivy})`.execute(
      db,
    )
  const merge = async (at: string) => {
    const [id, job] = [newId(), await aJobThen()]
    await sql`insert into job_merge (id, job_id, into_id, at, employee_id, reason_before, filled, revision, has_code)
      values (${id}, ${job}, ${kept}, ${at}, ${ivy}, '', '{}', 2, true)`.execute(db)
    return id
  }
  await code(kept, '2026-11-20T12:00Z')
  await code(last, '2026-11-20T09:00Z')
  const [before, after] = [await merge('2026-11-20T11:00Z'), await merge('2026-11-20T13:00Z')]
  await goOn()
  const rows = await db
    .selectFrom('job_merge')
    .leftJoin('job_access_code', 'job_access_code.id', 'code_id')
    .select(['job_merge.id', 'job_access_code.job_id'])
    .execute()
  const heldBy = new Map(rows.map(({ id, job_id }) => [id, job_id]))
  expect([heldBy.get(before), heldBy.get(after)]).toEqual([null, kept])
})
