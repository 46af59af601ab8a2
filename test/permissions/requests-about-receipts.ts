import { aReceipt } from '#test/a-receipt.ts'
import type { MakeAsk } from './ask.ts'
import type { Place } from './place.ts'

/** What visitors ask for: the secret of the receipt opens it, whoever is signed in beside. */
export const aboutReceipts: Readonly<Record<string, MakeAsk>> = {
  'GET /api/receipts/{id} | with its secret': (place) => withSecret(place, ''),
  'GET /api/receipts/{id} | with the secret of another': async (place) => {
    const { init } = await withSecret(place, '')
    return { path: `/api/receipts/${(await aReceipt(place)).id}`, init }
  },
  'PUT /api/receipts/{id}/phone': (place) => withSecret(place, '/phone', { phone: '(330) 555-0199' }),
  'PUT /api/receipts/{id}/answers': (place) => withSecret(place, '/answers', { town: 'Boardman' }),
  'PUT /api/receipts/{id}/photos/{sha256}': async (place) => {
    const { sha256, bytes: body } = place.photo
    const headers = { 'Content-Type': 'image/jpeg' }
    await place.api.request(`/api/photos/${sha256}`, { method: 'PUT', headers, body })
    return withSecret(place, `/photos/${sha256}`)
  },
  'PUT /api/receipts/{id}/cancellation | with its secret': (place) => withSecret(place, '/cancellation'),
  'PUT /api/receipts/{id}/cancellation | without': async (place) => {
    const { path } = await withSecret(place, '/cancellation')
    return { path }
  },
}

async function withSecret(place: Place, path: string, json?: unknown) {
  const { id, secret } = await aReceipt(place)
  return { path: `/api/receipts/${id}${path}`, init: { headers: { 'x-receipt-secret': secret }, json } }
}
