import * as z from 'zod'
import { company } from '#domain/audit/kind.ts'
import { defineEvent } from '#domain/events/define-event.ts'
import { SettingsPart } from './settings.ts'

/** Which parts changed, and never to what. */
export const chatSettingsChanged = defineEvent('chat_settings.changed', {
  subjects: ['company_id'],
  payload: z.object({ company_id: z.uuid(), revision: z.int(), parts: z.array(SettingsPart) }),
  audience: { permission: 'chat.settings', reach: 'any' },
  stale: ['chat-settings'],
  pages: 'chat',
  audit: company(
    'Chatbot settings changed',
    'changed the chatbot settings',
    'the chatbot settings were changed',
  ),
})
