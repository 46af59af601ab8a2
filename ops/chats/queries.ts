import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query'
import {
  getChat,
  getFirstReplies,
  getReadyWords,
  listChats,
  listEarlierMessages,
  listRepliers,
  type ChatsOf,
} from './chats-api.ts'
import { chatsKey } from './waiting-queries.ts'

export const chatKey = ['chat'] as const

const firstPage: string | undefined = undefined

export const firstRepliesQuery = queryOptions({
  queryKey: [...chatsKey, 'first-replies'] as const,
  queryFn: getFirstReplies,
})

/** What is ready to be said, as it is set now. */
export const readyWordsQuery = queryOptions({
  queryKey: ['chat-ready-words'] as const,
  queryFn: getReadyWords,
})

export const repliersQuery = queryOptions({ queryKey: ['chat-repliers'] as const, queryFn: listRepliers })

export function chatListQuery(of: ChatsOf) {
  return infiniteQueryOptions({
    queryKey: [...chatsKey, 'list', of] as const,
    queryFn: ({ pageParam }) => listChats(of, pageParam),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next ?? undefined,
  })
}

export function chatQuery(id: string) {
  return queryOptions({ queryKey: [...chatKey, id] as const, queryFn: () => getChat(id) })
}

/** What was said before a position, page by page towards the beginning. */
export function earlierMessagesQuery(id: string, before: number) {
  return infiniteQueryOptions({
    queryKey: ['chat-messages', id, before] as const,
    queryFn: ({ pageParam }) => listEarlierMessages(id, pageParam),
    initialPageParam: before,
    getNextPageParam: ({ items }) => ((items[0]?.position ?? 1) > 1 ? items[0]?.position : undefined),
  })
}

export function invalidateChats(client: QueryClient) {
  return client.invalidateQueries({ queryKey: chatsKey })
}

export function invalidateChat(client: QueryClient, id: string | null) {
  return client.invalidateQueries({ queryKey: id ? [...chatKey, id] : chatKey })
}
