import type { Task } from './tasks.ts'
import { relayEvents, type PlannedTask } from '#platform/events/relay.ts'
import type { World } from '#platform/world.ts'

/** Relays what was committed and does the tasks that come of it here and now, until nothing is left to do. */
export async function workOff(world: World, tasks: readonly Task[]): Promise<void> {
  for (;;) {
    const filed: PlannedTask[] = []
    const relayed = await relayEvents(world, tasks, async (_, planned) => void filed.push(...planned))
    if (relayed === 0) return
    for (const { queue, payload } of filed)
      await tasks.find((task) => task.queue === queue)?.run(world, payload)
  }
}
