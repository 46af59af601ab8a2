import { sql } from 'kysely'
import type { World } from '#platform/world.ts'
import type { RecordType } from '#domain/audit/kind.ts'
import { eventKinds } from '#domain/events/event-kinds.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { toLines, type RecordedEvent } from './history-lines.ts'
import { peopleNamed } from './people-named.ts'
import type { HistoryLine } from './record.ts'

const mostLines = 200
/** A request and its job have one id, and so one history. What else may have that id stands in none. */
const toldOf: readonly RecordType[] = ['request', 'job']

type Viewer = { readonly employee: Pick<SignedIn, 'permissions'> }

/**
 * What happened to a request or its job, newest first, each with who did it. What says the same several times in a row is one line. What one must
 * be allowed beside seeing the record, as amounts, is absent for whoever is not.
 */
export async function historyOf(world: World, viewer: Viewer, recordId: string): Promise<HistoryLine[]> {
  const events = await readEvents(world, recordId, hiddenFrom(viewer))
  const ids = events.flatMap(peopleNamed)
  return toLines(events, await readNames(world, ids))
}

/** Events of the record itself, and those of others that concern it too: each by its own index, and no more than are shown. */
async function readEvents(
  { db }: World,
  recordId: string,
  hidden: readonly string[],
): Promise<RecordedEvent[]> {
  const { rows } = await sql<RecordedEvent>`
    select event.id, event.name, event.at, event.payload, employee.name as by, employee.id as by_id
    from (
      (select event.* from event where subject = ${recordId} and name <> all(${hidden}) order by id desc limit ${mostLines})
      union all
      (select event.* from further_subject join event on event.id = event_id
        where further_subject.subject = ${recordId} and name <> all(${hidden}) order by event_id desc limit ${mostLines})
    ) as event
    left join employee on employee.id = event.employee_id
    order by event.id desc limit ${mostLines}`.execute(db)
  return rows
}

/** The kinds of events of which this person reads nothing. */
function hiddenFrom({ employee: { permissions } }: Viewer) {
  return Object.values(eventKinds).flatMap(({ name, audit: { record, also } }) =>
    !toldOf.includes(record) || (also && !permissions[also]) ? [name] : [],
  )
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
