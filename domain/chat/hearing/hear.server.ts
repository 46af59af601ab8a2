import type { World } from '#platform/world.ts'
import type { Language } from '#domain/preferences/language.ts'
import { isClearlyEnglish } from './answer-language.ts'
import { isClearlySpanish } from './clearly-spanish.ts'
import { factsHeardIn } from './heard-facts.ts'
import type { ChatOfRow } from '../visitor.server.ts'
import { wayWishedIn } from './wished-way.ts'

/**
 * Keeps what a message tells in passing: the language, what happened, and how its visitor wants to be reached. A wish for texts is no
 * consent to them: that is one tap. Returns the chat as it is then.
 */
export async function noteHeard<T extends ChatOfRow>(world: World, chat: T, text: string): Promise<T> {
  const wished_way = wayWishedIn(text) ?? chat.wished_way
  const heard_loss = factsHeardIn(text).loss ?? chat.heard_loss
  const language = languageAfter(chat.language, text)
  const isNews = language !== chat.language || heard_loss !== chat.heard_loss
  if (!isNews && wished_way === chat.wished_way) return chat
  await world.db
    .updateTable('chat')
    .set({ wished_way, heard_loss, language })
    .where('id', '=', chat.id)
    .execute()
  return { ...chat, wished_way, heard_loss, language }
}

/** The latest message that is clearly of one language says which; a visitor who chose one by hand goes on reading that. */
function languageAfter(before: Language, text: string): Language {
  if (before === 'en') return isClearlySpanish(text) ? 'es' : 'en'
  return isClearlyEnglish(text) ? 'en' : 'es'
}
