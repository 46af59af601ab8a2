import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ChatDetail } from '#domain/chat/chat.ts'
import { newId } from '#platform/uuid.ts'
import { turnChat, type Turn } from './chats-api.ts'
import { chatQuery, invalidateChat, invalidateChats } from './queries.ts'

/** Takes a conversation over, or lets go of it. Where someone else was first, the screen reads who has it. */
export function useTurn(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (turn: Turn) => turnChat(id, newId(), turn),
    onSuccess(after: ChatDetail) {
      client.setQueryData(chatQuery(id).queryKey, after)
      void invalidateChats(client)
    },
    onError: () => void Promise.all([invalidateChat(client, id), invalidateChats(client)]),
  })
}
