import { sql } from 'kysely'
import { minute } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import type { CompanyFacts } from '#domain/company/company.ts'
import { instantOf } from '#domain/company/local-time.ts'
import { companyDay } from '#domain/company/time-zone.ts'
import { daysLater } from '#domain/company/local-time.ts'
import { callBacksOf, countedDays, type CallBacks } from './call-backs.ts'

/**
 * How soon people were called back in the last 90 days, today among them; null where the company promises no time. Only the
 * first contact by a person counts, and no request that was not for us. A request that may still be answered in time is not counted yet.
 */
export async function readCallBacks(
  { db, now }: World,
  { call_back_minutes: promised }: Pick<CompanyFacts, 'call_back_minutes'>,
): Promise<CallBacks | null> {
  if (promised === null) return null
  const until = companyDay(now())
  const since = daysLater(until, 1 - countedDays)
  const rows = await db
    .selectFrom('lead')
    .select([waitedMinutes.as('minutes'), (lead) => lead.fn.countAll<string>().as('count')])
    .where('received_at', '>=', instantOf(`${since}T00:00`))
    .where('quarantined_at', 'is', null)
    .where('outcome', 'is distinct from', 'not-ours')
    .where(({ or, eb }) =>
      or([
        eb('first_contacted_at', 'is not', null),
        eb('received_at', '<', new Date(now().getTime() - promised * minute)),
      ]),
    )
    .groupBy('minutes')
    .execute()
  const counted = rows.map(({ minutes, count }) => ({ minutes, count: Number(count) }))
  return callBacksOf({ promised, since, until }, counted)
}

/** Begun minutes, so that one second more than was promised is one minute more; in one of them all that took over a day. */
const waitedMinutes = sql<number | null>`case when first_contacted_at is not null
  then least(1441, ceil(extract(epoch from first_contacted_at - received_at) / 60))::int end`
