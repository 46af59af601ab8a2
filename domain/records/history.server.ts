import { sql } from 'kysely'
import { badCursor } from '#platform/database/page-cursor.ts'
import type { World } from '#platform/world.ts'
import type { RecordType } from '#domain/audit/kind.ts'
import { eventKinds } from '#domain/events/event-kinds.ts'
import type { SignedIn } from '#domain/employees/employee.ts'

import { withChangedValues } from './changed-values.server.ts'
import { pageOf, toLines, type RecordedEvent } from './history-lines.ts'
import { withMoveReasons } from './move-reasons.server.ts'
import { peopleNamed } from './people-named.ts'
import type { HistoryLine, HistoryPage, HistoryQuery } from './record.ts'

const mostLines = 200
/** A request and its job have one id, and so one history. What else may have that id stands in none. */
const toldOf: readonly RecordType[] = ['request', 'job']

type Viewer = { readonly employee: Pick<SignedIn, 'id' | 'permissions'> }

/** A page of the events of these records, which begins below the event `before`. */
type Wanted = { ids: readonly string[]; hidden: readonly string[]; before: string | null; limit: number }

/**
 * What happened to a request or its job, newest first, each with who did it. What says the same several times in a row is one line. What one must
 * be allowed beside seeing the record, as amounts, is absent for whoever is not, and what happened to the job for whoever sees none.
 */
export async function historyOf(world: World, viewer: Viewer, recordId: string): Promise<HistoryLine[]> {
  const { items } = await historyPageOf(world, viewer, { ids: [recordId], limit: mostLines })
  return items
}

/**
 * A page of what happened to these records, as if they were one. `limit` counts events: where lines stand for several, there are fewer
 * of them. A page never ends within such a line, unless that fills it.
 */
export async function historyPageOf(
  world: World,
  viewer: Viewer,
  { ids, cursor, limit }: HistoryQuery & { ids: readonly string[] },
): Promise<HistoryPage> {
  const before = cursor === undefined ? null : readCursor(cursor)
  const wanted = { ids, hidden: hiddenFrom(viewer), before, limit: limit + 1 }
  const { rows } = await eventsOf(wanted).execute(world.db)
  const page = pageOf(rows, limit)
  const shown = page.flatMap((event) => seenBy(viewer, event))
  const seen = await withChangedValues(world, viewer, await withMoveReasons(world, viewer, shown))
  const names = await readNames(world, seen.flatMap(peopleNamed))
  return {
    items: toLines(seen, names),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  }
}

/**
 * Events of the records themselves, and those of others that concern them too: each by its own index, and no further than the page.
 * `offset 0` looks them up one by one: PostgreSQL would walk through all events since the last of them.
 */
export function eventsOf({ ids, hidden, before, limit }: Wanted) {
  const older = (id: string) => (before === null ? sql`` : sql`and ${sql.ref(id)} < ${before}::bigint`)
  return sql<RecordedEvent>`
    select event.id, event.name, event.at, event.payload, employee.name as by, employee.id as by_id
    from (
      select distinct on (found.id) found.* from unnest(${ids}::uuid[]) as record (id) cross join lateral (
        (select event.* from event where subject = record.id and name <> all(${hidden}) ${older('event.id')}
          order by id desc limit ${limit})
        union all
        (select event.* from further_subject
          cross join lateral (select * from event where id = event_id offset 0) as event
          where further_subject.subject = record.id and name <> all(${hidden}) ${older('event_id')}
          order by event_id desc limit ${limit})
      ) as found order by found.id desc limit ${limit}
    ) as event
    left join employee on employee.id = event.employee_id
    order by event.id desc`
}

function readCursor(cursor: string) {
  if (!/^\d{1,18}$/.test(cursor)) throw badCursor()
  return cursor
}

/** The kinds of events of which this person reads nothing. */
function hiddenFrom({ employee: { permissions } }: Viewer) {
  return Object.values(eventKinds).flatMap(({ name, audit: { record, also } }) =>
    !toldOf.includes(record) ||
    (record === 'job' && !permissions['intake.view']) ||
    (also && !permissions[also])
      ? [name]
      : [],
  )
}

/** The event with what this person may know of it. */
function seenBy({ employee }: Viewer, event: RecordedEvent): RecordedEvent[] {
  const seen = eventKinds[event.name]?.seenBy
  const payload = seen ? seen(event.payload, employee) : event.payload
  return payload ? [{ ...event, payload }] : []
}

async function readNames({ db }: World, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>()
  const rows = await db
    .selectFrom('employee')
    .select(['id', 'name'])
    .where('id', 'in', [...new Set(ids)])
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}
