import { chatAlerts as en, type ChatAlertWords } from './en-chat-alerts.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<ChatAlertWords>(en, async () => (await import('./es-chat-alerts.ts')).chatAlerts)

/** The words for chats that wait, in the language of whoever reads them. */
export function useChatAlertWords(): ChatAlertWords {
  return useIn(useLanguageHere())
}
