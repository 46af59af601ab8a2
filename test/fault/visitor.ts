import { createHash, randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import * as z from 'zod'
import { second } from '#platform/time.ts'
import { LeadReference } from '#domain/leads/lead.ts'
import { aSentLead } from '../a-lead.ts'

export type Photo = { sha256: string; bytes: Buffer<ArrayBuffer> }

/** A request for help as a visitor's browser keeps it until it is acknowledged. */
export type Plea = { id: string; body: string; photos: Photo[] }

/** What was sent, what was acknowledged under which reference, and every answer that should not have come. */
export type Ledger = {
  sent: Map<string, Plea>
  acknowledged: Map<string, string>
  /** Requests of calls, which no visitor sent. */
  entered: Set<string>
  surprises: string[]
  refusals: Refusal[]
}

/** A request that came to nothing on the side of the server: when it was asked, in milliseconds, and how it ended. */
export type Refusal = { asked: number; said: string }

const longestAnswer = 15 * second
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

export function openLedger(): Ledger {
  return { sent: new Map(), acknowledged: new Map(), entered: new Set(), surprises: [], refusals: [] }
}

/** Sends the same request until it is acknowledged; false where `bound` came first. */
export async function deliver(
  url: () => string,
  plea: Plea,
  { ledger, bound }: { ledger: Ledger; bound: AbortSignal },
): Promise<boolean> {
  ledger.sent.set(plea.id, plea)
  const waiting = new Set(plea.photos)
  while (!bound.aborted) {
    for (const photo of waiting) if (await putPhoto(url(), photo, ledger)) waiting.delete(photo)
    const reference = waiting.size === 0 ? await post(url(), plea, ledger) : null
    if (reference) {
      ledger.acknowledged.set(plea.id, reference)
      return true
    }
    await sleep(randomInt(longestPause))
  }
  return false
}

/** Sends the request and returns the reference of the receipt, or null where it must be sent again. */
export async function post(url: string, plea: Plea, ledger: Ledger): Promise<string | null> {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await ask(`${url}/api/leads`, { method: 'POST', headers, body: plea.body }, ledger)
  if (!answer?.isGood) return null
  const receipt = LeadReference.parse(answer.content)
  if (receipt.id !== plea.id) ledger.surprises.push(`${plea.id} got the receipt of ${receipt.id}`)
  return receipt.reference
}

async function putPhoto(url: string, { sha256, bytes }: Photo, ledger: Ledger) {
  const headers = { 'Content-Type': 'image/jpeg' }
  const answer = await ask(`${url}/api/photos/${sha256}`, { method: 'PUT', headers, body: bytes }, ledger)
  return answer?.isGood ?? false
}

/** Null where there was no whole answer. Of a server in trouble anything may come, as long as a browser can read it. */
async function ask(url: string, request: RequestInit, ledger: Ledger) {
  const asked = performance.now()
  try {
    const response = await fetch(url, { ...request, signal: AbortSignal.timeout(longestAnswer) })
    const text = await response.text()
    const content = parsed(text)
    const problem = Problem.safeParse(content)
    const isAllowed = response.ok || (response.status >= 500 && problem.success)
    if (!isAllowed) ledger.surprises.push(`${request.method} ${url}: ${response.status} ${text}`)
    if (response.status >= 500)
      ledger.refusals.push({ asked, said: `${response.status} ${problem.data?.code}` })
    return { isGood: response.ok, content }
  } catch (error) {
    const said = howItBroke(error)
    if (!said) throw error
    ledger.refusals.push({ asked, said })
    return null
  }
}

const Problem = z.object({ code: z.string(), detail: z.string(), message: z.string() })

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** What a dying server does to a request: the connection is refused or cut, or nothing comes. */
function howItBroke(error: unknown) {
  if (error instanceof TypeError) return 'cut off'
  return error instanceof Error && error.name === 'TimeoutError' ? noAnswer : null
}

export const noAnswer = `no answer in ${longestAnswer / second} s`

/** As small as a photo can be, and like no other. */
export async function takePhoto(): Promise<Photo> {
  const noise = { type: 'gaussian', mean: 110 + randomInt(40), sigma: 30 } as const
  const create = { width: 96, height: 72, channels: 3, background: 'black', noise } as const
  const bytes = Buffer.from(await sharp({ create }).jpeg().toBuffer())
  return { sha256: createHash('sha256').update(bytes).digest('hex'), bytes }
}
