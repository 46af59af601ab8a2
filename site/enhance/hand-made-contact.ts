import { json } from 'node:stream/consumers'
import type { Loss } from '#domain/leads/losses.ts'
import { aSite } from '#site/a-site.ts'
import { emptyForm } from '#site/pages/contact-form.ts'
import { renderPage } from '#site/render.tsx'
import { findPage, receiptPage } from '#site/routes.ts'
import { bundle } from './build.ts'
import { eventually, htmlPage, openSite, type Answer } from './hand-made-site.ts'

/** The contact form and the confirmation as the server draws them, before a server that answers as each test wants it. */
export const firstId = '019aa000-0000-7000-8000-000000000001'
export const reference = 'R-2611-AB3DE'
export const secret = 'c2VjcmV0'.repeat(5)
export const received = {
  status: 201,
  body: { id: firstId, reference, secret, open_until: '2099-01-01T00:00:00.000Z' },
}

export type Reply = { status: number; body: object } | 'no answer' | 'silence'

const [script, contact, receipt, notices] = await Promise.all(
  (['main', 'contact', 'receipt', 'notices'] as const).map(bundle),
)
const drawn = {
  body: 'data-late="/assets/notices.js"',
  css: '[hidden] { display: none !important } svg { width: 1em }',
}

const page: Answer = (request, response) => {
  const { searchParams } = new URL(request.url ?? '/', 'http://here')
  const isReceived = searchParams.has('received')
  const main = isReceived ? receiptMain(lossIn(searchParams)) : formMain()
  return htmlPage(isReceived ? 'We have your request' : 'Contact', script ?? '', { ...drawn, main })(
    request,
    response,
  )
}

/** `replies` answer `POST /api/leads` one after the other; the last one stays. */
export async function openContact(
  replies: readonly Reply[] = [received],
  answers: Record<string, Answer> = {},
  clock: { isClockStopped?: boolean } = {},
) {
  const left = [...replies]
  const leads: Record<string, unknown>[] = []
  const takeLead: Answer = async (request, response) => {
    leads.push({ ...Object(await json(request)) })
    const reply = left.length > 1 ? left.shift() : left[0]
    if (reply === 'silence') return
    if (!reply || reply === 'no answer') return breakOff(response)
    answerJson(response, reply.status, reply.body)
  }
  const site = await openSite(
    {
      '/contact': page,
      '/': htmlPage('Home', script ?? '', drawn),
      '/assets/contact.js': moduleOf(contact),
      '/assets/receipt.js': moduleOf(receipt),
      '/assets/notices.js': moduleOf(notices),
      '/api/leads': takeLead,
      '/api/receipts/*': (_, response) => answerJson(response, 503, {}),
      ...answers,
    },
    clock,
  )
  const form = site.page.locator('form[data-contact]')
  return {
    ...site,
    leads,
    panel: site.page.locator('[data-failed]'),
    button: form.locator('[data-send] button'),
    async show(path = '/contact') {
      await site.page.goto(site.origin + path)
      if (clock.isClockStopped) await site.page.clock.runFor(2000)
      if (path === '/contact') await eventually(() => form.getAttribute('data-module')).toBe(null)
      // Whatever comes late comes with the first touch.
      else await site.page.evaluate("dispatchEvent(new Event('scroll'))")
    },
    async fillIn() {
      await site.page.getByLabel('Burst or leaking pipe').check()
      await site.page.getByLabel('Name').fill('Nora Trillium')
      await site.page.getByLabel('Phone', { exact: true }).fill('(330) 555-0117')
    },
  }
}

export function answerJson(response: Parameters<Answer>[1], status: number, body: object) {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
}

/** In the middle of the answer: where nothing has come yet, the browser itself asks once more. */
function breakOff(response: Parameters<Answer>[1]) {
  response.writeHead(201, { 'content-length': '100' })
  response.write('{', () => response.destroy())
}

function moduleOf(code = ''): Answer {
  return (_, response) => response.writeHead(200, { 'content-type': 'text/javascript' }).end(code)
}

function formMain() {
  const form = { ...emptyForm, id: firstId, opened: 'signed', values: { page: '/', town: 'Boardman, OH' } }
  const contactPage = findPage('/contact')
  if (!contactPage) throw new Error('There is no contact page.')
  return mainOf(renderPage(contactPage, aSite(), { form }).html)
}

function receiptMain(loss: Loss) {
  return mainOf(renderPage(receiptPage, aSite(), { received: { reference, loss } }).html)
}

function lossIn(query: URLSearchParams): Loss {
  return query.get('loss') === 'trauma' ? 'trauma' : 'burst-pipe'
}

function mainOf(html: string) {
  return /<main[^>]*>(.*)<\/main>/s.exec(html)?.[1] ?? ''
}
