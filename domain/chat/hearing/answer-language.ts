import { isSpanish } from '../answers/spanish-words.ts'
import { plainLetters } from './spelling.ts'
import type { Language } from '#domain/preferences/language.ts'

/** Small words that only English has. */
const english: ReadonlySet<string> = new Set(
  `the is are my do does you your i im can could how what when where will would should to of and it this that these have has we our with for on get need there they was
were from not just about any some please he she him his her they us cant wont dont didnt isnt theres ive down`.split(
    /\s+/,
  ),
)

/** Whether someone writes English beyond doubt: an address, a name or "ok" is no reason to leave the language of the chat. */
export function isClearlyEnglish(text: string): boolean {
  if (isSpanish(text)) return false
  const words = plainLetters(text)
    .split(/[^a-z]+/)
    .filter(Boolean)
  const small = words.filter((word) => english.has(word)).length
  return small > 1 && small * 4 >= words.length
}

/** In which language a message is answered: its own where that is clear, else that of the chat. */
export function answerLanguage(text: string, { asked, chat }: { asked: Language; chat: Language }): Language {
  if (asked === 'es') return 'es'
  return isClearlyEnglish(text) ? 'en' : chat
}
