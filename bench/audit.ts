import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { createDatabase, dropDatabase } from '#platform/embedded-postgres/databases.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import { migrate } from '#platform/database/migrations.ts'
import { projectRoot } from '#platform/project-root.ts'
import { sealEvents } from '#platform/seals/seal-events.ts'
import type { World } from '#platform/world.ts'
import { AuditQuery } from '#domain/audit/audit-query.ts'
import { listAudit } from '#domain/audit/audit-views.server.ts'
import { permissions } from '#domain/roles/permissions.ts'
import { allow } from '#domain/roles/allowed.ts'
import { bareWorld } from './bare-world.ts'
import { hireForty } from './forty-people.ts'
import { compareInTurn } from './in-turn.ts'
import { median, took } from './statistics.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'
import { whole } from './units.ts'

const sizes = { small: 100_000, large: 1_000_000 }
const rounds = 40
/** No statement may take longer than half a minute. */
const chunk = 50_000
const person = '01930000-0000-7000-8000-00000000a006'
const record = '01930000-0000-7000-8000-00000000b001'

const questions = {
  'the newest page': {},
  'a person': { person },
  'a record': { record },
  'a kind that is rare': { kind: 'role.deleted' },
  'a person, a kind and days': { person, kind: 'sign-ins', from: '2024-02-01', to: '2024-02-29' },
}

/** Pages of the record of who did what, from a short history and from a long one in turn, so that both meet the same machine. */
export async function measureAudit({ place }: Subject): Promise<Report> {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const small = await openHistory(connection, sizes.small)
  const large = await openHistory(connection, sizes.large)
  try {
    const rows = []
    for (const [name, question] of Object.entries(questions)) {
      const query = AuditQuery.parse(question)
      rows.push(
        await compareInTurn({
          what: `who did what, ${name}: ${whole(sizes.large)} events against ${whole(sizes.small)}`,
          rounds,
          few: () => read(small.world, query),
          many: () => read(large.world, query),
        }),
      )
    }
    return { rows, notes: [`Sealing 1 000 events takes ${large.sealing.toFixed(1)} ms, median of 20.`] }
  } finally {
    await small.close()
    await large.close()
  }
}

/** So many events in a database of their own. */
async function openHistory(cluster: Parameters<typeof createDatabase>[0], events: number) {
  const name = `bench_audit_${events}`
  const db = openDatabase(await createDatabase(cluster, name), () => {}, 2)
  await migrate(db, join(projectRoot, 'db/migrations'))
  await fill(db, events)
  const world = bareWorld(db)
  const sealing = []
  for (let round = 0; round < 20; round++) sealing.push(await took(() => sealEvents(world)))
  return {
    world,
    sealing: median(sealing),
    async close() {
      await db.destroy()
      await dropDatabase(cluster, name)
    },
  }
}

const everything = Object.fromEntries(permissions.map((permission) => [permission, 'all']))
const viewer = allow(
  {
    id: person,
    username: 'o',
    name: 'O',
    roles: [],
    permissions: everything,
    must_change_password: false,
    language: 'en',
    second_factor: 'none',
  },
  'audit.view',
)

async function read(world: World, query: AuditQuery) {
  const { items } = await listAudit(world, viewer, query)
  if (items.length === 0) throw new Error('there is nothing to read')
}

/** Two years of a firm with forty people: requests and their steps, sign-ins, and now and then a role. */
async function fill(db: Database, events: number) {
  await hireForty(db)
  for (let from = 1; from < events; from += chunk) await insertEvents(db, from)
  await sql`vacuum analyze event`.execute(db)
}

function insertEvents(db: Database, from: number) {
  return sql`
    insert into event (name, subject, payload, employee_id, at, position)
    select kind.name,
      case when kind.name = 'role.deleted' or kind.name like 'employee.%'
        then ('01930000-0000-7000-8000-00000000' || to_hex(40961 + n % 40))::uuid
        else ('01930000-0000-7000-8000-0000' || lpad(to_hex(45057 + n / 8), 8, '0'))::uuid end,
      '{"from": "new", "to": "contacted"}',
      case when kind.name = 'lead.received' then null
        else ('01930000-0000-7000-8000-00000000' || to_hex(40961 + n % 40))::uuid end,
      timestamptz '2024-01-01' + n * interval '60 seconds', n
    from generate_series(${from}::int, ${from + chunk - 1}::int) n cross join lateral (select case
      when n % 4999 = 7 then 'role.deleted'
      when n % 2 = 0 then 'lead.received' when n % 3 = 0 then 'lead.moved'
      when n % 5 = 0 then 'employee.signed_in' else 'lead.noted' end as name) kind`.execute(db)
}
