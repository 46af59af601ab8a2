import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import * as z from 'zod'
import { leadKeys } from '../submissions/queries.ts'
import { useMay } from '../session/may.ts'
import { endSession } from '../session/session.ts'
import { keepConnected, type LiveState } from './connection.ts'

const LeadEvent = z.object({ name: z.string().startsWith('lead.'), subject: z.string() })

let live: LiveState = 'connecting'
const watchers = new Set<() => void>()

export function useLiveState() {
  return useSyncExternalStore(watch, () => live)
}

/** While mounted, what happens to leads anywhere is seen here at once. */
export function useLiveLeads() {
  const client = useQueryClient()
  const mayView = useMay('leads.view')
  useEffect(() => {
    if (!mayView) return
    const refresh = gatheredRefresh(client)
    return keepConnected({
      onState(state) {
        // What happened between the last answer and this stream came to nobody.
        if (state === 'live') refresh(null)
        become(state)
      },
      onMessage({ data }) {
        const event = LeadEvent.safeParse(parsed(data))
        if (event.success) refresh(event.data.subject)
      },
      onRefused(status) {
        if (status === 401) endSession()
      },
    })
  }, [client, mayView])
}

/** A storm of events becomes one refresh of the list. */
function gatheredRefresh(client: QueryClient) {
  let subjects = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined
  return (subject: string | null) => {
    if (subject) subjects.add(subject)
    timer ??= setTimeout(() => {
      for (const id of subjects) void client.invalidateQueries({ queryKey: leadKeys.one(id) })
      void client.invalidateQueries({ queryKey: leadKeys.lists })
      void client.invalidateQueries({ queryKey: leadKeys.waiting })
      subjects = new Set()
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
