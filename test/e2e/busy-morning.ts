import { createHash } from 'node:crypto'
import { newId } from '#platform/uuid.ts'
import { signIn, type Product } from './product.ts'
import { aMove } from '#test/a-lead.ts'
import { receiveLead } from './leads.ts'
import { callers } from './people.ts'
import { twoPhotographs } from './photographs.ts'

/** Requests as they come on a wet morning, for pictures: some answered, one with photos, one held back. */
export async function aBusyMorning(product: Product) {
  const { origin } = product
  const token = await signIn(product)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  const send = (method: 'POST' | 'PUT', path: string, body: object) =>
    fetch(origin + path, { method, headers, body: JSON.stringify(body) })

  const answer = await fetch(`${origin}/api/auth/me`, { headers })
  const owner: { id: string } = await answer.json()

  const photos = await Promise.all((await twoPhotographs()).map(({ buffer }) => putPhoto(origin, buffer)))
  const earlier = [
    ['Tom Becker', '(330) 555-0101', 'Salem', 'mold-remediation', 'closed'],
    ['Priya Nair', '(724) 555-0102', 'New Castle', 'basement-restoration', 'scheduled'],
    [
      'Maria Delgado-Whitfield of Whitfield & Daughters Property Management',
      '(330) 555-0103',
      'Boardman',
      'fire-damage',
      'contacted',
    ],
    ['Sam Ortiz', '(234) 555-0104', '', 'not-sure', 'new'],
    ['June Park', '(330) 555-0105', 'Lisbon', 'trauma-cleanup', 'new'],
  ] as const
  for (const [name, phone, town, service, status] of earlier) {
    const { id } = await receiveLead(product, { name, phone, town, service })
    if (status !== 'new') await send('PUT', `/api/leads/${id}/status`, { status: 'contacted', revision: 1 })
    if (status === 'scheduled' || status === 'closed')
      await send('PUT', `/api/leads/${id}/status`, aMove(status, 2, owner.id))
  }
  const held = await receiveLead(product, { ...callers('').hugo, website: 'https://cheap.example' })
  const { id } = await receiveLead(product, {
    name: 'Ann Miller',
    phone: '(330) 555-0188',
    town: '14 Quarry Lane, East Palestine',
    message:
      'Sump pump failed in the night. About three inches of water in the finished half, carpet and drywall.',
    when: 'happening-now',
    insurance: 'yes',
    reach_by: 'call',
    photos,
  })
  await send('POST', `/api/leads/${id}/notes`, {
    id: newId(),
    text: 'Power to the basement is off. Crew 2 is on the way.',
  })
  return { held: held.id, withPhotos: id }
}

async function putPhoto(origin: string, bytes: Buffer) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const headers = { 'content-type': 'image/jpeg' }
  const answer = await fetch(`${origin}/api/photos/${sha256}`, {
    method: 'PUT',
    headers,
    body: new Uint8Array(bytes),
  })
  if (!answer.ok) throw new Error(`The photo was answered with ${answer.status}.`)
  return sha256
}
