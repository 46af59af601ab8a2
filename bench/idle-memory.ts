import { setTimeout as sleep } from 'node:timers/promises'
import { second } from '#platform/time.ts'
import { startBuiltServer, statusOf, type ServerPlace } from '#test/fault/built-server.ts'
import { memoryOf } from './processes.ts'
import type { Report } from './table.ts'
import { megabytes } from './units.ts'

const largest = 150e6
const views = 100
const paths = ['/', '/services', '/about', '/contact', '/faq']

/** After a start, a hundred page views and five seconds of rest. */
export async function measureIdleMemory(place: ServerPlace): Promise<Report> {
  const server = await startBuiltServer(place)
  try {
    for (let view = 0; view < views; view++) await statusOf(server.url + paths[view % paths.length])
    await sleep(5 * second)
    const { rss, pss } = await memoryOf(server.pid)
    const row = {
      what: 'memory of the idle app (RSS)',
      ours: megabytes(rss),
      reference: `${megabytes(largest)} at most`,
      ratio: rss / largest,
      goal: { atMost: 1 },
    }
    return { rows: [row], notes: [`Memory: ${megabytes(pss)} is its proportional share (PSS).`] }
  } finally {
    await server.stop()
  }
}
