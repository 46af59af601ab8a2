import type { Connection } from '#platform/database/database.ts'
import { fullPage } from '#platform/events/events.ts'
import { followNews } from '#platform/events/follow-news.ts'
import type { News } from '#platform/events/news.ts'
import { relayEvents, startRelay } from '#platform/events/relay.ts'
import { sealEvents } from '#platform/seals/seal-events.ts'
import { startSealer } from '#platform/seals/sealer.ts'
import { startTicker } from '#platform/tasks/ticker.ts'
import { openWorkQueue } from '#platform/tasks/work-queue.ts'
import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'
import { escalate } from '#domain/alerts/alerts.tasks.ts'
import { callWhereUnanswered } from '#domain/chat/danger-clock.server.ts'
import { giveOverdue } from '#domain/chat/written/owed.server.ts'
import { countLeads } from '#domain/leads/figures/lead-counts.server.ts'
import { followDrying } from '#domain/readings/dried-jobs.flow.ts'
import { tasks } from './tasks.ts'

const relayPause = second
/** Requests that come within this time are counted together. */
const countPause = second / 5

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

/** Starts what runs all the time: sealing the record, counting requests and dry jobs, and checking the alerts and what is overdue in chats. */
export function startWatches(world: World, news: News, opened: AsyncDisposableStack) {
  const { log } = world
  const sealer = startSealer(
    () => sealEvents(world),
    news,
    (error) => log.warn({ err: error }, 'the sealer failed and will retry'),
  )
  opened.defer(sealer.stop)
  const counter = followNews(news, {
    work: () => countLeads(world),
    fullBatch: fullPage,
    debounce: countPause,
    onError: (error) => log.warn({ err: error }, 'counting the requests failed and will be retried'),
  })
  opened.defer(counter.stop)
  const dryings = followNews(news, {
    work: () => followDrying(world),
    fullBatch: fullPage,
    debounce: countPause,
    onError: (error) => log.warn({ err: error }, 'counting the dry jobs failed and will be retried'),
  })
  opened.defer(dryings.stop)
  const escalation = startTicker(
    () => escalate(world),
    (error) => log.warn({ err: error }, 'checking the alerts failed and will be retried'),
    second,
  )
  opened.defer(escalation.stop)
  const answers = startTicker(
    () => giveOverdue(world),
    (error) => log.warn({ err: error }, 'looking for overdue answers failed and will be retried'),
    2 * second,
  )
  opened.defer(answers.stop)
  const dangers = startTicker(
    () => callWhereUnanswered(world),
    (error) => log.warn({ err: error }, 'looking for unanswered dangers failed and will be retried'),
    2 * second,
  )
  opened.defer(dangers.stop)
}
