import { queryOptions } from '@tanstack/react-query'

export const chatsKey = ['chats'] as const

/** How many wait for a person. The menu counts them: what else is asked of chats comes later. */
export const waitingChatsQuery = queryOptions({
  queryKey: [...chatsKey, 'waiting'] as const,
  queryFn: async () => (await import('./chats-api.ts')).countWaitingChats(),
})
