import { hc } from 'hono/client'
import type { EventsApi } from '#api/events.ts'
import { asMe } from '../as-me.ts'

const events = hc<EventsApi>('/api/events', asMe)

/** The stream of events after `lastId`, for as long as it holds. */
export function openEvents(lastId: string | undefined, signal: AbortSignal) {
  return events.index.$get({ query: { last_id: lastId } }, { init: { signal, cache: 'no-store' } })
}
