import { createHmac } from 'node:crypto'
import { day } from '#platform/time.ts'
import type { World } from '#platform/world.ts'

/** Tells one sender from another without telling who they are. */
export function sourceOf({ secret }: Pick<World, 'secret'>, address: string) {
  return createHmac('sha256', secret)
    .update(`source of a request: ${address}`)
    .digest('base64url')
    .slice(0, 22)
}

/** Senders are told apart for a day: long enough for the budgets of text messages. */
export async function forgetOldSources({ db, now }: World): Promise<void> {
  await db
    .updateTable('lead')
    .set({ source: null })
    .where('source', 'is not', null)
    .where('received_at', '<', new Date(now().getTime() - day))
    .execute()
}
