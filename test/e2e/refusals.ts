import { newId } from '#platform/uuid.ts'
import { ask, type Known } from './crew.ts'
import { receiveLead } from './leads.ts'
import { signIn, type Product } from './product.ts'

type Caller = Parameters<typeof receiveLead>[1]

const times = { made_at: '2026-11-20T09:11:00Z', refused_at: '2026-11-20T10:40:00Z' }

type Report = { lead_id: string; write: object; code?: string; detail?: string }

/** What a phone reports of something that the server refused. */
export async function report(
  product: Product,
  { token }: Known,
  { code = 'lead-not-found', detail = 'Request not found.', ...rest }: Report,
) {
  const id = newId()
  const body = { ...rest, code, detail, ...times }
  await ask(product, `PUT /api/sync-problems/${id}`, { token, body })
  return id
}

/** A request that this person takes care of. */
export async function assigned(product: Product, { id: employee_id }: Known, about: Caller) {
  const token = await signIn(product)
  const lead = await receiveLead(product, about)
  await ask(product, `PUT /api/leads/${lead.id}/assignee`, { token, body: { employee_id, revision: 1 } })
  return lead
}
