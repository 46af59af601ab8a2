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

type Asked = { method?: string; json?: unknown; secret?: string | null; address?: string }

/** Asks in the name of the visitor; GET unless something is to be put. */
export function asVisitor(
  { api }: Pick<TestWorld, 'api'>,
  { id, secret: own }: Pick<HeldReceipt, 'id' | 'secret'>,
  path = '',
  { method = path ? 'PUT' : 'GET', json, secret = own, address }: Asked = {},
) {
  const headers = new Headers(secret === null ? {} : { 'x-receipt-secret': secret })
  if (json !== undefined) headers.set('Content-Type', 'application/json')
  const body = json === undefined ? undefined : JSON.stringify(json)
  return api.request(`/api/receipts/${id}${path}`, { method, headers, body }, { address })
}
