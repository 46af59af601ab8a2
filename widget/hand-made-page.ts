import type { ServerResponse } from 'node:http'
import { chromium, type Page } from '@playwright/test'
import { bareChromium, quietly } from '#test/chromium.ts'
import type { ChatSettings } from '#domain/chat/settings/settings.ts'
import { forgetBuilt, listen, openChatServer } from './hand-made-chat.ts'

const browser = await chromium.launch({ executablePath: bareChromium, args: quietly })
export async function closePages() {
  await browser.close()
  await forgetBuilt()
}

const ownPolicy =
  `default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; form-action 'self';
base-uri 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types app`.replace('\n', ' ')
const ownPage = (
  script: string,
) => `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Home</title><link rel="stylesheet" href="/page.css"><main tabindex="-1"><h1>Home</h1></main>
<div data-dock><aside><a href="tel:+13305550142">Call now</a></aside></div>${script}</html>`
const css = `[data-dock] { position: fixed; inset: auto 0 0; display: flex; background: #e0a526 }
[data-dock] a { display: block; height: 69px }
@media (max-width: 800px) { #mission-chat { position: static } ::part(launcher) { height: 100% } }`

type Opened = {
  width?: number
  policy?: string
  html?: typeof ownPage
  isForeign?: boolean
  before?: string
  locale?: string
  settings?: Partial<ChatSettings>
}

/** A page with the chat on it, of our own origin or of another. */
export async function openPage({
  width = 390,
  policy = ownPolicy,
  html = ownPage,
  isForeign = false,
  before,
  locale = 'en-US',
  settings = {},
}: Opened = {}) {
  const chat = await openChatServer(settings)
  const ours = await listen((request, response) =>
    request.url?.startsWith('/api/') ? chat.answer(request, response) : show(response, request.url),
  )
  const theirs = isForeign ? await listen((request, response) => show(response, request.url)) : ours
  const context = await browser.newContext({ viewport: { width, height: 844 }, locale })
  const complaints: string[] = []
  const page = await newPage()
  return {
    ...chat,
    page,
    complaints,
    newPage,
    launcher: page.locator('#mission-chat .launcher'),
    dialog: page.getByRole('dialog'),
    async [Symbol.asyncDispose]() {
      await context.close()
      ours.close()
      theirs.close()
    },
  }

  async function newPage() {
    const page = await context.newPage()
    page.on('pageerror', ({ message }) => complaints.push(message))
    page.on(
      'console',
      (said) => /Security Policy|Trusted|CORS/.test(said.text()) && complaints.push(said.text()),
    )
    if (before) await page.addInitScript(before)
    await page.goto(`${theirs.origin}/services`)
    await page.locator('#mission-chat .launcher').waitFor()
    return page
  }

  function show(response: ServerResponse, path = '') {
    if (path === '/page.css') return response.writeHead(200, { 'content-type': 'text/css' }).end(css)
    const script = `<script src="${ours.origin}/api/chatbot/embed.js" data-phone="+13305550142"></script>`
    const headers = {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy.replaceAll('OURS', ours.origin),
    }
    return response.writeHead(200, headers).end(html(script))
  }
}

export async function say(page: Page, text: string) {
  await page.getByRole('textbox', { name: /^(Write here|Escriba aquí)$/ }).fill(text)
  await page.keyboard.press('Enter')
}
