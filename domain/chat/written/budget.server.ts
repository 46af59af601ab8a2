import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import type { ChatOfRow } from '../visitor.server.ts'
import { visitorSpan, type WritingLimits } from './limits.ts'

type Budget = Pick<WritingLimits, 'perMonth' | 'perVisitor'>

/** Counts one question of a chat whose row the caller has locked, unless its visitor or the firm has asked enough. */
export async function takeFromBudget(
  world: World,
  chat: Pick<ChatOfRow, 'id' | 'source'>,
  { perMonth, perVisitor }: Budget,
): Promise<boolean> {
  if ((await askedByVisitor(world, chat)) >= perVisitor) return false
  if (!(await takeOfMonth(world, perMonth))) return false
  await world.db
    .updateTable('chat')
    .set((row) => ({ answers_asked: row('answers_asked', '+', 1) }))
    .where('id', '=', chat.id)
    .execute()
  return true
}

/** In this chat, and in the others of the same address. */
async function askedByVisitor({ db, now }: World, { id, source }: Pick<ChatOfRow, 'id' | 'source'>) {
  const since = new Date(now().getTime() - visitorSpan)
  const { asked } = await db
    .selectFrom('chat')
    .select(({ fn }) => fn.sum<string | null>('answers_asked').as('asked'))
    .where((row) =>
      row.or([
        row('id', '=', id),
        row.and([row('source', 'is not', null), row('source', '=', source), row('opened_at', '>', since)]),
      ]),
    )
    .executeTakeFirstOrThrow()
  return Number(asked ?? 0)
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
