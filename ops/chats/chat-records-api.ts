import { hc, parseResponse } from 'hono/client'
import type { ChatRecordsApi } from '#api/chat-records.ts'
import type { TranscriptForm } from '#domain/chat/transcript.ts'
import { asMe } from '../as-me.ts'

const chats = hc<ChatRecordsApi>('/api/chats', asMe)

export function makeChatLink(id: string) {
  return parseResponse(chats[':id'].links.$post({ param: { id } }))
}

export function textChatLink(id: string, message_id: string) {
  return parseResponse(chats[':id']['link-texts'][':message_id'].$put({ param: { id, message_id } }))
}

export function deleteChat(id: string) {
  return parseResponse(chats[':id'].$delete({ param: { id } }))
}

/** `message_id` is made by the caller, so that what is sent twice happens once. */
export function takeNumber(id: string, message_id: string, phone: string) {
  return parseResponse(
    chats[':id'].contact[':message_id'].$put({ param: { id, message_id }, json: { phone } }),
  )
}

/** The conversation as the text of a file, as it was sent. */
export async function downloadChat(id: string, as: TranscriptForm['as']) {
  const answer = await chats[':id'].transcripts.$post({ param: { id }, json: { as } })
  if (!answer.ok) return parseResponse(answer)
  return answer.text()
}
