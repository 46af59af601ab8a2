import type { World } from '#platform/world.ts'
import { ToldFacts } from './told-facts.ts'

/** What was told in the chat that became this request, or null where it came in another way. */
export async function findToldFacts({ db }: World, leadId: string): Promise<ToldFacts | null> {
  const chat = await db
    .selectFrom('chat')
    .select('facts')
    .where('id', '=', leadId)
    .where('contact_at', 'is not', null)
    .executeTakeFirst()
  return chat ? ToldFacts.parse(chat.facts) : null
}
