import { announce } from '#platform/events/events.ts'
import type { World } from '#platform/world.ts'
import { chatQuestionSkipped } from './chat-events.ts'
import { FactName, ToldFacts } from './facts/told-facts.ts'
import type { ChatOfRow } from './visitor.server.ts'

/** Remembers that the visitor passed a question over, in a chat whose row the caller has locked; told again it is told once. */
export async function noteSkipped(world: World, chat: ChatOfRow, fact: FactName): Promise<void> {
  // It may come late, after the answer that was given in the end.
  if (chat.skipped.includes(fact) || ToldFacts.parse(chat.facts)[fact]) return
  await world.db
    .updateTable('chat')
    .set({ skipped: [...chat.skipped, fact] })
    .where('id', '=', chat.id)
    .execute()
  await announce(world, chatQuestionSkipped, { lead_id: chat.id, name: fact })
}

/** What was passed over and not told all the same. */
export function skippedOf({ skipped, facts }: { skipped: readonly string[]; facts: ToldFacts }): FactName[] {
  return FactName.options.filter((fact) => skipped.includes(fact) && !facts[fact])
}
