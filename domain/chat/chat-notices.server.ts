import { sql } from 'kysely'
import { advisoryLocks } from '#platform/database/advisory-locks.ts'
import { inTransaction } from '#platform/database/transaction.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { everyoneStep } from '#domain/alerts/steps.ts'
import { budgetSpan, isWithinBudget } from '#domain/alerts/text-budget.ts'

type Notice = { person: string; chat_id: string }

/**
 * Writes down that a person is notified that a chat was given to them, or returns null where they were notified as often as alerts may. Who is
 * not told is not waited for: where the chat is not opened in time, others are alerted.
 */
export function spendChatNotice(world: World, { person, chat_id }: Notice): Promise<string | null> {
  return inTransaction(world, async ({ db, now }) => {
    await sql`select pg_advisory_xact_lock(${advisoryLocks.chatNotices})`.execute(db)
    const since = new Date(now().getTime() - budgetSpan)
    await db.deleteFrom('chat_notice').where('told_at', '<=', since).execute()
    const told = await db.selectFrom('chat_notice').select(['employee_id', 'chat_id']).execute()
    const theirs = told.filter((notice) => notice.employee_id === person)
    const ofChat = theirs.filter((notice) => notice.chat_id === chat_id)
    const spent = { all: theirs.length, reminders: 0, fromSource: ofChat.length }
    if (!isWithinBudget(everyoneStep, spent, told.length)) return null
    const id = newId()
    await db.insertInto('chat_notice').values({ id, employee_id: person, chat_id, told_at: now() }).execute()
    return id
  })
}

/** No device could be reached: it is tried again, and does not count twice. */
export async function returnChatNotice({ db }: World, id: string): Promise<void> {
  await db.deleteFrom('chat_notice').where('id', '=', id).execute()
}
