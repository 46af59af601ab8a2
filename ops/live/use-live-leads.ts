import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { dashboardKey } from '../dashboard/queries.ts'
import { alertKeys } from '../alerts/alerts-api.ts'
import { shiftKeys } from '../on-call/shifts-api.ts'
import { leadKeys } from '../submissions/queries.ts'
import { endSession, lookAgain } from '../session/session.ts'
import { notifyError } from '../ui/notify.ts'
import { keepConnected, type LiveState } from './connection.ts'
import { hearPosition } from './heard.ts'

const Event = z.object({ name: z.string(), subject: z.string().nullable() })

let live: LiveState = 'connecting'
const watchers = new Set<() => void>()

export function useLiveState() {
  return useSyncExternalStore(watch, () => live)
}

/** While mounted, what happens to leads anywhere is seen here at once, and what this person may do changes with their roles. */
export function useLiveLeads() {
  const client = useQueryClient()
  useEffect(() => {
    const refresh = debouncedRefresh(client)
    return keepConnected({
      onState(state) {
        // What happened between the last answer and this stream came to nobody.
        if (state === 'live') refresh(everything)
        become(state)
      },
      onMessage({ id, data }) {
        if (id) hearPosition(id)
        const { data: event } = Event.safeParse(parsed(data))
        if (event && isLive(event.name)) refresh(event)
        else if (event) void lookAgain().then(() => client.invalidateQueries())
      },
      onRefused(status) {
        // Something has to be done first, as showing a second factor that a role demands since just now.
        if (status === 403) void lookAgain()
        if (status !== 401) return
        endSession()
        notifyError('You were signed out', 'Your session has ended. Please sign in again.')
      },
    })
  }, [client])
}

type Told = z.output<typeof Event>
const everything: Told = { name: 'lead.', subject: null }

function isLive(name: string) {
  return /^(lead|alert|shift)\./.test(name)
}

/** A storm of events becomes one refresh of the list. */
function debouncedRefresh(client: QueryClient) {
  let subjects = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let kinds = new Set<string>()
  return ({ name, subject }: Told) => {
    kinds.add(name.split('.')[0] ?? '')
    if (subject) subjects.add(subject)
    timer ??= setTimeout(() => {
      const keys = [...subjects].map((id): readonly string[] => leadKeys.one(id))
      if (kinds.has('lead')) keys.push(leadKeys.lists, leadKeys.waiting, dashboardKey)
      if (kinds.has('shift')) keys.push(shiftKeys.rota)
      // A delivery changes nothing of what the bell shows, but most that is told of an alert does.
      keys.push(alertKeys.mine)
      if (kinds.has('alert')) keys.push(alertKeys.rules)
      for (const queryKey of keys) void client.invalidateQueries({ queryKey })
      subjects = new Set()
      kinds = new Set()
      timer = undefined
    }, 120)
  }
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
