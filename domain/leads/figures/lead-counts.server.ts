import { sql } from 'kysely'
import { followRecord } from '#platform/events/follow-record.ts'
import type { World } from '#platform/world.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import { eventKinds } from '#domain/events/event-kinds.ts'

const daysAtOnce = 28

/** Counts anew the days of the requests that the next facts tell of. Returns how many facts it read; fewer than `fullPage` are all. */
export function countLeads(world: World, limit?: number): Promise<number> {
  return followRecord(world, {
    cursor: 'lead_count_cursor',
    limit,
    countAll: countAllLeads,
    async count(world, events) {
      const changed = events.flatMap(({ name, subject }) =>
        eventKinds[name]?.changesFigures && subject ? [subject] : [],
      )
      if (changed.length > 0) await countDays(world, await daysOf(world, changed))
    },
  })
}

/** Forgets what was counted: the next count begins with the requests themselves, all of them. */
export async function forgetLeadCounts({ db }: World): Promise<void> {
  await db.updateTable('lead_count_cursor').set({ position: null }).execute()
}

/** Some weeks at a time: no statement may take longer than half a minute. */
async function countAllLeads(world: World) {
  await world.db.deleteFrom('lead_count').execute()
  const days = await daysOf(world)
  for (let from = 0; from < days.length; from += daysAtOnce)
    await countDays(world, days.slice(from, from + daysAtOnce))
}

/** Only rows that differ are written: of a day with a thousand requests one more changes six. */
async function countDays({ db }: World, days: string[]) {
  await sql`
    with counted as materialized (
      select told.kind, day, told.key, count(*)::int as count
      from unnest(${days}::date[]) as day
        inner join lead on received_at >= day::timestamp at time zone ${zone}
          and received_at < (day + 1)::timestamp at time zone ${zone}
        cross join lateral (values
          ('service', service), ('town', town_name), ('page', page), ('hour', received_hour::text),
          ('outcome', outcome), ('job', case when exists (select from job where job.id = lead.id) then 'yes' end),
          ('first_contact', floor(date_part('epoch', first_contacted_at - received_at) / 60)::int::text)
        ) as told (kind, key)
      where quarantined_at is null and told.key is not null
      group by 1, 2, 3),
    gone as (
      delete from lead_count where day = any(${days}::date[])
        and not exists (select from counted where (counted.kind, counted.day, counted.key)
          = (lead_count.kind, lead_count.day, lead_count.key)))
    insert into lead_count (kind, day, key, count) select kind, day, key, count from counted
    on conflict (kind, day, key) do update set count = excluded.count where lead_count.count <> excluded.count`.execute(
    db,
  )
}

const zone = sql.lit(companyTimeZone)
const receivedOn = sql`(received_at at time zone ${zone})::date`

/** The days on which these requests came, or all. */
async function daysOf({ db }: World, leadIds?: string[]) {
  const rows = await db
    .selectFrom('lead')
    .select(sql<string>`distinct ${receivedOn}::text`.as('day'))
    .$if(leadIds !== undefined, (lead) => lead.where('id', 'in', leadIds ?? []))
    .execute()
  return rows.map(({ day }) => day)
}
