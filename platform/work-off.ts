import type { Job } from './jobs.ts'
import { relayEvents, type PlannedJob } from './relay.ts'
import type { World } from './world.ts'

/** Relays what was committed and does the jobs that come of it here and now, until nothing is left to do. */
export async function workOff(world: World, jobs: readonly Job[]): Promise<void> {
  for (;;) {
    const filed: PlannedJob[] = []
    const relayed = await relayEvents(world, jobs, async (_, planned) => void filed.push(...planned))
    if (relayed === 0) return
    for (const { queue, payload } of filed) await jobs.find((job) => job.queue === queue)?.run(world, payload)
  }
}
