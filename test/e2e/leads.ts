import { newId } from '#platform/uuid.ts'
import type { Product } from './product.ts'

type Told = { name: string; phone: string } & Record<string, string | readonly string[]>

/** A request for help that is there already, when a journey begins at the desk. */
export async function receiveLead({ origin }: Product, told: Told) {
  const answer = await fetch(`${origin}/api/leads`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ id: newId(), service: 'water-damage', page: '/contact', ...told }),
  })
  if (answer.status !== 201) throw new Error(`The request was answered with ${answer.status}.`)
  const lead: { id: string; reference: string } = await answer.json()
  return lead
}
