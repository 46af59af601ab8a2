import type { World } from '#platform/world.ts'
import type { NextRung, Rung } from './alert.ts'
import { readNextRungs, readRungs } from './ladder.server.ts'
import { readReachable } from './reachable.server.ts'

/** Who is alerted next, and when, where no one answers; the alert has the ID of what it is about. */
export async function findNextAlert(world: World, id: string): Promise<NextRung | null> {
  const next = await readNextRungs(world, [id], await readReachable(world))
  return next.get(id) ?? null
}

/** Who was alerted since a moment: what waits again keeps what was told of it before. */
export async function findAlerted(world: World, id: string, since: Date): Promise<Rung[]> {
  const rungs = (await readRungs(world, [id])).get(id) ?? []
  return rungs.filter(({ last_at }) => new Date(last_at) >= since)
}
