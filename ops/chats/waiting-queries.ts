import { queryOptions, useQuery } from '@tanstack/react-query'
import { minute } from '#platform/time.ts'
import { useMay } from '../session/may.ts'

export const chatsKey = ['chats'] as const

/** Who waits for a person. Every screen counts them: what else is asked of chats comes later. */
export const waitingChatsQuery = queryOptions({
  queryKey: [...chatsKey, 'waiting'] as const,
  queryFn: async () => (await import('./chats-api.ts')).countWaitingChats(),
  // Should an event be lost: someone waits.
  refetchInterval: minute,
})

/** How many wait, for whoever may read chats. */
export function useWaitingChats() {
  return useQuery({ ...waitingChatsQuery, enabled: useMay('chat.view') }).data
}
