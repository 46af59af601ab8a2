import { queryOptions, useQuery } from '@tanstack/react-query'
import { useMay } from '../session/may.ts'

export const chatsKey = ['chats'] as const

/** How many wait for a person. The menu counts them: what else is asked of chats comes later. */
export const waitingChatsQuery = queryOptions({
  queryKey: [...chatsKey, 'waiting'] as const,
  queryFn: async () => (await import('./chats-api.ts')).countWaitingChats(),
})

/** How many wait, for whoever may read chats. */
export function useWaitingChats() {
  return useQuery({ ...waitingChatsQuery, enabled: useMay('chat.view') }).data
}
