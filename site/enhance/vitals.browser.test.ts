import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { bundle } from './build.ts'
import { closeBrowser, eventually, htmlPage, openSite } from './hand-made-site.ts'

afterAll(closeBrowser)

test('a browser says once how quick the visit felt, when the visitor leaves, and nothing of who or where', async () => {
  const module = await bundle('vitals')
  const body = 'data-late="/assets/vitals.js" data-kind="home"'
  const said: string[] = []
  await using site = await openSite({
    '/': htmlPage('Home', await bundle('main'), { body, main: '<h1>Large</h1>' }),
    '/assets/vitals.js': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(module),
    '/api/vitals': async (request, response) => {
      said.push(await text(request))
      response.writeHead(204).end()
    },
  })
  const { page } = site
  await page.goto(`${site.origin}/?from=flyer`)
  await page.locator('[data-menu-toggle]').click()
  await eventually(() => site.requests).toContain('GET /assets/vitals.js')
  await page.waitForLoadState('networkidle')
  expect(said).toEqual([])

  await page.goto('about:blank')
  await eventually(() => said).toHaveLength(1)
  const { kind, ...measured } = JSON.parse(said[0] ?? '')
  expect(kind).toBe('home')
  expect(Object.keys(measured)).toEqual(expect.arrayContaining(['ttfb', 'cls']))
  expect(Object.keys(measured).filter((name) => !['lcp', 'inp', 'cls', 'ttfb'].includes(name))).toEqual([])
  expect(Object.values(measured).every((value) => typeof value === 'number')).toBe(true)
  expect(site.complaints).toEqual([])
})
