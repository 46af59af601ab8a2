import { sql, type RawBuilder } from 'kysely'
import { badCursor } from '#platform/database/page-cursor.ts'
import type { World } from '#platform/world.ts'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { AuditQuery } from './audit-query.ts'
import { auditKinds } from './kinds.ts'
import { seesEverything, visibleKinds } from './visible.ts'

export type EventRow = {
  id: string
  name: string
  subject: string | null
  payload: unknown
  employee_id: string | null
  at: Date
  /** `at` in microseconds, which a Date cannot hold. */
  moment: string
  position: string | null
}

/** Days begin and end where the office is. */
const officeTime = sql.lit(companyTimeZone)

/**
 * The newest events that the viewer is shown, at most `query.limit`. Each kind that may be shown is read by its own index from where
 * the page begins, and no further than the page: what is hidden or does not match costs nothing.
 */
export async function readEvents(
  world: World,
  { employee }: Allowed<'audit.view'>,
  query: AuditQuery,
): Promise<EventRow[]> {
  const kinds = visibleKinds(employee.permissions).filter(
    ({ name, kind }) => !query.kind || query.kind === name || query.kind === kind.group,
  )
  const namesWith = (isWanted: (kind: (typeof kinds)[number]) => boolean) =>
    kinds.filter(isWanted).map(({ name }) => name)
  const everything = namesWith(({ scope }) => scope === 'all')
  if (!query.kind && seesEverything(employee.permissions)) everything.push(...(await unknownNames(world)))
  const ofOneself = namesWith(({ scope, kind }) => scope !== 'all' && kind.record === 'person')
  const ofOwnLeads = namesWith(({ scope, kind }) => scope !== 'all' && kind.record === 'request')

  const page = pageOf(query)
  const person = query.person ? sql`and event.employee_id = ${query.person}` : sql``
  const record = query.record ? sql`and event.subject = ${query.record}` : sql``
  const parts = [
    everything.length > 0 && ofEachKind({ names: everything, where: sql`${person} ${record}`, page }),
    everything.length > 0 &&
      query.record &&
      alsoAbout(query.record, { names: everything, where: person, page }),
    ofOneself.length > 0 &&
      ofEachKind({
        names: ofOneself,
        where: sql`${person} ${record} and event.subject = ${employee.id}`,
        page,
      }),
    ofOwnLeads.length > 0 &&
      ofLeadsOf(employee.id, { names: ofOwnLeads, where: sql`${person} ${record}`, page }),
  ].filter((part) => typeof part === 'object')
  if (parts.length === 0) return []

  const { rows } = await sql<EventRow>`
    select id, name, subject, payload, employee_id, at, (extract(epoch from at) * 1000000)::bigint as moment, position
    from (${sql.join(parts, sql` union all `)}) as found
    order by at desc, id desc limit ${query.limit}`.execute(world.db)
  return rows
}

export function writeCursor({ moment, id }: Pick<EventRow, 'moment' | 'id'>) {
  return `${moment}_${id}`
}

type Sql = RawBuilder<unknown>

/** Events of these names that fit `where`, in the span, the order and the length of a page. */
type Wanted = { names: string[]; where: Sql; page: Sql }

function ofEachKind({ names, where, page }: Wanted) {
  return sql`(select found.* from unnest(${names}::text[]) as kind(name) cross join lateral (
    select event.* from event where event.name = kind.name ${where} ${page}) as found)`
}

/** Events that concern a record beside the one that they are about first. */
function alsoAbout(record: string, { names, where, page }: Wanted) {
  return sql`(select event.* from further_subject join event on event.id = further_subject.event_id
    where further_subject.subject = ${record} and event.name = any(${names}::text[]) ${where} ${page})`
}

/** Events of a request are few, and so are the requests of one person: these grow with neither the firm nor its history. */
function ofLeadsOf(employeeId: string, { names, where, page }: Wanted) {
  return sql`(select found.* from lead_reader cross join lateral (
    select event.* from event where event.subject = lead_reader.lead_id and event.name = any(${names}::text[]) ${where} ${page}
  ) as found where lead_reader.employee_id = ${employeeId})`
}

/** The span of time, the order and the length of a page. */
function pageOf({ from, to, cursor, limit }: AuditQuery) {
  const since = from ? sql`and event.at >= (${from}::date)::timestamp at time zone ${officeTime}` : sql``
  const until = to ? sql`and event.at < (${to}::date + 1)::timestamp at time zone ${officeTime}` : sql``
  const after = cursor ? afterCursor(cursor) : sql``
  return sql`${since} ${until} ${after} order by event.at desc, event.id desc limit ${limit}`
}

function afterCursor(cursor: string) {
  const [, moment, id] = /^(\d{1,17})_(\d{1,18})$/.exec(cursor) ?? []
  if (!moment || !id) throw badCursor()
  const at = sql`(timestamptz 'epoch' + ${moment}::bigint * interval '1 microsecond')`
  return sql`and (event.at, event.id) < (${at}, ${id}::bigint)`
}

/** Hops from name to name through the index, so that the number of events does not matter. */
async function unknownNames({ db }: World): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive known(name) as (
      (select name from event order by name limit 1)
      union all
      select (select event.name from event where event.name > known.name order by event.name limit 1)
      from known where known.name is not null)
    select name from known where name is not null`.execute(db)
  return rows.map(({ name }) => name).filter((name) => !auditKinds[name])
}
