import { newId } from '#platform/uuid.ts'
import type { Product } from './product.ts'

type Told = { name: string; phone: string } & Record<string, string | readonly string[]>

/** A request for help that is there already, when a journey begins at the desk. */
export async function receiveLead({ origin }: Pick<Product, 'origin'>, told: Told) {
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), service: 'water-damage', page: '/contact', ...told }),
  })
  if (answer.status !== 201) throw new Error(`The request was answered with ${answer.status}.`)
  const lead: { id: string; reference: string; secret: string } = await answer.json()
  return lead
}

type Change = { path: string; body?: string }

/** What the visitor changes from the confirmation page, in another window than the one that is looked at. */
export async function changeAsVisitor(
  { origin }: Product,
  { id, secret }: { id: string; secret: string },
  { path, body }: Change,
) {
  const url = `${origin}/api/receipts/${id}${path}`
  const answer = await fetch(url, {
    method: 'PUT',
    headers: { 'x-receipt-secret': secret, ...(body && { 'content-type': 'application/json' }) },
    body,
  })
  if (answer.status !== 200) throw new Error(`${path} was answered with ${answer.status}.`)
}
