import type { World } from '#platform/world.ts'
import { requireFreeIds } from '#domain/records/free-ids.server.ts'
import { sourceOf } from '#domain/leads/suspicion/sources.server.ts'
import type { NewChat } from './chat.ts'
import { maskedTexts } from './devices/masked.server.ts'
import { groupOf } from './settings/page-groups.ts'
import { getSettings } from './settings/settings.server.ts'
import type { ToldFacts } from './facts/told-facts.ts'
import { openChat, type ChatVisitor } from './visitor.server.ts'

/** Opens a chat once for its visitor; `count` refuses too many new ones of an address. */
export async function openVisitorChat(
  world: World,
  visitor: ChatVisitor,
  { address, count, ...opening }: NewChat & { address: string; count: () => Promise<void> },
): Promise<void> {
  const [page = '', first_page = '', referrer = ''] = await maskedTexts(world, [
    opening.page,
    opening.first_page,
    opening.referrer,
  ])
  const chat = { ...opening, page, first_page, referrer }
  await openChat(world, visitor, {
    ...chat,
    facts: await factsOfPage(world, chat.page),
    source: sourceOf(world, address),
    async requireFree(world, ids) {
      await count()
      await requireFreeIds(world, ids)
    },
  })
}

/** On a page about trauma no one is asked what happened, and the office should know all the same. */
async function factsOfPage(world: World, page: string): Promise<ToldFacts> {
  const { trauma } = await getSettings(world)
  if (groupOf(page, trauma) !== 'trauma') return {}
  return { loss: { value: 'trauma', at: world.now().toISOString(), by: null, from_page: true } }
}
