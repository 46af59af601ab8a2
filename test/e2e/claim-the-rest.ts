import { newId } from '#platform/uuid.ts'
import { ask } from './crew.ts'
import { signIn, type Product } from './product.ts'

/** What earlier journeys left unclaimed or waiting in a chat is claimed and ended, so that a journey sees its own requests alone. */
export async function claimTheRest(product: Product) {
  const token = await signIn(product)
  const { items } = await ask(product, 'GET /api/chats?state=waiting', { token })
  for (const { id } of items)
    await ask(product, `PUT /api/chats/${id}/turns/${newId()}`, { token, body: { turn: 'end' } })
  for (;;) {
    const { open } = await ask(product, 'GET /api/alerts', { token })
    if (open.length === 0) return
    for (const { lead_id } of open) await ask(product, `POST /api/leads/${lead_id}/claim`, { token })
  }
}
