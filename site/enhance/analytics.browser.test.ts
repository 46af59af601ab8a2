import { afterAll, expect, test } from 'vitest'
import { analyticsFrame } from '../analytics-frame.ts'
import { bundle } from './build.ts'
import { closeBrowser, eventually, htmlPage, openSite } from './hand-made-site.ts'

afterAll(closeBrowser)

test('page views with path and query reach the tag service, which cannot read what staff keep', async () => {
  const script = await bundle('main')
  const module = await bundle('analytics')
  const { html, csp } = analyticsFrame('G-TEST1')
  const body = 'data-late="/assets/analytics.js"'
  const options = { body, csp: "frame-src 'self'" }
  await using site = await openSite({
    '/': htmlPage('Home', script, options),
    '/about': htmlPage('About', script, options),
    '/assets/analytics.js': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/javascript' }).end(module),
    '/api/analytics-frame': (_, response) =>
      response.writeHead(200, { 'content-type': 'text/html', 'content-security-policy': csp }).end(html),
  })
  const { page } = site
  const seen: string[] = []
  await page.context().route('https://www.googletagmanager.com/**', async (route) => {
    const send = `(event) => event[0] === 'event' && (new Image().src =
      'https://region1.google-analytics.com/g/collect?' + document.cookie + new URLSearchParams(event[2]))`
    const body = `dataLayer.forEach(${send}); dataLayer.push = ${send}`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  await page.context().route('https://region1.google-analytics.com/**', async (route) => {
    seen.push(new URL(route.request().url()).searchParams.get('page_location') ?? '')
    await route.fulfill({ status: 204 })
  })

  await page.goto(`${site.origin}/?from=flyer`)
  await page.locator('[data-menu-toggle]').click()
  await eventually(() => seen).toEqual([`${site.origin}/?from=flyer`])
  await page.getByRole('link', { name: 'About' }).click()
  await eventually(() => seen).toEqual([`${site.origin}/?from=flyer`, `${site.origin}/about`])

  const frame = page.frames().find((frame) => frame.url().endsWith('/api/analytics-frame'))
  expect(await frame?.evaluate('try { localStorage.length } catch ({ name }) { name }')).toBe('SecurityError')
  expect(await frame?.evaluate('try { parent.document } catch ({ name }) { name }')).toBe('SecurityError')
  expect(site.complaints).toEqual([])
})
