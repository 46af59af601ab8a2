import { expect, test } from 'vitest'
import { everyRow } from '#test/every-row.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

test('what a browser measured is added to the numbers, and kept nowhere else', async () => {
  const test = await createTestWorld()
  const before = await everyRow(test)
  for (const lcp of [700, 2100])
    expect((await send(test, { kind: 'home', lcp, inp: 64, ttfb: 30, cls: 0.02 })).status).toBe(204)
  expect((await send(test, { kind: 'area', ttfb: 90 })).status).toBe(204)

  const lines = (await test.metrics()).split('\n')
  for (const line of [
    'web_vital_lcp_seconds_bucket{le="0.5",page="home"} 0',
    'web_vital_lcp_seconds_bucket{le="1",page="home"} 1',
    'web_vital_lcp_seconds_bucket{le="2.5",page="home"} 2',
    'web_vital_lcp_seconds_sum{page="home"} 2.8',
    'web_vital_inp_seconds_bucket{le="0.1",page="home"} 2',
    'web_vital_cls_bucket{le="0.05",page="home"} 2',
    'web_vital_ttfb_seconds_count{page="area"} 1',
  ])
    expect(lines).toContain(line)
  expect(lines.filter((line) => line.includes('lcp') && line.includes('area'))).toEqual([])
  expect(await everyRow(test)).toEqual(before)
})

test('a page that we do not have makes no line of its own', async () => {
  const test = await createTestWorld()
  expect((await send(test, { kind: 'elsewhere', lcp: 700 })).status).toBe(204)
  expect(await test.metrics()).not.toMatch(/elsewhere|_count/)
})

test.each([
  [{}, 422],
  [{ kind: 'home', lcp: -1 }, 422],
  [{ kind: 'home', cls: '0' }, 422],
  [{ kind: '/contact?name=Ann' }, 422],
  [{ kind: 'home', padding: 'x'.repeat(1000) }, 413],
])('%j is refused, and counted nowhere', async (body, status) => {
  const test = await createTestWorld()
  expect((await send(test, body)).status).toBe(status)
  expect(await test.metrics()).not.toContain('_count')
})

test('nobody floods the numbers', async () => {
  const test = await createTestWorld({ limitScale: 0.02 })
  const sent = []
  for (let nth = 0; nth < 5; nth++) sent.push((await send(test, { kind: 'home', lcp: 700 })).status)
  expect(sent).toEqual([204, 204, 204, 429, 429])
})

function send({ api }: TestWorld, body: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  return api.request('/api/vitals', { method: 'POST', headers, body: JSON.stringify(body) })
}
