import { homeFile, startNginx, type ServedFile } from './nginx.ts'
import { pin } from './processes.ts'
import { median } from './statistics.ts'
import type { Report } from './table.ts'
import { lackOf } from './tools.ts'
import { whole } from './units.ts'
import { load } from './wrk.ts'
import type { Subject } from './subject.ts'

const what = 'cached page through the real door, against one nginx worker'
const rounds = 5
const seconds = 5
const allCores = '0-1'

/** Below this share of its core nginx waits for wrk, and the figures tell of wrk. */
const leastBusy = 0.7

/** Both serve the same bytes under the same headers, write a log to a file, and stand on the same core. */
export async function measureCachedPage({ server, home }: Subject): Promise<Report> {
  const lack = await lackOf('nginx', 'wrk', 'taskset')
  if (lack) return { rows: [{ what, reason: lack }], notes: [] }

  const nginx = await startNginx([home])
  try {
    await pin(server.pid, '0')
    await pin(nginx.worker, '0')
    const sides = {
      ours: { url: server.url + '/', pid: server.pid },
      theirs: { url: nginx.url + homeFile, pid: nginx.worker },
    }
    return compare(await interleave(sides), home)
  } finally {
    await pin(server.pid, allCores)
    await nginx.stop()
  }
}

type Sides<T> = { ours: T; theirs: T }

async function interleave({ ours, theirs }: Sides<{ url: string; pid: number }>) {
  for (const side of [ours, theirs]) await load(side.url, { pid: side.pid, seconds: 1 })
  const paces = []
  for (let round = 0; round < rounds; round++) {
    paces.push({
      theirs: await load(theirs.url, { pid: theirs.pid, seconds }),
      ours: await load(ours.url, { pid: ours.pid, seconds }),
    })
  }
  return paces
}

function compare(paces: Sides<{ perSecond: number; microseconds: number }>[], home: ServedFile): Report {
  const speed = (side: keyof Sides<unknown>) => median(paces.map((pace) => pace[side].perSecond))
  const cost = (side: keyof Sides<unknown>) => median(paces.map((pace) => pace[side].microseconds))
  const goal = { atLeast: 0.8 }
  const busy = median(paces.map(({ theirs }) => (theirs.perSecond * theirs.microseconds) / 1e6))
  const fast = {
    what,
    ours: `${whole(speed('ours'))} /s`,
    reference: `${whole(speed('theirs'))} /s`,
    ratio: speed('ours') / speed('theirs'),
    goal,
  }
  const frugal = {
    what: 'the same page by processor time, which a busy machine distorts less',
    ours: `${cost('ours').toFixed(1)} µs`,
    reference: `${cost('theirs').toFixed(1)} µs`,
    ratio: cost('theirs') / cost('ours'),
    goal,
  }
  const note = `Cached page: ${home.body.length} bytes of brotli, 32 connections, medians of ${rounds} rounds of ${seconds} s in turn.`
  const starved = {
    what,
    reason: `other work kept wrk from asking: nginx was busy ${whole(busy * 100)} % of the time`,
  }
  return { rows: [busy < leastBusy ? starved : fast, frugal], notes: [note] }
}
