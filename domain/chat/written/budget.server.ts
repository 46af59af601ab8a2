import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { ChatOfRow } from '../visitor.server.ts'
import { visitorSpan, type WritingLimits } from './limits.ts'

type Budget = Pick<WritingLimits, 'perMonth' | 'perVisitor'>

/** Counts one question, unless its visitor or the firm has asked enough. */
export async function takeFromBudget(
  world: World,
  { source }: Pick<ChatOfRow, 'source'>,
  { perMonth, perVisitor }: Budget,
): Promise<boolean> {
  // All whose sender is forgotten have the room of one: an address could open chats today for tomorrow.
  return (await takeOfVisitor(world, source ?? '', perVisitor)) && takeOfMonth(world, perMonth)
}

/** Counted apart from the chats: whoever deletes theirs has asked all the same. */
async function takeOfVisitor({ db, now }: World, source: string, perVisitor: number) {
  if (perVisitor < 1) return false
  const isOver = sql<boolean>`model_visitor.since <= ${spanBefore(now())}::timestamptz`
  const row = await db
    .insertInto('model_visitor')
    .values({ source, asked: 1, since: now() })
    .onConflict((row) =>
      row
        .column('source')
        .doUpdateSet({
          asked: sql`case when ${isOver} then 1 else model_visitor.asked + 1 end`,
          since: sql`case when ${isOver} then ${now()}::timestamptz else model_visitor.since end`,
        })
        .where((row) => row.or([isOver, row('model_visitor.asked', '<', perVisitor)])),
    )
    .returning('asked')
    .executeTakeFirst()
  return row !== undefined
}

/** Who asked is forgotten as soon as it counts no more. */
export async function forgetWhoAsked({ db, now }: World): Promise<void> {
  await db.deleteFrom('model_visitor').where('since', '<=', spanBefore(now())).execute()
}

function spanBefore(at: Date) {
  return new Date(at.getTime() - visitorSpan)
}

/** Counted in one statement: of two processes that ask for the last one, one is refused. */
async function takeOfMonth({ db, now }: World, perMonth: number) {
  if (perMonth < 1) return false
  const row = await db
    .insertInto('model_month')
    .values({ month: monthOf(now()), asked: 1, full_at: perMonth === 1 ? now() : null })
    .onConflict((row) =>
      row
        .column('month')
        .doUpdateSet({
          asked: sql`model_month.asked + 1`,
          full_at: sql`case when model_month.asked + 1 >= ${perMonth}::int then ${now()}::timestamptz end`,
        })
        .where('model_month.asked', '<', perMonth),
    )
    .returning('asked')
    .executeTakeFirst()
  return row !== undefined
}

/** The month where the company works, as its first day. */
function monthOf(at: Date) {
  return `${companyDay(at).slice(0, 7)}-01`
}

/** A month in which no more may be asked, and which the office was not told of. */
export function findFullMonth({ db }: World) {
  return db
    .selectFrom('model_month')
    .select([sql<string>`to_char(month, 'YYYY-MM')`.as('month'), 'asked'])
    .where('full_at', 'is not', null)
    .where('told_at', 'is', null)
    .orderBy('month', 'desc')
    .executeTakeFirst()
}

export async function recordFullMonthTold({ db, now }: World, month: string) {
  await db.updateTable('model_month').set({ told_at: now() }).where('month', '=', `${month}-01`).execute()
}
