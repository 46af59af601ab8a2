import { hc, parseResponse } from 'hono/client'
import type { ChatsApi } from '#api/chats.ts'
import type { ChangedFacts } from '#domain/chat/facts/chat-facts.ts'
import type { ChatState } from '#domain/chat/chat.ts'
import { asMe } from '../as-me.ts'

const chats = hc<ChatsApi>('/api/chats', asMe)

export type ChatsOf = { state: ChatState; of?: 'me' | 'others'; since?: string }
export type Turn =
  | { turn: 'take' }
  | { turn: 'hand_back' }
  | { turn: 'end' }
  | { turn: 'undo_end' }
  | { turn: 'block' }
  | { turn: 'transfer'; employee_id: string; note: string }
export type Written = { id: string; kind: 'text' | 'note'; text: string }

export function listChats(of: ChatsOf, cursor: string | undefined) {
  return parseResponse(chats.index.$get({ query: { ...of, cursor } }))
}

export function countWaitingChats() {
  return parseResponse(chats.waiting.$get())
}

export function getFirstReplies() {
  return parseResponse(chats['first-replies'].$get())
}

export function listRepliers() {
  return parseResponse(chats.repliers.$get())
}

export function getReadyWords() {
  return parseResponse(chats['ready-words'].$get())
}

export function getChat(id: string) {
  return parseResponse(chats[':id'].$get({ param: { id } }))
}

export function listEarlierMessages(id: string, before: number) {
  return parseResponse(chats[':id'].messages.$get({ param: { id }, query: { before: String(before) } }))
}

/** `message_id` is made here, so that what is sent twice happens once. */
export function turnChat(id: string, message_id: string, json: Turn) {
  return parseResponse(chats[':id'].turns[':message_id'].$put({ param: { id, message_id }, json }))
}

export function writeInChat(id: string, { id: message_id, ...json }: Written) {
  return parseResponse(chats[':id'].messages[':message_id'].$put({ param: { id, message_id }, json }))
}

export function fillInChat(id: string, message_id: string, json: ChangedFacts) {
  return parseResponse(chats[':id'].facts[':message_id'].$put({ param: { id, message_id }, json }))
}

export function tellTyping(id: string) {
  return chats[':id'].typing.$put({ param: { id } })
}

export function tellSeen(id: string, position: number) {
  return chats[':id'].seen[':position'].$put({ param: { id, position: String(position) } })
}
