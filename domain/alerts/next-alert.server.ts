import type { World } from '#platform/world.ts'
import type { NextRung } from './alert.ts'
import { readNextRungs } from './ladder.server.ts'
import { readReachable } from './reachable.server.ts'

/** Who is alerted next, and when, where no one answers; the alert has the ID of what it is about. */
export async function findNextAlert(world: World, id: string): Promise<NextRung | null> {
  const next = await readNextRungs(world, [id], await readReachable(world))
  return next.get(id) ?? null
}
