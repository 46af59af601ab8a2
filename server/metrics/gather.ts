import { monitorEventLoopDelay } from 'node:perf_hooks'
import { sql } from 'kysely'
import { poolOf } from '#platform/database/database.ts'
import { spaceOf } from '#platform/disk-room/space.ts'
import type { World } from '#platform/world.ts'
import { gauge, type Metric } from './exposition.ts'

export type Gathering = { gather(): Promise<Metric[]>; stop(): void }

const nanosecondsInSecond = 1e9
/** In milliseconds: how often the loop is looked at. */
const resolution = 20

/** How the process, its database and its work are. `disks` are paths by the name of what lies there. */
export function openGathering(world: World, disks: Readonly<Record<string, string>>): Gathering {
  const lag = monitorEventLoopDelay({ resolution })
  lag.enable()

  return {
    stop: () => lag.disable(),
    async gather() {
      const process = [...processMetrics(), lagMetric(lag), poolMetric(world)]
      const work = await workMetrics(world).catch(() => [])
      const up = gauge('database_up', 'Whether the database answered.', { value: work.length > 0 ? 1 : 0 })
      return [...process, up, ...work, await diskMetric(disks)]
    },
  }
}

function processMetrics() {
  const { rss, heapUsed, external } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  const cpu = (user + system) / 1e6
  return [
    gauge('process_resident_memory_bytes', 'Memory of the process.', { value: rss }),
    gauge(
      'nodejs_memory_bytes',
      'Memory inside and outside of the heap.',
      { labels: { part: 'heap' }, value: heapUsed },
      { labels: { part: 'external' }, value: external },
    ),
    gauge('process_uptime_seconds', 'Since the start.', { value: process.uptime() }),
    {
      ...gauge('process_cpu_seconds_total', 'Time of the processor.', { value: cpu }),
      type: 'counter' as const,
    },
  ]
}

/** Since the last look: whoever looks begins a new time. */
function lagMetric(lag: ReturnType<typeof monitorEventLoopDelay>) {
  const of = (quantile: string, nanoseconds: number) => ({
    labels: { quantile },
    value: lag.count > 0 ? Math.max(0, nanoseconds / nanosecondsInSecond - resolution / 1000) : 0,
  })
  const metric = gauge(
    'nodejs_eventloop_lag_seconds',
    'How late timers came, since the last look.',
    of('0.5', lag.percentile(50)),
    of('0.99', lag.percentile(99)),
    of('1', lag.max),
  )
  lag.reset()
  return metric
}

function poolMetric({ db }: World) {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = poolOf(db) ?? {}
  return gauge(
    'database_pool_connections',
    'Connections that there are, that rest, and requests that wait for one.',
    { labels: { state: 'total' }, value: totalCount },
    { labels: { state: 'idle' }, value: idleCount },
    { labels: { state: 'waiting' }, value: waitingCount },
  )
}

/** In one round trip. What queues count is at most five seconds old: the work queue counts by itself. */
async function workMetrics({ db }: World) {
  const { rows } = await sql<{ backlog: string; quarantined: string }>`
    select (select count(*) from event where position is null) as backlog,
      (select count(*) from lead where quarantined_at is not null) as quarantined`.execute(db)
  const queues = await sql<{ name: string; waiting: number; active: number; failed: number }>`
    select name, queued_count as waiting, active_count as active, failed_count as failed
    from pgboss.queue order by name`
    .execute(db)
    .catch(() => ({ rows: [] }))
  const emails = queues.rows.filter(({ name }) => /\/mail/.test(name))
  return [
    gauge('relay_backlog', 'Facts that were not handed on yet.', { value: Number(rows[0]?.backlog ?? 0) }),
    gauge('leads_quarantined', 'Requests that were set apart.', { value: Number(rows[0]?.quarantined ?? 0) }),
    gauge(
      'queue_jobs',
      'Jobs by queue and state.',
      ...queues.rows.flatMap(({ name, ...states }) =>
        Object.entries(states).map(([state, value]) => ({ labels: { queue: name, state }, value })),
      ),
    ),
    gauge('emails_waiting', 'Emails that are not sent yet.', {
      value: emails.reduce((sum, { waiting, active }) => sum + waiting + active, 0),
    }),
  ]
}

async function diskMetric(disks: Readonly<Record<string, string>>) {
  const samples = await Promise.all(
    Object.entries(disks).map(async ([disk, path]) => {
      const { free } = await spaceOf(path).catch(() => ({ free: NaN }))
      return { labels: { disk }, value: free }
    }),
  )
  return gauge('disk_free_bytes', 'Room that is left where this lies.', ...samples)
}
