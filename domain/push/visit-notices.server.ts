import { sql } from 'kysely'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { isWithinNoticeBudget, noticeSpan } from './visit-notice-budget.ts'

type Notice = { person: string; changed_by: string | null }

/**
 * Writes down that a person is notified of what someone did to a visit, or returns null where they were notified often enough: those
 * before said that their visits change, and the portal has them all. Of two at the same moment one counts the other.
 */
export function spendNotice(world: World, { person, changed_by }: Notice): Promise<string | null> {
  return inTransaction(world, async ({ db, now }) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.visitNotices}, hashtext(${person}))`.execute(db)
    const since = new Date(now().getTime() - noticeSpan)
    await db
      .deleteFrom('visit_notice')
      .where('employee_id', '=', person)
      .where('told_at', '<=', since)
      .execute()
    const told = await db
      .selectFrom('visit_notice')
      .select('changed_by')
      .where('employee_id', '=', person)
      .execute()
    const ofOne = told.filter((notice) => notice.changed_by === changed_by).length
    if (!isWithinNoticeBudget({ ofOne, ofAll: told.length })) return null
    const id = newId()
    await db
      .insertInto('visit_notice')
      .values({ id, employee_id: person, changed_by, told_at: now() })
      .execute()
    return id
  })
}

/** No device could be reached: it is tried again, and does not count twice. */
export async function returnNotice({ db }: World, id: string): Promise<void> {
  await db.deleteFrom('visit_notice').where('id', '=', id).execute()
}
