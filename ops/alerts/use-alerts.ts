import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Alerts } from '#domain/alerts/alert.ts'
import { useWaitingChats } from '../chats/waiting-queries.ts'
import { useMay } from '../session/may.ts'
import { countInTitle } from '../shell/title.ts'
import { waitingQuery } from '../submissions/queries.ts'
import { knownCounts } from './known-counts.ts'
import { alertsQuery, inOneList } from './queries.ts'

/** The unclaimed requests and their alerts, as they are now. */
export function useAlerts() {
  return useInfiniteQuery({ ...alertsQuery, enabled: useMay('leads.view'), select: inOneList })
}

/** How many wait, also where the device has only what it counted last. */
export function useKnownCounts() {
  const { data: counted, dataUpdatedAt: at } = useQuery({ ...waitingQuery, enabled: useMay('leads.view') })
  return knownCounts(useAlerts().data, counted ? { ...counted, at } : null)
}

/** How many wait for someone: requests that no one has, and calls for the office that no one took. */
export function waitingIn(alerts: Pick<Alerts, 'unclaimed' | 'calls_waiting'> | null) {
  return (alerts?.unclaimed ?? 0) + (alerts?.calls_waiting ?? 0)
}

/** How many wait in chats: for anyone, beside those counted as unclaimed requests, and for the person who has the chat. */
export function useChatsToAnswer() {
  const chats = useWaitingChats()
  return (chats?.apart_from_requests ?? 0) + (chats?.unread ?? 0)
}

/** While mounted, the title of the browser's tab tells how many wait: requests, and visitors in chats. */
export function useAlertsInTitle() {
  const waiting = waitingIn(useKnownCounts()) + useChatsToAnswer()
  useEffect(() => countInTitle(waiting), [waiting])
}
