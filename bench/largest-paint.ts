import { openBrowser } from './browser.ts'
import { fetchPacked } from './fetched.ts'
import { visit } from './first-visit.ts'
import { look, slowdownHere } from './lighthouse.ts'
import { startNginx } from './nginx.ts'
import { median } from './statistics.ts'
import type { Subject } from './subject.ts'
import type { Report } from './table.ts'
import { lackOf } from './tools.ts'
import { whole } from './units.ts'

const what = 'largest contentful paint, Lighthouse mobile, against the same files from nginx'
const rounds = 5

export async function measureLargestPaint({ server }: Subject): Promise<Report> {
  const lack = await lackOf('nginx')
  if (lack) return { rows: [{ what, reason: lack }], notes: [] }

  const { early, late } = await visit(server.url)
  const paths = [...new Set([...early, ...late])]
  const nginx = await startNginx(await Promise.all(paths.map((path) => fetchPacked(server.url, path))))
  const { browser, port } = await openBrowser()
  try {
    const looking = {
      port,
      slowdown: await slowdownHere(`${nginx.url}/`, port),
      onlyCategories: ['performance'],
    }
    const paints = []
    for (let round = 0; round < rounds; round++) {
      const theirs = await look(`${nginx.url}/`, looking)
      const ours = await look(`${server.url}/`, looking)
      paints.push({ ours: ours.paint, theirs: theirs.paint })
    }
    const [ours, theirs] = [
      median(paints.map(({ ours }) => ours)),
      median(paints.map(({ theirs }) => theirs)),
    ]
    const [row, reference] = [`${whole(ours)} ms`, `${whole(theirs)} ms`]
    return {
      rows: [{ what, ours: row, reference, ratio: ours / theirs, goal: { atMost: 1.05 } }],
      notes: [
        `Largest paint: medians of ${rounds} in turn, the processor slowed down ${looking.slowdown.toFixed(1)} times.`,
      ],
    }
  } finally {
    await browser.close()
    await nginx.stop()
  }
}
