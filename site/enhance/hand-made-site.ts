import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { chromium } from '@playwright/test'
import type { Page } from '@playwright/test'
import { expect, vi } from 'vitest'
import { bareChromium, quietly } from '#test/chromium.ts'
import { bundle } from './build.ts'

/** What the tests of the browser side stand on: a few pages by the markup contract, under the CSP of the real ones. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown

// A browser on a busy machine is slow, which says nothing about the site.
vi.setConfig({ testTimeout: 90_000 })

const launched = chromium.launch({
  executablePath: bareChromium,
  args: [
    ...quietly,
    // A name that is not this machine's own: to it plain http is as unsafe as on the open net.
    '--host-resolver-rules=MAP plain.example 127.0.0.1',
  ],
})
const bundled = bundle('main')

export const styles = `
  html { scroll-behavior: smooth } body { margin: 0 } main { min-height: 3000px }
  [hidden] { display: none } [data-toasts] { position: fixed; top: 0; right: 0 }
  [data-dock] { position: fixed; bottom: 0; width: 100% }
  [data-dock=red] aside + aside, [data-dock=gold] aside:first-child, [data-dock=''] aside { display: none }
  #menu { display: none } [data-open] #menu { display: block }
  @media (min-width: 800px) { #menu { display: block } [data-menu-toggle] { display: none } }`

/** What pages of one kind have beside it, under the policy of all. */
export const kindStyles = 'h1 { letter-spacing: 3px }'

/** Serves these answers beside the pages every test has; `complaints` is what the browser's console said against us. */
export async function openSite(answers: Record<string, Answer> = {}, { isClockStopped = false } = {}) {
  const script = await bundled
  const requests: string[] = []
  const all: Record<string, Answer> = {
    '/': htmlPage('Home', script),
    '/about': htmlPage('About', script, { main: '<p id="team">Team</p>' }),
    '/ops/login': htmlPage('Portal', script),
    '/api/chatbot/embed.js': (_, response) =>
      response
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end('globalThis.chats = (globalThis.chats ?? 0) + 1; MissionChat = { remove() { chats-- } }'),
    ...answers,
  }
  const server = createServer((request, response) => {
    const path = request.url?.split('?')[0] ?? '/'
    requests.push(`${request.method} ${request.url}`)
    const answer = all[path] ?? all[path.replace(/[^/]+$/, '*')]
    if (answer) answer(request, response)
    else response.writeHead(path === '/favicon.ico' ? 204 : 404).end()
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))

  const page = await pageWith(isClockStopped)
  const complaints: string[] = []
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
  page.on('pageerror', (error) => complaints.push(error.message))
  const bound = server.address()
  const origin = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}`
  return {
    page,
    origin,
    requests,
    complaints,
    async [Symbol.asyncDispose]() {
      page.removeAllListeners('console')
      page.removeAllListeners('pageerror')
      await leave(page)
      server.closeAllConnections()
      server.close()
    },
  }
}

/** The next test has the same window: a way to another page that is still under way here would cut off its own. */
async function leave(page: Page) {
  const isGone = () =>
    page.goto('about:blank').then(
      () => true,
      () => false,
    )
  await eventually(isGone).toBe(true)
}

// A window costs more than a test. Each test has a port, so an origin, of its own; nothing is carried over.
const pages: { running?: Promise<Page>; stopped?: Promise<Page> } = {}

async function pageWith(isClockStopped: boolean) {
  if (isClockStopped) pages.stopped ??= openPage().then(stopClock)
  else pages.running ??= openPage()
  const page = await (isClockStopped ? pages.stopped : pages.running)
  if (!page) throw new Error('There is no page.')
  await page.setViewportSize({ width: 390, height: 844 })
  return page
}

async function openPage() {
  const context = await (await launched).newContext()
  return context.newPage()
}

async function stopClock(page: Page) {
  await page.clock.install({ time: 0 })
  await page.clock.pauseAt(1000)
  return page
}

/** Looks again until what is expected has come. */
export function eventually<T>(look: () => T | Promise<T>) {
  return expect.poll(look, { timeout: 20_000, interval: 20 })
}

export async function closeBrowser() {
  await (await launched).close()
}

/** A page by the contract; `head` and `main` are put into it, `body` stands for the attributes of the body. */
export function htmlPage(
  title: string,
  script: string,
  { head = '', main = '', body = '', css = styles, csp = '', status = 200 } = {},
): Answer {
  return ({ url = '/' }, response) => {
    const path = url.split('?')[0]
    const link = (to: string, name: string) =>
      `<a href="${to}"${to === path ? ' aria-current="page"' : ''}>${name}</a>`
    response.writeHead(status, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': `default-src 'none'; script-src 'self' ${hashOf(script)}; style-src 'self' ${hashOf(css)} ${hashOf(kindStyles)}; img-src 'self' data: blob:; font-src 'self'; connect-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types app; ${csp}`,
    })
    response.end(`<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>${title} | Mission Restore</title>
<meta name="description" content="${title}, described"><link rel="canonical" href="https://missionrestore.example${path}">
<meta property="og:title" content="${title}"><script type="application/ld+json">{"name":"${title}"}</script>${head}
<style>${css}</style></head><body data-chat="/api/chatbot/embed.js" data-phone="+13305550142" ${body}>
<header data-nav><button data-menu-toggle aria-expanded="false" aria-controls="menu">Menu</button>
<nav id="menu">${link('/', 'Home')} ${link('/about', 'About')} ${link('/slow', 'Slow')}</nav></header>
<ol data-toasts></ol>
<main id="content" tabindex="-1"><h1>${title}</h1>${main}</main>
<div data-spinner hidden role="status">Loading...</div><div data-dock="early"><aside aria-label="Emergency"><a href="tel:+13305550142">Call</a>
<button>Dismiss</button></aside><aside aria-label="Call us"><a href="tel:+13305550142">Call now</a></aside></div>
<script type="module">${script}</script></body></html>`)
  }
}

function hashOf(text: string) {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`
}
