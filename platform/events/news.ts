import type { Connection } from '#platform/database/database.ts'
import { eventsAfter, fullPage, newestPosition, type HappenedEvent } from './events.ts'
import { listenTo } from '#platform/database/listening.ts'
import { onceMore } from '#platform/database/once-more.ts'
import { second } from '#platform/time.ts'
import type { World } from '#platform/world.ts'

type Hear = (event: HappenedEvent) => void

/** The facts of all nodes, as they are committed, told once to each listener of this node. */
export type News = {
  /** Returns the way to stop listening. */
  listen(hear: Hear): () => void
  /** The position up to which everything has been told. */
  position(): number
  stop(): Promise<void>
}

const lookPause = 5 * second

/**
 * Listens on one connection of its own. After a reconnect, and every few seconds in any case, it reads what came after the
 * last position, so that nothing is missed while the database was away.
 */
export async function openNews(world: World, connection: Connection): Promise<News> {
  const listeners = new Set<Hear>()
  let position = await newestPosition(world)

  async function readNew() {
    try {
      for (;;) {
        const events = await eventsAfter(world, position)
        for (const event of events) {
          position = event.position
          for (const hear of listeners) hear(event)
        }
        if (events.length < fullPage) return
      }
    } catch (error) {
      world.log.warn({ err: error }, 'the news could not be read')
    }
  }

  const look = onceMore(readNew)

  const listening = await listenTo(connection, {
    channel: 'event',
    hear: () => void look(),
    begun: look,
    lost: (error) => world.log.warn({ err: error }, 'the news have no connection'),
  })
  const timer = setInterval(() => void look(), lookPause)
  return {
    listen(hear) {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
    position: () => position,
    async stop() {
      clearInterval(timer)
      await listening.stop()
    },
  }
}
