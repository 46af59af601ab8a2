import { expect, test } from 'vitest'
import { aSite } from '#site/a-site.ts'
import { renderPage } from '#site/render.tsx'
import { notFoundPage, pages } from '#site/routes.ts'
import { asKept, asMissing, filesOf, isFile, isKept, isPage } from './cached-pages.ts'

const origin = 'https://restore.example'
const html = pages.slice(0, 1).map((page) => renderPage(page, aSite()).html)[0] ?? ''
const read = { method: 'GET', mode: 'navigate', destination: 'document' } as const

test('public pages are kept, and nothing of portal, API or elsewhere', () => {
  const isWanted = (path: string) => isPage({ ...read, url: new URL(path, origin).href }, origin)
  expect(pages.filter(({ path }) => !isWanted(path))).toEqual([])
  for (const path of [
    '/ops',
    '/ops/login',
    '/api/leads',
    '/assets/x.js',
    '/sitemap.xml',
    'https://other.example/',
  ])
    expect(isWanted(path), path).toBe(false)
  expect(isPage({ ...read, method: 'POST', url: `${origin}/contact` }, origin)).toBe(false)
  expect(isPage({ ...read, mode: 'no-cors', destination: 'image', url: `${origin}/x` }, origin)).toBe(false)
  expect(isPage({ ...read, mode: 'cors', destination: '', url: `${origin}/faq` }, origin)).toBe(true)
  expect(isFile({ ...read, url: `${origin}/assets/font.woff2` }, origin)).toBe(true)
  expect(isFile({ ...read, url: `${origin}/api/assets/font.woff2` }, origin)).toBe(false)
})

test('what may be personal, has gone wrong or is no page is not kept', () => {
  const answer = (headers = {}, status = 200) =>
    new Response('', {
      status,
      headers: { 'content-type': 'text/html', 'cache-control': 'no-cache', ...headers },
    })
  expect(isKept(`${origin}/faq`, answer())).toBe(true)
  expect(isKept(`${origin}/contact?received=R-1`, answer())).toBe(false)
  expect(isKept(`${origin}/contact`, answer({ 'cache-control': 'no-store' }))).toBe(false)
  expect(isKept(`${origin}/nowhere`, answer({}, 404))).toBe(false)
  expect(isKept(`${origin}/healthz`, answer({ 'content-type': 'text/plain' }))).toBe(false)
})

test('font, icon and scripts of a page go with it, and its pictures do not', () => {
  expect(filesOf(html)).toContain('/assets/font.woff2')
  expect(filesOf(html).filter((file) => file.endsWith('.png'))).toEqual([])
  expect(new Set(filesOf(html + html)).size).toBe(filesOf(html).length)
})

test('a kept page says that it is one, and of when', () => {
  const kept = asKept(html, new Date(2026, 10, 21, 15, 4))
  expect(kept).toMatch(
    /<main[^>]*><p class="offline" role="status">You are offline. This page is from Nov 21, 2026, 3:04\sPM;/,
  )
  expect(kept.replace(/<p class="offline".*?<\/p>/, '')).toBe(html)
})

test('a page that was never seen gives way to those that were', () => {
  const missing = asMissing(html, [
    { path: '/', html },
    { path: '/nowhere', html: renderPage(notFoundPage, aSite()).html },
  ])
  expect(missing).toContain('<h1>You are offline</h1>')
  expect(missing).toContain('<a href="/">Disaster Restoration in Northeast Ohio and Western PA, 24/7</a>')
  expect(missing).toContain('<a href="/nowhere">Page Not Found</a>')
  expect(missing.slice(missing.indexOf('<main'))).toContain('<a class="call" href="tel:+13305550142">')
  expect(missing.match(/<main/g)).toHaveLength(1)
})
