import type { Connection } from '#platform/database/database.ts'
import type { News } from '#platform/events/news.ts'
import { relayEvents, startRelay } from '#platform/events/relay.ts'
import { openWorkQueue } from '#platform/tasks/work-queue.ts'
import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { tasks, watches } from './tasks.ts'

const relayPause = second

/** Starts the tasks and the relay that files them. Returns what wakes the relay. */
export async function startTasks(world: World, connection: Connection, opened: AsyncDisposableStack) {
  const queue = await openWorkQueue(world, connection, tasks)
  opened.defer(queue.stop)
  const relay = startRelay(
    () => relayEvents(world, tasks, queue.fileTasks),
    (error) => world.log.warn({ err: error }, 'the relay failed and will retry'),
    relayPause,
  )
  opened.defer(relay.stop)
  relay.wake()
  return relay.wake
}

/** Starts what runs all the time. */
export function startWatches(world: World, news: News, opened: AsyncDisposableStack) {
  for (const { what, start } of watches) {
    const watch = start(world, news, (error) =>
      world.log.warn({ err: error }, `${what} failed and will be retried`),
    )
    opened.defer(watch.stop)
  }
}
