import type { QueryClient } from '@tanstack/react-query'

export const chatsKey = ['chats'] as const
export const chatKey = ['chat'] as const

export function invalidateChats(client: QueryClient) {
  return client.invalidateQueries({ queryKey: chatsKey })
}

export function invalidateChat(client: QueryClient, id: string | null) {
  return client.invalidateQueries({ queryKey: id ? [...chatKey, id] : chatKey })
}
