import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Registry } from 'prom-client'
import { poolOf } from '#platform/database/database.ts'
import { spaceOf } from '#platform/disk-room/space.ts'
import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { openGauges, type Gauges } from './gauges.ts'
import { readWork, type Work } from './work.ts'

/** `gather` reads all gauges; call it before each scrape. */
export type Gathering = { gather(): Promise<void>; stop(): void }

export type Gathered = {
  world: World
  /** Paths by the name of what lies there. */
  disks: Readonly<Record<string, string>>
  /** How long all pages took the last time. */
  renderSeconds: () => number
}

type Lag = ReturnType<typeof monitorEventLoopDelay>

const nanosecondsInSecond = 1e9
/** In milliseconds: how often the loop is looked at. */
const resolution = 20

/** How the process, its database and its work are. */
export function openGathering(registry: Registry, { world, disks, renderSeconds }: Gathered): Gathering {
  const gauges = openGauges(registry)
  const lag = monitorEventLoopDelay({ resolution })
  lag.enable()

  return {
    stop: () => lag.disable(),
    async gather() {
      gauges.render.set(renderSeconds())
      setProcess(gauges)
      setLag(gauges, lag)
      setPool(gauges, world)
      setWork(gauges, await readWork(world.db).catch(() => null))
      await setDisks(gauges, disks)
    },
  }
}

function setProcess({ memory, heap, uptime, cpu }: Gauges) {
  const { rss, heapUsed, external } = process.memoryUsage()
  const used = process.cpuUsage()
  memory.set(rss)
  heap.set({ part: 'heap' }, heapUsed)
  heap.set({ part: 'external' }, external)
  uptime.set(process.uptime())
  cpu.reset()
  cpu.inc((used.user + used.system) / 1e6)
}

/** Since the last scrape; each scrape starts a new period. */
function setLag({ loopLag }: Gauges, lag: Lag) {
  const late = (nanoseconds: number) =>
    lag.count > 0 ? Math.max(0, nanoseconds / nanosecondsInSecond - resolution / second) : 0
  loopLag.set({ quantile: '0.5' }, late(lag.percentile(50)))
  loopLag.set({ quantile: '0.99' }, late(lag.percentile(99)))
  loopLag.set({ quantile: '1' }, late(lag.max))
  lag.reset()
}

function setPool({ pool }: Gauges, { db }: World) {
  const { totalCount = 0, idleCount = 0, waitingCount = 0 } = poolOf(db) ?? {}
  pool.set({ state: 'total' }, totalCount)
  pool.set({ state: 'idle' }, idleCount)
  pool.set({ state: 'waiting' }, waitingCount)
}

/** Without a database these gauges have no value: zero would mean that nothing is waiting. */
function setWork({ databaseUp, backlog, quarantined, queueJobs, emailsWaiting }: Gauges, work: Work | null) {
  databaseUp.set(work ? 1 : 0)
  queueJobs.reset()
  if (!work) return [backlog, quarantined, emailsWaiting].forEach((gauge) => gauge.remove())
  backlog.set(work.backlog)
  quarantined.set(work.quarantined)
  emailsWaiting.set(work.emailsWaiting)
  for (const { name, ...states } of work.queues)
    for (const [state, jobs] of Object.entries(states)) queueJobs.set({ queue: name, state }, jobs)
}

async function setDisks({ diskFree }: Gauges, disks: Readonly<Record<string, string>>) {
  for (const [disk, path] of Object.entries(disks)) {
    const { free } = await spaceOf(path).catch(() => ({ free: NaN }))
    diskFree.set({ disk }, free)
  }
}
