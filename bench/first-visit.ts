import { openBrowser } from './browser.ts'
import { fetchPacked } from './fetched.ts'
import { smallest, type Subject } from './subject.ts'
import type { Report, Row } from './table.ts'
import { kilobytes } from './units.ts'

const largestPage = 14_000
const largestScript = 2000
const largestFont = 15_000
const fewestRequests = 2

export async function measureFirstVisit({ server, home, html }: Subject): Promise<Report> {
  const { early, late } = await visit(server.url)
  const fonts = early.filter((path) => path.endsWith('.woff2'))
  const needed = early.filter((path) => !path.includes('favicon'))
  const sizes = await Promise.all(fonts.map((path) => fetchPacked(server.url, path)))
  const fontBytes = sizes.reduce((sum, { body }) => sum + body.length, 0)
  const scriptBytes = (await smallest(inlinedScript(html))).length
  return {
    rows: [
      atMost('first page, brotli, style and script in it', home.body.length, largestPage),
      atMost('script inlined in it, brotli', scriptBytes, largestScript),
      atMost(`font files (${fonts.length})`, fontBytes, largestFont),
      {
        what: 'requests of a first visit before anything is touched, beside the icon of the tab',
        ours: String(needed.length),
        reference: `${fewestRequests} expected`,
        ratio: needed.length / fewestRequests,
        goal: { atMost: 1 },
      },
    ],
    notes: [
      `First visit: ${early.join(', ')}. After the first scroll: ${late.join(', ') || 'nothing'}. ` +
        `Altogether ${kilobytes(home.body.length + fontBytes)} before anything is touched.`,
    ],
  }
}

/** The paths that a new visitor's browser asks for: by itself, and after the first scroll. */
export async function visit(url: string) {
  const { browser } = await openBrowser()
  try {
    const page = await (await browser.newContext({ viewport: { width: 412, height: 823 } })).newPage()
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(url)) asked.push(request.url().slice(url.length))
    })
    await page.goto(`${url}/`, { waitUntil: 'networkidle' })
    const early = [...asked]
    const widget = page.waitForResponse((response) => response.url().endsWith('/embed.js'))
    await page.mouse.wheel(0, 400)
    await widget
    await page.waitForLoadState('networkidle')
    return { early, late: asked.slice(early.length) }
  } finally {
    await browser.close()
  }
}

function inlinedScript(html: string) {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<code>.*?)<\/script>/gs)]
  return scripts
    .filter(({ groups }) => !/\bsrc=|ld\+json/.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => groups?.['code'] ?? '')
    .join('\n')
}

function atMost(what: string, bytes: number, limit: number): Row {
  return {
    what,
    ours: kilobytes(bytes),
    reference: `${kilobytes(limit)} at most`,
    ratio: bytes / limit,
    goal: { atMost: 1 },
  }
}
