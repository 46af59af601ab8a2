import { readFile, mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import { afterAll, expect, test, vi } from 'vitest'
import { challengeHeader } from '#platform/proof-of-work/proof-solver.ts'
import { bareChromium, quietly } from '#test/chromium.ts'
import { makeChallenge } from '#platform/proof-of-work/proof-of-work.ts'
import { buildWidget } from './build.ts'

vi.setConfig({ testTimeout: 90_000 })

const folder = await mkdtemp(join(tmpdir(), 'widget-'))
await buildWidget(folder)
const code = await readFile(join(folder, 'embed.js'), 'utf8')
const browser = await chromium.launch({
  executablePath: bareChromium,
  args: quietly,
})
// A window costs more than a test; each test has a port, so an origin, of its own.
const context = await browser.newContext()
const page = await context.newPage()
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
})

const csp = `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self';
base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types app`.replace('\n', ' ')
const html = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Home</title>
<link rel="stylesheet" href="/page.css"><main><h1>Home</h1></main><div data-dock><aside><a href="tel:+13305550142">Call now</a></aside></div>
<script src="/api/chatbot/embed.js" data-phone="+13305550142"></script></html>`
const css = `[data-dock] { position: fixed; inset: auto 0 0; display: flex; background: #e0a526 }
[data-dock] a { display: block; height: 69px }
@media (max-width: 800px) { #mission-chat { position: static } ::part(launcher) { height: 100% } }`

const sendWords = 'Call me back'
const secret = Buffer.alloc(32, 7)

type Reply = { status: number; body: object }

/** A page with the chat on it, on a phone or a desk, and a server that gives these replies, the last one again. */
async function openChat(width: number, ...replies: Reply[]) {
  const leads: Record<string, unknown>[] = []
  const files: Record<string, [string, string]> = {
    '/page.css': ['text/css', css],
    '/api/chatbot/embed.js': ['text/javascript; charset=utf-8', code],
  }
  const server = createServer(async (request, response) => {
    const [type, text] = files[request.url ?? ''] ?? ['text/html; charset=utf-8', html]
    if (request.method === 'HEAD')
      response.setHeader(challengeHeader, await makeChallenge(secret, new Date(), 5))
    if (request.method !== 'POST')
      return response.writeHead(200, { 'content-type': type, 'content-security-policy': csp }).end(text)
    const lead = await json(request)
    leads.push(typeof lead === 'object' ? { ...lead } : {})
    const reply = replies.length > 1 ? replies.shift() : replies[0]
    response
      .writeHead(reply?.status ?? 503, { 'content-type': 'application/json' })
      .end(JSON.stringify(reply?.body))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const bound = server.address()
  await page.setViewportSize({ width, height: 844 })
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on(
    'console',
    (message) => /Security Policy|Trusted/.test(message.text()) && complaints.push(message.text()),
  )
  await page.goto(`http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/services`)
  return {
    leads,
    complaints,
    launcher: page.getByRole('button', { name: 'Call me back' }),
    async [Symbol.asyncDispose]() {
      page.removeAllListeners('pageerror')
      page.removeAllListeners('console')
      server.closeAllConnections()
      server.close()
    },
  }
}

test('the chat script stays under 10 kB', () => {
  expect(gzipSync(code).length).toBeLessThanOrEqual(10_000)
})

test('the launcher stands in the row of the call bar, opens only when asked, and Escape gives the focus back', async () => {
  await using chat = await openChat(390)
  const { launcher } = chat
  const bar = await page.locator('[data-dock]').boundingBox()
  const call = await page.locator('[data-dock] aside a').boundingBox()
  const button = await launcher.boundingBox()
  expect([button?.y, button?.height]).toEqual([bar?.y, bar?.height])
  expect(button && call && call.x + call.width <= button.x).toBe(true)
  expect(await page.getByRole('dialog').isVisible()).toBe(false)

  await launcher.click()
  const dialog = page.getByRole('dialog', { name: 'We’ll call you back' })
  expect(await dialog.getByRole('paragraph').first().textContent()).toBe(
    'Is anyone in danger? Call 911 first.',
  )
  expect(
    await dialog.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  ).toEqual(['tel:911', 'tel:+13305550142'])
  expect((await dialog.boundingBox())?.width).toBe(390)
  expect(await page.locator('.launcher').getAttribute('aria-expanded')).toBe('true')

  await page.keyboard.press('Escape')
  await expect.poll(() => dialog.isVisible()).toBe(false)
  await expect.poll(() => launcher.getAttribute('aria-expanded')).toBe('false')
  await expect.poll(() => launcher.evaluate((element) => element.matches(':focus'))).toBe(true)
  expect(chat.complaints).toEqual([])
})

test('on a desk the dialog stands beside the page, which stays usable', async () => {
  await using chat = await openChat(1200)
  await chat.launcher.click()
  expect((await page.getByRole('dialog').boundingBox())?.width).toBe(384)
  expect(
    await page.evaluate(
      "document.querySelector('#mission-chat').shadowRoot.querySelector('dialog').matches(':modal')",
    ),
  ).toBe(false)
  await page.keyboard.press('Escape')
  expect(await page.getByRole('dialog').isVisible()).toBe(false)
})

test("'Call me back' says what is missing, and makes a request with a reference", async () => {
  const refused = { status: 422, body: { detail: 'Please check.', fields: { phone: ['No such number.'] } } }
  await using chat = await openChat(390, refused, { status: 201, body: { reference: 'R-2611-AB3DE' } })
  const { leads } = chat
  await chat.launcher.click()
  await page.getByRole('dialog').getByRole('button', { name: sendWords }).click()
  await page.getByText('Please tell us your name.').waitFor()
  await page.getByText('Enter a 10-digit phone number.').waitFor()
  expect(leads).toEqual([])

  await page.getByLabel('Name').fill('Ann Miller')
  await page.getByLabel('Phone').fill('330 555 0199')
  await page.getByLabel('Mold').check()
  await page.getByRole('dialog').getByRole('button', { name: sendWords }).click()
  await page.getByText('No such number.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: sendWords }).click()
  await page.getByText('R-2611-AB3DE').waitFor()
  await page.getByText('We’ll call (330) 555-0199.').waitFor()
  expect(await page.getByLabel('Name').isVisible()).toBe(false)
  expect(leads).toMatchObject([
    { id: leads[1]?.['id'], retry_key: leads[1]?.['retry_key'] },
    { name: 'Ann Miller', phone: '330 555 0199', loss: 'mold', page: '/services' },
  ])
  expect(chat.complaints).toEqual([])
})

test('on a page without the notices of our site the sheet itself keeps the request and goes on, closed or after a reload', async () => {
  await using chat = await openChat(
    390,
    { status: 503, body: {} },
    { status: 503, body: {} },
    {
      status: 201,
      body: { reference: 'R-2611-AB3DE' },
    },
  )
  const { leads } = chat
  await chat.launcher.click()
  await page.getByLabel('Name').fill('Ann Miller')
  await page.getByLabel('Phone').fill('330 555 0199')
  await page.getByRole('dialog').getByRole('button', { name: sendWords }).click()
  const notSent = page.getByRole('alert').filter({ hasText: 'Not sent yet' })
  await notSent.waitFor()
  expect(await notSent.getByRole('link').getAttribute('href')).toBe('tel:+13305550142')
  expect(await page.getByRole('dialog').getByRole('link', { name: 'Call now' }).isVisible()).toBe(false)
  expect(await page.getByLabel('Name').inputValue()).toBe('Ann Miller')
  await page.keyboard.press('Escape')
  const waiting = page.getByRole('button', { name: 'Not sent yet' })
  await waiting.waitFor()
  expect(leads).toHaveLength(1)

  await page.evaluate('sessionStorage.clear()')
  await page.reload()
  await expect.poll(() => leads.length).toBe(2)
  await waiting.waitFor()
  await page.evaluate("dispatchEvent(new Event('online'))")
  await chat.launcher.waitFor()
  expect(leads).toHaveLength(3)
  expect(new Set(leads.map(({ id }) => id)).size).toBe(1)
  await chat.launcher.click()
  await page.getByText('Your reference is R-2611-AB3DE.').waitFor()
})

test('on the page about trauma nobody is asked what happened', async () => {
  await using chat = await openChat(390)
  await page.goto(page.url().replace('/services', '/services/trauma-cleanup'))
  await chat.launcher.click()
  expect(await page.getByRole('group').count()).toBe(0)
  await page.getByLabel('Name').fill('Ann Miller')
  await page.getByLabel('Phone').fill('330 555 0199')
  await page.getByRole('dialog').getByRole('button', { name: sendWords }).click()
  await expect.poll(() => chat.leads).toMatchObject([{ loss: 'trauma', page: '/services/trauma-cleanup' }])
})

test('the chat stands on a page once, and can be taken away', async () => {
  await using chat = await openChat(390)
  const another =
    "new Promise((done) => { const script = document.createElement('script'); script.onload = done; script.src = policy.createScriptURL('/api/chatbot/embed.js'); document.head.append(script) })"
  await page.evaluate(
    `window.policy = trustedTypes.createPolicy('app', { createScriptURL: (url) => url }); ${another}`,
  )
  expect(await chat.launcher.count()).toBe(1)
  await page.evaluate('MissionChat.remove()')
  expect(await page.locator('#mission-chat').count()).toBe(0)
  await page.evaluate(another)
  expect(await chat.launcher.count()).toBe(1)
})
