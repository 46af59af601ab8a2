import { chat as enChat, type ChatWords } from './en-chat.ts'
import { inLanguage } from './in-language.ts'
import { useLanguageHere } from './words.tsx'

const useIn = inLanguage<ChatWords>(enChat, async () => (await import('./es-chat.ts')).chat)

/** The words of the inbox of the chat, in the language of whoever reads them. */
export function useChatWords(): ChatWords {
  return useIn(useLanguageHere())
}
