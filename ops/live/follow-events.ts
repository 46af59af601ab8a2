import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod'
import { signalEvent } from '#platform/events/event-stream.ts'
import { portalAreas } from '#domain/events/portal-areas.ts'
import { hearOfJob } from '../device/person-store.ts'
import { takeEventsSince } from '../session/events-since.ts'
import { recheckSession } from '../session/session.ts'
import { keepConnected } from './connection.ts'
import { hearPosition } from './heard.ts'
import { liveState } from './live-state.ts'
import { tellSignal } from './signals.ts'
import { openRefresh } from './stale.ts'

/** A newer server may name an area that this portal does not know yet: then everything is read again. */
const Areas = z.array(z.enum(portalAreas)).catch(['access'])
/** `kept` is the job that the one it is about was merged into. */
const Event = z.object({ subject: z.string().nullable(), kept: z.string().optional(), stale: Areas })

/** What may have changed unseen. What this person may do was asked at the start, or is heard of when the stream goes on. */
const missed = portalAreas.filter((area) => area !== 'access')

/** Shows what happens anywhere, and changes what this person may do with their roles, until it is closed. */
export function followEvents(client: QueryClient) {
  const refresh = openRefresh(client)
  const since = takeEventsSince()
  // The first stream tells what happened since all that is shown was read.
  let tellsAll = since !== null
  return keepConnected({
    since: since ?? undefined,
    onState(state) {
      if (state === 'live') {
        if (tellsAll) refreshOlder(client)
        // What happened between the last answer and this stream came to nobody.
        else refresh(missed, null)
      }
      if (state !== 'connecting') tellsAll = false
      liveState.set(state)
    },
    onMessage({ id, data, event: kind }) {
      if (kind === signalEvent) return tellSignal(parsed(data))
      if (id) hearPosition(id)
      const { data: event } = Event.safeParse(parsed(data))
      if (event) refresh(event.stale, event.subject)
      if (event?.kept) refresh(event.stale, event.kept)
    },
    onRefused(status) {
      // The session has ended, or something has to be done first, as showing a second factor that a role demands since just now.
      if (status === 401 || status === 403) void recheckSession()
    },
  })
}

/** What is older than this page: what the device stores, and what could not be read. */
function refreshOlder(client: QueryClient) {
  void hearOfJob(null)
  void client.invalidateQueries({ predicate: ({ state }) => state.status === 'error' })
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}
