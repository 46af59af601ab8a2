import { afterAll, expect, test } from 'vitest'
import { closeServerPlace, openServerPlace, startBuiltServer } from '../fault/built-server.ts'

const place = await openServerPlace()
const server = await startBuiltServer(place)
afterAll(async () => {
  await server.stop()
  await closeServerPlace(place)
})

const kilobyte = 1000

test('the login comes whole, in 30 kB with its face and its map, and loads nothing else before it can be used', async () => {
  const page = await load('/ops/login')
  const [head = ''] = page.text.split('</head>')
  const files = new Set([
    ...[...page.text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? ''),
    ...[...head.matchAll(/url\((\/assets\/[^)]+)\)/g)].map(([, path]) => path ?? ''),
  ])
  expect([...files].filter((path) => /\.(js|css)$/.test(path))).toEqual([])
  expect([...files].map((path) => path.replace(/^.*\./, '')).toSorted()).toEqual(['svg', 'svg', 'woff2'])
  const sizes = await Promise.all([...files].map(async (path) => (await load(path)).bytes))
  expect(sizes.reduce((sum, size) => sum + size, page.bytes)).toBeLessThanOrEqual(30 * kilobyte)
})

test('the login speaks the language that this browser spoke last, and English to one that it does not know', async () => {
  const titleOf = async (cookie: string) =>
    /<title>([^<|]+) \|/.exec((await load('/ops/login', { cookie })).text)?.[1]
  expect(await titleOf('')).toBe('Technician Login')
  expect(await titleOf('a=b; language=es')).toBe('Acceso de técnicos')
  expect(await titleOf('language=xx')).toBe('Technician Login')
})

test('without its script nothing that was typed gets into an address, and nothing that is posted is taken', async () => {
  const { text } = await load('/ops/login')
  expect(/<form[^>]*>/.exec(text)?.[0]).toContain('method="post"')
  const posted = await fetch(`${server.url}/ops/login`, { method: 'POST', body: 'password=x' })
  expect(posted.status).toBe(405)
})

/** What a browser would read, and how many bytes came. */
async function load(path: string, headers: Record<string, string> = {}) {
  const answer = await fetch(server.url + path, { headers: { 'accept-encoding': 'br', ...headers } })
  expect(answer.status).toBe(200)
  const bytes = Number(answer.headers.get('content-length'))
  return { text: await answer.text(), bytes }
}
