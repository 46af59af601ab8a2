import { startBareNode } from './bare-node.ts'
import { homeFile, startNginx, type ServedFile } from './nginx.ts'
import { pin } from './processes.ts'
import { median } from './statistics.ts'
import type { Subject } from './subject.ts'
import type { Gap, Goal, Report, Row } from './table.ts'
import { lackOf } from './tools.ts'
import { whole } from './units.ts'
import { load, type Pace } from './wrk.ts'

const what = 'cached page'
const rounds = 5
const seconds = 4
const allCores = '0-1'

/** Below this share of its core a reference waits for wrk, and all figures of speed tell of wrk. */
const leastBusy = 0.7

/** The lines of our log are part of ours. A bare Node server writes none, nginx writes its access log. */
const goals = { node: { atLeast: 0.9 }, nginx: undefined } as const

type Side = { url: string; pid: number }
type Sides<T> = { ours: T; node: T; nginx: T }

/** All three send the same bytes under the same headers, in turn and on the same core. */
export async function measureCachedPage({ server, home }: Subject): Promise<Report> {
  const lack = await lackOf('nginx', 'wrk', 'taskset')
  if (lack) return { rows: [{ what, reason: lack }], notes: [] }

  await using servers = new AsyncDisposableStack()
  servers.defer(() => pin(server.pid, allCores))
  const nginx = await startNginx([home])
  servers.defer(nginx.stop)
  const node = await startBareNode(home)
  servers.defer(node.stop)
  const sides = {
    node,
    ours: { url: `${server.url}/`, pid: server.pid },
    nginx: { url: nginx.url + homeFile, pid: nginx.worker },
  }
  for (const { pid } of Object.values(sides)) await pin(pid, '0')
  return report(await interleave(sides), home)
}

async function interleave({ ours, node, nginx }: Sides<Side>): Promise<Sides<Pace>[]> {
  const measure = ({ url, pid }: Side, duration: number) => load(url, { pid, seconds: duration })
  for (const side of [node, ours, nginx]) await measure(side, 1)
  const paces = []
  for (let round = 0; round < rounds; round++) {
    paces.push({
      node: await measure(node, seconds),
      ours: await measure(ours, seconds),
      nginx: await measure(nginx, seconds),
    })
  }
  return paces
}

function report(paces: readonly Sides<Pace>[], home: ServedFile): Report {
  const busy = (side: 'node' | 'nginx') =>
    median(paces.map((pace) => (pace[side].perSecond * pace[side].microseconds) / 1e6))
  const least = Math.min(busy('node'), busy('nginx'))
  return {
    rows: [
      ...compare(
        'a bare Node server',
        paces.map(({ ours, node }) => ({ ours, theirs: node })),
        { goal: goals.node, least },
      ),
      ...compare(
        'one nginx worker',
        paces.map(({ ours, nginx }) => ({ ours, theirs: nginx })),
        { goal: goals.nginx, least },
      ),
    ],
    notes: [
      `Cached page: ${home.body.length} bytes of brotli, 32 connections, medians of ${rounds} rounds of ${seconds} s in turn. ` +
        'We and nginx write a line for each answer, the bare Node server writes none.',
    ],
  }
}

type Pair = { ours: Pace; theirs: Pace }
type Judged = { goal: Goal | undefined; least: number }

function compare(name: string, pairs: readonly Pair[], { goal, least }: Judged): (Row | Gap)[] {
  const of = (side: keyof Pair, figure: keyof Pace) => median(pairs.map((pair) => pair[side][figure]))
  const fast = {
    what: `cached page, against ${name}`,
    ours: `${whole(of('ours', 'perSecond'))} /s`,
    reference: `${whole(of('theirs', 'perSecond'))} /s`,
    ratio: of('ours', 'perSecond') / of('theirs', 'perSecond'),
    goal,
  }
  const frugal = {
    what: `the same by processor time, which a busy machine distorts less`,
    ours: `${of('ours', 'microseconds').toFixed(1)} µs`,
    reference: `${of('theirs', 'microseconds').toFixed(1)} µs`,
    ratio: of('theirs', 'microseconds') / of('ours', 'microseconds'),
    goal,
  }
  const reason = `other work kept wrk from asking: a reference was busy ${whole(least * 100)} % of the time`
  return [least < leastBusy ? { what: fast.what, reason } : fast, frugal]
}
