import { afterAll, expect, test } from 'vitest'
import { closeServerPlace, openServerPlace, startBuiltServer } from '../fault/built-server.ts'
import { protectedPaths, publicPaths } from '../specified-paths.ts'

const place = await openServerPlace()
const server = await startBuiltServer(place)
afterAll(async () => {
  await server.stop()
  await closeServerPlace(place)
})

const moved = [
  ['/post', '/'],
  ['/post/how-to-dry-a-basement', '/'],
  ['/post/2019/05/mold', '/'],
  ['/mold-remediation', '/services/mold-remediation'],
  ['/biohazard-cleanup', '/services/trauma-cleanup'],
  ['/disinfection-services', '/services/trauma-cleanup'],
  ['/fire-restoration', '/services/fire-damage'],
  ['/water-damage-cleanup', '/services/water-damage'],
  ['/sump-pump', '/services/water-damage'],
  ['/water-restoration', '/services/water-damage'],
  ['/water-restoration/flooded-basement', '/services/water-damage'],
  ['/crawl-space-repair', '/services/basement-restoration'],
  ['/terms-and-conditions', '/privacy'],
  ['/privacy-policy', '/privacy'],
]
const nowhere = [
  '/nowhere',
  '/service-areas',
  '/service-areas/atlantis-oh',
  '/service-areas/hubbard-pa',
  '/atlantis-oh',
  '/hubbard-oh',
  '/services/roofing',
  '/mold-remediation/x',
  '/about/',
  '/About',
  '/constructor',
  '/%2e%2e/etc/passwd',
  '/ops/nowhere',
  '/ops/login/x',
  '/ops/submissions/not-an-id',
]

test('each of the 85 specified addresses answers with a page of its own, which can be called from', async () => {
  const pages = await Promise.all(publicPaths.map(readPage))
  expect(pages).toHaveLength(85)
  const lacking = pages.filter(
    ({ status, path, title, description, heading, canonical, callLinks }) =>
      status !== 200 ||
      !title.includes('Mission Restore') ||
      description.length < 50 ||
      heading === '' ||
      canonical !== `${server.url}${path}` ||
      callLinks === 0,
  )
  expect(lacking).toEqual([])
  for (const key of ['title', 'description', 'heading'] as const)
    expect(new Set(pages.map((page) => page[key])).size, key).toBe(85)
})

test('search engines are shown every page, and nothing of the portal', async () => {
  const pages = await Promise.all(publicPaths.map(readPage))
  expect(pages.filter(({ noindex }) => noindex).map(({ path }) => path)).toEqual([])
  const map = await textOf('/sitemap.xml')
  expect([...map.matchAll(/<loc>([^<]+)/g)].map(([, url]) => url).toSorted()).toEqual(
    publicPaths.map((path) => server.url + path).toSorted(),
  )
  expect((await ask('/ops/login')).headers.get('x-robots-tag')).toBe('noindex')
})

test.each(moved)('%s has moved to %s for good, and takes its query along', async (from, to) => {
  const answer = await ask(`${from}?from=old&again=1`)
  expect(answer.status).toBe(301)
  expect(answer.headers.get('location')).toBe(`${to}?from=old&again=1`)
})

test('the portal leads to its login, for now', async () => {
  const answer = await ask('/ops?x=1')
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/ops/login?x=1'])
  for (const path of ['/ops/login', '/ops/password', ...protectedPaths])
    expect((await ask(path)).status, path).toBe(200)
})

test.each(nowhere)('%s is nowhere', async (path) => {
  expect((await ask(path)).status).toBe(404)
})

test('a page that is nowhere still offers a call, and an address with an ending no page at all', async () => {
  expect(await textOf('/nowhere')).toContain('href="tel:+1')
  const scanned = await ask('/wp-login.php')
  expect([scanned.status, scanned.headers.get('content-type')]).toEqual([404, 'text/plain; charset=utf-8'])
})

test('a page is not sent again to whom has it, and is asked about without its body', async () => {
  const first = await ask('/about', { headers: { 'accept-encoding': 'identity' } })
  const etag = first.headers.get('etag') ?? ''
  expect(etag).toMatch(/^".+"$/)
  const again = await ask('/about', { headers: { 'accept-encoding': 'identity', 'if-none-match': etag } })
  expect([again.status, await again.text()]).toEqual([304, ''])
  const head = await ask('/about', { method: 'HEAD', headers: { 'accept-encoding': 'identity' } })
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('content-length')).toBe(first.headers.get('content-length'))
})

test.each(['/', '/about', '/ops/login', '/contact'])(
  '%s takes no DELETE, and says what it takes',
  async (path) => {
    const answer = await ask(path, { method: 'DELETE' })
    expect(answer.status).toBe(405)
    expect(answer.headers.get('allow')).toMatch(path === '/contact' ? /^GET, HEAD, POST$/ : /^GET, HEAD$/)
  },
)

async function readPage(path: string) {
  const answer = await ask(path)
  const html = await answer.text()
  const find = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
  return {
    path,
    status: answer.status,
    title: find(/<title>([^<]*)/),
    description: find(/<meta name="description" content="([^"]*)/),
    heading: html.match(/<h1[ >]/g)?.length === 1 ? find(/<h1[^>]*>(.*?)<\/h1>/) : '',
    canonical: find(/<link rel="canonical" href="([^"]*)/),
    noindex: html.includes('<meta name="robots" content="noindex"'),
    callLinks: html.slice(html.indexOf('<main')).match(/href="tel:\+1\d{10}"/g)?.length ?? 0,
  }
}

function ask(path: string, init: RequestInit = {}) {
  return fetch(server.url + path, { redirect: 'manual', ...init })
}

async function textOf(path: string) {
  return (await ask(path)).text()
}
