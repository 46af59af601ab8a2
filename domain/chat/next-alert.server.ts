import type { World } from '#platform/world.ts'
import type { NextRung } from '#domain/alerts/alert.ts'
import { readNextRungs } from '#domain/alerts/ladder.server.ts'
import { readReachable } from '#domain/alerts/reachable.server.ts'

/** Who is alerted next, and when, where no one takes over a chat that waits; its alert has the same ID. */
export async function findNextAlert(world: World, id: string): Promise<NextRung | null> {
  const next = await readNextRungs(world, [id], await readReachable(world))
  return next.get(id) ?? null
}
