import type { HappenedEvent } from '#platform/events/events.ts'
import type { News } from '#platform/events/news.ts'
import type { World } from '#platform/world.ts'
import { addressEvents } from '#domain/events/address.flow.ts'
import type { AddressedEvent } from '#domain/events/audience.ts'

type Listener = { hear(event: AddressedEvent): void; lose(): void }

export type AddressedNews = { listen(listener: Listener): () => void }

/**
 * The news of this node with whose record each event is about: the database is asked once for all open portals, and not at all
 * while none is open. Where it cannot be asked, the listeners lose their place, and read from there when they come back.
 */
export function openAddressedNews(world: World, news: Pick<News, 'listen'>): AddressedNews {
  const listeners = new Set<Listener>()
  let waiting: HappenedEvent[] = []
  let isBusy = false
  let stop = () => {}

  function take(event: HappenedEvent) {
    waiting.push(event)
    if (!isBusy) void tellAll()
  }

  async function tellAll() {
    isBusy = true
    while (waiting.length > 0) {
      const events = waiting
      waiting = []
      try {
        const addressed = await addressEvents(world, events)
        for (const event of addressed) for (const { hear } of listeners) hear(event)
      } catch (error) {
        world.log.warn({ err: error }, 'open portals could not be told')
        for (const { lose } of listeners) lose()
      }
    }
    isBusy = false
  }

  return {
    listen(listener) {
      if (listeners.size === 0) stop = news.listen(take)
      listeners.add(listener)
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop()
      }
    },
  }
}
