import { sql } from 'kysely'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { budgetSpan } from '#domain/alerts/text-budget.ts'

type Asked = { id: string; to: string; by: string }

/**
 * What was written or sent again lately by a person, and written to an address, apart from the message that is asked about. Of a person all count, also
 * those that an address refused: else there would be no end of made-up addresses.
 */
export async function readWritten({ db, now }: World, { id, to, by }: Asked) {
  const at = now().getTime()
  const [lately, today] = [new Date(at - budgetSpan), new Date(at - day)]
  const { rows } = await sql<{ whose: 'person' | 'address'; lately: string; today: string }>`
    select 'person' as whose, count(*) filter (where at > ${lately}) as lately, count(*) as today
      from (
        select queued_at as at from message where queued_by = ${by} and queued_at > ${today} and id <> ${id}
        union all
        select created_at from message
          where created_by = ${by} and queued_by is distinct from ${by} and created_at > ${today} and id <> ${id}
      ) as written
    union all
    select 'address', count(*) filter (where queued_at > ${lately}), count(*)
      from message where recipient = ${to} and queued_at > ${today} and status <> 'failed' and id <> ${id}`.execute(
    db,
  )
  const of = (whose: 'person' | 'address') => {
    const row = rows.find((row) => row.whose === whose)
    return { lately: Number(row?.lately ?? 0), today: Number(row?.today ?? 0) }
  }
  return { byPerson: of('person'), toAddress: of('address') }
}
