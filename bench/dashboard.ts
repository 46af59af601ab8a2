import { join } from 'node:path'
import { sql } from 'kysely'
import { readDashboard } from '#domain/figures/dashboard.flow.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { createDatabase, dropDatabase } from '#platform/embedded-postgres/databases.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import { migrate } from '#platform/database/migrations.ts'
import { projectRoot } from '#platform/project-root.ts'
import type { World } from '#platform/world.ts'
import { countLeads, forgetLeadCounts } from '#domain/leads/figures/lead-counts.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { permissions } from '#domain/roles/permissions.ts'
import { bareWorld } from './bare-world.ts'
import { hireForty } from './forty-people.ts'
import { compareInTurn } from './in-turn.ts'
import { median, took } from './statistics.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'
import { whole } from './units.ts'

const sizes = { small: 100_000, large: 1_000_000 }
const rounds = 60
const days = 90
/** The newest ones nobody has taken yet; in a large firm not more than in a small one. */
const unclaimed = 200
/** No statement may take longer than half a minute. */
const chunk = 50_000
const person = '01930000-0000-7000-8000-00000000a006'

/** The figures of the day in a firm with many requests within the span and in one with few, in turn on the same machine. */
export async function measureDashboard({ place }: Pick<Subject, 'place'>): Promise<Report> {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const small = await openFirm(connection, sizes.small)
  const large = await openFirm(connection, sizes.large)
  try {
    const row = await compareInTurn({
      what: `the dashboard of ${days} days: ${whole(sizes.large)} requests in them against ${whole(sizes.small)}`,
      rounds,
      few: () => read(small.world, sizes.small),
      many: () => read(large.world, sizes.large),
    })
    const counting = `Counting ${whole(sizes.large)} requests anew takes ${(large.counting / 1000).toFixed(1)} s; one more of them ${large.following.toFixed(1)} ms, median of 20.`
    return { rows: [row], notes: [counting] }
  } finally {
    await small.close()
    await large.close()
  }
}

async function openFirm(cluster: Parameters<typeof createDatabase>[0], requests: number) {
  const name = `bench_dashboard_${requests}`
  const db = openDatabase(await createDatabase(cluster, name), () => {}, 8)
  await migrate(db, join(projectRoot, 'db/migrations'))
  await fill(db, requests)
  const world = bareWorld(db)
  await forgetLeadCounts(world)
  const counting = await took(() => countLeads(world))
  const following: number[] = []
  for (let nth = 1; nth <= 20; nth++) {
    await happen(db, nth)
    following.push(await took(() => countLeads(world)))
  }
  await sql`vacuum analyze`.execute(db)
  return {
    world,
    counting,
    following: median(following),
    async close() {
      await db.destroy()
      await dropDatabase(cluster, name)
    },
  }
}

const everything = Object.fromEntries(permissions.map((permission) => [permission, 'all']))
const owner = {
  id: person,
  username: 'o',
  name: 'O',
  roles: [],
  permissions: everything,
  must_change_password: false,
  language: 'en' as const,
  second_factor: 'none' as const,
}
const viewers = {
  dashboard: allow(owner, 'dashboard.view'),
  leads: allow(owner, 'leads.view'),
  jobs: allow(owner, 'intake.view'),
  employees: allow(owner, 'employees.view'),
  drying: allow(owner, 'drying.view'),
  equipment: allow(owner, 'equipment.view'),
  money: null,
}

async function read(world: World, requests: number) {
  const { received, unclaimed: waiting } = await readDashboard(world, viewers, days)
  if (received?.count !== requests || waiting?.count !== unclaimed)
    throw new Error(`${received?.count} requests were counted, and ${waiting?.count} unclaimed ones`)
}

/** The days up to now, with forty people, sixty towns and thirty pages; half of the first calls come within some minutes. */
async function fill(db: Database, requests: number) {
  await hireForty(db)
  // Indexes of lists and of the search, which these figures do not read; to keep them takes most of the time.
  await sql`drop index if exists lead_search, lead_town, lead_page, lead_hour, lead_service, lead_status`.execute(
    db,
  )
  for (let from = 1; from <= requests; from += chunk) await insertRequests(db, from, requests)
  await sql`vacuum analyze`.execute(db)
}

function insertRequests(db: Database, from: number, requests: number) {
  return sql`
    insert into lead (id, reference, content_hash, name, phone, service, message, town, text_consent, page, status, revision,
      received_at, quarantine_reasons, assigned_to, first_contacted_at)
    select ('01932000-0000-7000-8000-0000' || lpad(to_hex(n), 8, '0'))::uuid, 'L' || n, '', 'Name ' || n, '+13305550100',
      (array['water-damage', 'fire-damage', 'mold-remediation', 'trauma-cleanup', 'not-sure'])[1 + n % 5], '',
      'Town ' || n % 60, false, '/page-' || n % 30, case when is_open then 'new' else 'closed' end, 1, at, '{}',
      case when not is_open then ('01930000-0000-7000-8000-00000000' || to_hex(40961 + n % 40))::uuid end,
      case when not is_open then at + (-ln(1 - random() * 0.999) * 12) * interval '1 minute' end
    from generate_series(${from}::int, ${Math.min(from + chunk - 1, requests)}::int) n
      cross join lateral (select n > ${requests - unclaimed}::int as is_open,
        now() - (${requests}::int - n) * (${days - 1}::float8 * interval '1 day' / ${requests}::int) as at) when_it_came`.execute(
    db,
  )
}

/** What the counts must follow: some request moved. */
function happen(db: Database, nth: number) {
  return sql`
    insert into event (name, subject, payload, at, position)
    select 'lead.moved', id, '{}', now(), ${nth} from lead where status = 'closed' order by received_at desc limit 1`.execute(
    db,
  )
}
