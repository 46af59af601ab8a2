import * as z from 'zod'
import { ChatRow, ChatState } from './chat.ts'

/** A page of conversations: of one state, or those of the person who asks. */
export const ChatQuery = z.object({
  state: ChatState.optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(100).optional(),
})
export type ChatQuery = z.output<typeof ChatQuery>

export const ChatPage = z.object({ items: z.array(ChatRow), next: z.string().nullable() })
export type ChatPage = z.output<typeof ChatPage>

/** How many wait for a person, and since when the longest does. */
export const ChatsWaiting = z.object({ waiting: z.int(), since: z.iso.datetime().nullable() })
export type ChatsWaiting = z.output<typeof ChatsWaiting>
