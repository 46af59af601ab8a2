import { hc, parseResponse } from 'hono/client'
import type { ChatSettingsApi } from '#api/chat-settings.ts'
import type { ChatbotApi } from '#api/chatbot.ts'
import type { ChatSettingsRevision } from '#domain/chat/settings/settings.ts'
import { asMe } from '../as-me.ts'

const settings = hc<ChatSettingsApi>('/api/chat-settings', asMe)
const chatbot = hc<ChatbotApi>('/api/chatbot', asMe)

export function getChatSettings() {
  return parseResponse(settings.index.$get())
}

export function putChatSettings(json: ChatSettingsRevision) {
  return parseResponse(settings.index.$put({ json }))
}

export function listChatSettingsVersions(cursor: string | undefined) {
  return parseResponse(settings.versions.$get({ query: { cursor } }))
}

export function getChatFigures() {
  return parseResponse(settings.figures.$get())
}

export function listChatBlocks() {
  return parseResponse(settings.blocks.$get())
}

export function endChatBlock(id: string) {
  return parseResponse(settings.blocks[':id'].$delete({ param: { id } }))
}

export function listFixedSites() {
  return parseResponse(settings.sites.$get())
}

export function restoreChatSettings({ version, revision }: { version: number; revision: number }) {
  return parseResponse(
    settings.versions[':version'].restore.$post({ param: { version: String(version) }, json: { revision } }),
  )
}

export function getChatStart() {
  return parseResponse(chatbot.start.$get({ query: {} }))
}
