import { isSpanish } from '../answers/spanish-words.ts'
import { emergencyIn } from '../danger/emergency.ts'
import { plainLetters } from './spelling.ts'

/** Of names of people and streets as well, and of both languages. */
const inNames = /\b(?:de|la|el|los|las|del|san|santa|no|a|via|calle|casa|rio)\b/g

/** What no page of ours says, and who asks for a text does. */
const ofTexts = /\b(?:mand[ea]n?me|textos?|llamen?|mensajes?|escriban?me)\b/g

/** Whether someone writes Spanish beyond doubt: no name or address is enough to turn the chat into another language. */
export function isClearlySpanish(text: string): boolean {
  if (emergencyIn(text)?.language === 'es') return true
  const said = plainLetters(text.replaceAll(/[¿¡]/g, '')).replace(inNames, ' ')
  if ((said.match(ofTexts) ?? []).length > 1) return true
  const words = said.split(/[^a-z]+/).filter(Boolean)
  return words.length > 1 && !/^\s*\d{2,6} /.test(said) && isSpanish(said)
}
