import { createHash } from 'node:crypto'
import { aPicture } from '#platform/images/pictures.fixture.ts'
import { firstFacts } from '#domain/company/first-facts.ts'
import { receivePhoto } from '#domain/photos/photos.server.ts'
import { aSentLead } from './a-lead.ts'
import type { TestWorld } from './world.ts'

export type HeldReceipt = { id: string; reference: string; secret: string; open_until: string }

/** A request that came in, and the secret its visitor was given. */
export async function aReceipt(
  { api }: Pick<TestWorld, 'api'>,
  overrides: Partial<Record<string, unknown>> = {},
): Promise<HeldReceipt> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(aSentLead(overrides))
  const answer = await api.request('/api/leads', { method: 'POST', headers, body })
  if (answer.status !== 201) throw new Error(`The request was answered with ${answer.status}.`)
  return answer.json()
}

type Asked = { path?: string; method?: string; json?: unknown; secret?: string | null; address?: string }

/** Asks in the name of the visitor; GET unless something is to be put. */
export function asVisitor(
  { api }: Pick<TestWorld, 'api'>,
  { id, secret: own }: Pick<HeldReceipt, 'id' | 'secret'>,
  { path = '', method = path ? 'PUT' : 'GET', json, secret = own, address }: Asked = {},
) {
  const headers = new Headers(secret === null ? {} : { 'x-receipt-secret': secret })
  if (json !== undefined) headers.set('Content-Type', 'application/json')
  const body = json === undefined ? undefined : JSON.stringify(json)
  return api.request(`/api/receipts/${id}${path}`, { method, headers, body }, { address })
}

/** Whoever holds a receipt, with the company they wrote to. */
export async function aVisitor(test: TestWorld, how: Record<string, unknown> = {}) {
  return { ...(await aReceipt(test, how)), company: firstFacts }
}

/** A photo that has arrived and belongs to nothing yet. */
export async function aPhoto({ world }: Pick<TestWorld, 'world'>, width = 60) {
  const bytes = await aPicture(width, 40).jpeg().toBuffer()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await receivePhoto(world, { sha256, bytes })
  return sha256
}
