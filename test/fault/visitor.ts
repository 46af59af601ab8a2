import { createHash, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { second } from '#platform/time.ts'
import { LeadReceipt } from '#domain/leads/lead.ts'
import { aSentLead } from '../a-lead.ts'

export type Photo = { sha256: string; bytes: Buffer<ArrayBuffer> }

/** A request for help as a visitor's browser keeps it until it is acknowledged. */
export type Plea = { id: string; body: string; photos: Photo[] }

/** What was sent, what was acknowledged under which reference, and every answer that should not have come. */
export type Ledger = { sent: Map<string, Plea>; acknowledged: Map<string, string>; surprises: string[] }

const longestAnswer = 5 * second
const longestPause = 100

/** Every third request brings one or two photos, no two of them alike. */
export async function makePlea(nth: number): Promise<Plea> {
  const photos = await Promise.all(Array.from({ length: photoCount(nth) }, takePhoto))
  const lead = aSentLead({
    name: `Visitor ${nth}`,
    message: `Water in room ${nth}.`,
    photos: photos.map(({ sha256 }) => sha256),
  })
  return { id: lead.id, body: JSON.stringify(lead), photos }
}

export function photoCount(nth: number) {
  return nth % 3 === 0 ? 1 + (Math.floor(nth / 3) % 2) : 0
}

/** Sends the same request until it is acknowledged; false where `bound` came first. */
export async function deliver(url: string, plea: Plea, ledger: Ledger, bound: AbortSignal): Promise<boolean> {
  ledger.sent.set(plea.id, plea)
  const waiting = new Set(plea.photos)
  while (!bound.aborted) {
    try {
      for (const photo of waiting) if (await putPhoto(url, photo, ledger)) waiting.delete(photo)
      const reference = waiting.size === 0 ? await post(url, plea, ledger) : null
      if (reference) {
        ledger.acknowledged.set(plea.id, reference)
        return true
      }
    } catch (error) {
      if (!isBroken(error)) throw error
    }
    await sleep(randomInt(longestPause))
  }
  return false
}

/** Sends the request and returns the reference of the receipt, or null where it must be sent again. */
export async function post(url: string, plea: Plea, ledger: Ledger): Promise<string | null> {
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: plea.body,
    signal: AbortSignal.timeout(longestAnswer),
  })
  const answer: unknown = await response.json()
  if (response.status < 300) {
    const receipt = LeadReceipt.parse(answer)
    if (receipt.id !== plea.id) ledger.surprises.push(`${plea.id} got the receipt of ${receipt.id}`)
    return receipt.reference
  }
  if (response.status < 500) ledger.surprises.push(`${plea.id}: ${response.status} ${JSON.stringify(answer)}`)
  return null
}

async function putPhoto(url: string, { sha256, bytes }: Photo, ledger: Ledger) {
  const response = await fetch(`${url}/api/photos/${sha256}`, {
    method: 'PUT',
    headers: { 'Content-Type': 'image/jpeg' },
    body: bytes,
    signal: AbortSignal.timeout(longestAnswer),
  })
  const answer = await response.text()
  if (response.status >= 400 && response.status < 500)
    ledger.surprises.push(`photo ${sha256}: ${response.status} ${answer}`)
  return response.ok
}

async function takePhoto(): Promise<Photo> {
  const noise = { type: 'gaussian', mean: 110 + randomInt(40), sigma: 30 } as const
  const create = { width: 96, height: 72, channels: 3, background: 'black', noise } as const
  const bytes = Buffer.from(await sharp({ create }).jpeg().toBuffer())
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes }
}

/** What a dying server does to a request: the connection is refused or cut, or the answer stops short. */
function isBroken(error: unknown) {
  return (
    error instanceof SyntaxError ||
    error instanceof TypeError ||
    (error instanceof Error && error.name === 'TimeoutError')
  )
}
