import pg from 'pg'
import { Kysely, PostgresDialect } from 'kysely'
import { bareWorld } from './bench/bare-world.ts'
import { readBoard } from '#domain/jobs/board.server.ts'
import { listTowns } from '#domain/jobs/towns.server.ts'
import { getJob, listJobs } from '#domain/jobs/job-views.server.ts'
import { JobQuery, TownQuery } from '#domain/jobs/job-query.ts'
import { allow } from '#domain/roles/allowed.ts'
import { permissions } from '#domain/roles/permissions.ts'
import { median } from './bench/statistics.ts'
const n = Number(process.argv[2] ?? 100000), what = process.argv[3] ?? 'board', verbose = process.argv[4] === 'v'
const pool = new pg.Pool({ host: '/tmp/boardpg/run', port: 5432, user: 'app', database: `jobs_${n}`, max: 8 })
let log = false
const db = new Kysely<any>({ dialect: new PostgresDialect({ pool }), log: (e) => { if (log) console.log(e.queryDurationMillis.toFixed(1), e.query.sql.replace(/\s+/g, ' ').slice(0, verbose ? 100000 : 150), verbose ? JSON.stringify(e.query.parameters) : '') } })
const world = bareWorld(db as any)
const employee: any = { id: '01930000-0000-7000-8000-00000000a006', username: 'o', name: 'O', roles: [], permissions: Object.fromEntries(permissions.map((p) => [p, 'all'])), must_change_password: false, language: 'en', second_factor: 'none' }
const disp = allow(employee, 'intake.view')
const tech = allow({ ...employee, permissions: { 'intake.view': 'assigned', 'leads.view': 'assigned' } }, 'intake.view')
const works: Record<string, () => Promise<unknown>> = {
  board: () => readBoard(world, disp, {}),
  late: () => readBoard(world, disp, { late: 'yes' }),
  tech: () => readBoard(world, tech, {}),
  towns: () => listTowns(world, disp, TownQuery.parse({})),
  search: () => listJobs(world, disp, JobQuery.parse({ q: `Person ${n / 2}` })),
  file: () => getJob(world, disp, `01930000-0000-7000-8000-${(n / 2).toString(16).padStart(12, '0')}`),
  list: () => listJobs(world, disp, JobQuery.parse({})),
}
const work = works[what]!
for (let i = 0; i < 5; i++) await work()
const t: number[] = []
for (let i = 0; i < 30; i++) { const s = performance.now(); await work(); t.push(performance.now() - s) }
log = true; await work(); log = false
console.log(what, n, 'median', median(t).toFixed(1), 'min', Math.min(...t).toFixed(1))
process.exit(0)
