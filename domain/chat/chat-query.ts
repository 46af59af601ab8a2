import * as z from 'zod'
import { ChatRow, ChatState } from './chat.ts'

/** A page of conversations: of one state, those that the person who asks is in or not in, and those written in since a moment. */
export const ChatQuery = z.object({
  state: ChatState.optional(),
  of: z.enum(['me', 'others']).optional(),
  since: z.iso.datetime().optional(),
  limit: z.coerce.number().int().min(1).max(100).default(30),
  cursor: z.string().max(100).optional(),
})
export type ChatQuery = z.output<typeof ChatQuery>

export const ChatPage = z.object({ items: z.array(ChatRow), next: z.string().nullable() })
export type ChatPage = z.output<typeof ChatPage>

/** A conversation as every screen of the portal tells of it: never what was written. */
export const WaitingChat = ChatRow.pick({ id: true, name: true, town: true, is_danger: true }).extend({
  since: z.iso.datetime(),
  /** The person who asks has it: no one else answers. */
  is_mine: z.boolean(),
})
export type WaitingChat = z.output<typeof WaitingChat>

/**
 * How many wait for a person, since when the longest does, how many of them no unclaimed request stands for, how many told of danger.
 * How many of the chats of the person who asks have words that they have not seen. And of all of these the first: danger, then their own.
 */
export const ChatsWaiting = z.object({
  waiting: z.int(),
  since: z.iso.datetime().nullable(),
  apart_from_requests: z.int(),
  in_danger: z.int(),
  first: WaitingChat.nullable(),
  unread: z.int(),
})
export type ChatsWaiting = z.output<typeof ChatsWaiting>

/** How long visitors of today waited for the first words of a person: the median, and of how many. */
export const FirstReplies = z.object({ median_seconds: z.int().nullable(), replies: z.int() })
export type FirstReplies = z.output<typeof FirstReplies>
