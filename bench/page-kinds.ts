import { publicPaths } from '#test/specified-paths.ts'
import { openBrowser } from './browser.ts'
import { look, slowdownHere } from './lighthouse.ts'
import { median } from './statistics.ts'
import { smallest, type Subject } from './subject.ts'
import type { Report } from './table.ts'
import { kilobytes } from './units.ts'

const rounds = 3
const largestPage = 20_000
const perfect = 100

type Weighed = { path: string; kind: string; bytes: number; fonts: number; isListed: boolean }
type Judged = Weighed & { scores: Record<string, number>; lowest: number }

/** Weighs every page, and has Lighthouse look at the heaviest of each kind that search engines are shown. */
export async function measurePageKinds({ server }: Subject): Promise<Report> {
  const pages: Weighed[] = []
  for (const path of publicPaths) pages.push(await weigh(server.url, path))
  const byWeight = pages.toSorted((a, b) => b.bytes - a.bytes)
  const listed = byWeight.filter(({ isListed }) => isListed)
  const kinds = listed.filter((page, place) => listed.findIndex(({ kind }) => kind === page.kind) === place)
  const { judged, slowdown } = await judge(server.url, kinds)

  const [heaviest] = byWeight
  const [worst] = judged
  if (!heaviest || !worst) throw new Error('There are no pages.')
  const fonts = Math.max(...pages.map((page) => page.fonts))
  return {
    rows: [
      {
        what: `Lighthouse mobile, lowest of the four scores of ${judged.length} kinds of pages (${worst.path})`,
        ours: String(worst.lowest),
        reference: String(perfect),
        ratio: worst.lowest / perfect,
        goal: { atLeast: 1 },
      },
      {
        what: `heaviest of ${pages.length} pages, brotli (${heaviest.path})`,
        ours: kilobytes(heaviest.bytes),
        reference: `${kilobytes(largestPage)} at most`,
        ratio: heaviest.bytes / largestPage,
        goal: { atMost: 1 },
      },
      {
        what: 'font files that any page asks for',
        ours: String(fonts),
        reference: '1 at most',
        ratio: fonts,
        goal: { atMost: 1 },
      },
    ],
    notes: [
      `Lighthouse, medians of ${rounds}, the processor slowed down ${slowdown.toFixed(1)} times: ${judged.map(describe).join('; ')}.`,
    ],
  }
}

async function weigh(url: string, path: string): Promise<Weighed> {
  const html = await (await fetch(url + path)).text()
  return {
    path,
    // Pages of a kind are known by the style sheet of their own; those without one look alike.
    kind: path === '/' ? 'home' : (/<style data-kind="([^"]+)"/.exec(html)?.[1] ?? 'plain'),
    bytes: (await smallest(html)).length,
    fonts: new Set(html.match(/[^"(]+\.woff2/g)).size,
    isListed: !html.includes('<meta name="robots" content="noindex"'),
  }
}

async function judge(url: string, pages: readonly Weighed[]) {
  const { browser, port } = await openBrowser()
  try {
    const slowdown = await slowdownHere(`${url}/`, port)
    const judged: Judged[] = []
    for (const page of pages) {
      const looks: Record<string, number>[] = []
      for (let round = 0; round < rounds; round++)
        looks.push((await look(url + page.path, { port, slowdown })).scores)
      const names = Object.keys(looks[0] ?? {})
      const scores = Object.fromEntries(
        names.map((name) => [name, median(looks.map((each) => each[name] ?? 0))]),
      )
      judged.push({ ...page, scores, lowest: Math.min(...Object.values(scores)) })
    }
    return { judged: judged.toSorted((a, b) => a.lowest - b.lowest), slowdown }
  } finally {
    await browser.close()
  }
}

function describe({ path, bytes, scores, lowest }: Judged) {
  const short = Object.entries(scores).filter(([, score]) => score === lowest)
  const verdict =
    lowest === perfect ? 'four times 100' : short.map(([name, score]) => `${name} ${score}`).join(', ')
  return `${path} ${verdict}, ${kilobytes(bytes)}`
}
