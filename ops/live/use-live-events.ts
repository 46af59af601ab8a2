import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { portalAreas, type PortalArea } from '#domain/events/portal-areas.ts'
import { lookAgain } from '../session/session.ts'
import { keepConnected, type LiveState } from './connection.ts'
import { hearPosition } from './heard.ts'
import { openRefresh } from './stale.ts'

/** A newer server may name an area that this portal does not know yet: then everything is read again. */
const Areas = z.array(z.enum(portalAreas)).catch(['access'])
const Event = z.object({ subject: z.string().nullable(), stale: Areas })

/** What a request that came or went unseen may have changed. */
const missed: readonly PortalArea[] = ['leads', 'dashboard', 'alerts', 'shifts', 'sync-problems']

let live: LiveState = 'connecting'
const watchers = new Set<() => void>()

export function useLiveState() {
  return useSyncExternalStore(watch, () => live)
}

/** While mounted, what happens anywhere is seen here at once, and what this person may do changes with their roles. */
export function useLiveEvents() {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = openRefresh(client)
    return keepConnected({
      onState(state) {
        // What happened between the last answer and this stream came to nobody.
        if (state === 'live') refresh(missed, null)
        become(state)
      },
      onMessage({ id, data }) {
        if (id) hearPosition(id)
        const { data: event } = Event.safeParse(parsed(data))
        if (event) refresh(event.stale, event.subject)
      },
      onRefused(status) {
        // The session has ended, or something has to be done first, as showing a second factor that a role demands since just now.
        if (status === 401 || status === 403) void lookAgain()
      },
    })
  }, [client])
}

function parsed(data: string): unknown {
  try {
    return JSON.parse(data)
  } catch {
    return null
  }
}

function become(state: LiveState) {
  live = state
  for (const watcher of watchers) watcher()
}

function watch(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}
