import type { World } from '#platform/world.ts'
import { requireFreeIds } from '#domain/records/free-ids.server.ts'
import { sourceOf } from '#domain/leads/suspicion/sources.server.ts'
import type { NewChat } from './chat.ts'
import { openChat, type ChatVisitor } from './visitor.server.ts'

/** Opens a chat once for its visitor; `count` refuses too many new ones of an address. */
export async function openVisitorChat(
  world: World,
  visitor: ChatVisitor,
  { address, count, ...chat }: NewChat & { address: string; count: () => Promise<void> },
): Promise<void> {
  await openChat(world, visitor, {
    ...chat,
    source: sourceOf(world, address),
    async requireFree(world, ids) {
      await count()
      await requireFreeIds(world, ids)
    },
  })
}
