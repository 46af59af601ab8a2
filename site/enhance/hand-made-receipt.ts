import { buffer, json } from 'node:stream/consumers'
import type { Page } from '@playwright/test'
import { answerJson, firstId, openContact, reference, secret } from './hand-made-contact.ts'
import { eventually, type Answer } from './hand-made-site.ts'

export const confirmation = `/contact?received=${reference}&loss=burst-pipe`

/** The confirmation in the browser that sent the request, before a server that remembers what it is told. */
export async function openReceipt(
  facts: Record<string, unknown> = {},
  { loss = 'burst-pipe', isPhotoBroken = (): boolean => false } = {},
) {
  const state: Record<string, unknown> & { photos: string[] } = {
    id: firstId,
    reference,
    loss,
    name: 'Nora Trillium',
    phone: '+13305550117',
    town: 'Boardman, OH',
    when: null,
    insurance: null,
    reach_by: null,
    text_consent: null,
    message: '',
    depth: null,
    rooms: null,
    claimed_by: null,
    cancelled_at: null,
    call_by: null,
    open_until: '2099-01-01T00:00:00.000Z',
    ...facts,
    photos: [],
  }
  const told: { path: string; content: object }[] = []
  const photos: { bytes: Buffer; type: string | undefined }[] = []
  const receipts: Answer = async (request, response) => {
    const path = request.url?.split(firstId)[1] ?? ''
    if (request.headers['x-receipt-secret'] !== secret)
      return answerJson(response, 404, { code: 'receipt-not-found' })
    if (request.method === 'PUT') {
      const content = request.headers['content-type'] ? Object(await json(request)) : {}
      told.push({ path, content })
      Object.assign(state, content)
      if (path.startsWith('/photos/')) state.photos = [...new Set([...state.photos, path.slice(8)])]
      if (path === '/cancellation') state['cancelled_at'] = new Date().toISOString()
    }
    answerJson(response, 200, state)
  }
  const site = await openContact([], {
    '/api/receipts/*': receipts,
    [`/api/receipts/${firstId}/*`]: receipts,
    [`/api/receipts/${firstId}/photos/*`]: receipts,
    '/api/photos/*': async (request, response) => {
      photos.push({ bytes: await buffer(request), type: request.headers['content-type'] })
      if (isPhotoBroken()) return request.socket.destroy()
      answerJson(response, 201, {})
    },
  })
  const { page } = site
  const kept = {
    id: firstId,
    reference,
    secret,
    open_until: state['open_until'],
    name: 'Nora Trillium',
    phone: '',
  }
  await site.show('/')
  await page.evaluate((kept) => localStorage.setItem(`receipt:${kept.reference}`, JSON.stringify(kept)), kept)
  const look = async () => {
    await page.goto(`${site.origin}/contact?received=${reference}&loss=${loss}`)
    await eventually(() => phoneOf(page)).toBe('(330) 555-0117')
  }
  await look()
  return { ...site, state, told, photos, look }
}

export function phoneOf(page: Page) {
  return page.locator('main [data-phone]').textContent()
}
