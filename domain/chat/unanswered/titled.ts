import type { Language } from '#domain/preferences/language.ts'
import { isQuestion, opensAsQuestion } from './asks.ts'
import { masked } from '../masked.ts'

/** A few are enough to see what is asked. */
const fewWordings = 3
const longestWording = 100
/** Of a longer message only so much is read: what it costs to show does not grow with it. */
const read = { letters: 400, wordsAtCut: 8 }

/** What stands over questions that are alike, and how they were put: nothing in it tells who asked. */
export function titled(
  texts: readonly string[],
  language: Language,
): { question: string; wordings: string[] } {
  const all = [...new Set(texts.map(wordingOf))].filter((text) => text !== '')
  // "do u work in sebring" says more than "sebring ohio??".
  const [best = ''] = all.toSorted((a, b) => whole(b) - whole(a) || a.length - b.length)
  return {
    question: isQuestion(best) ? asQuestion(best, language) : capitalized(best),
    wordings: all.slice(0, fewWordings),
  }
}

function whole(text: string) {
  return Number(opensAsQuestion(text)) - Number(text.includes('…'))
}

/** A phone number at its end says nothing about what is asked. */
function wordingOf(text: string) {
  return shortened(maskedBeginning(text).replace(/[\s,;:.-]*…$/, ''))
}

/** An address or a number that the cut divides is not told from other words: the last words go with it. */
function maskedBeginning(text: string) {
  if (text.length <= read.letters) return masked(text)
  return masked(text.slice(0, read.letters)).split(' ').slice(0, -read.wordsAtCut).join(' ')
}

function asQuestion(text: string, language: Language) {
  const bare = text.replace(/[\s?!.,]+$/, '').replace(/^[¿¡\s]+/, '')
  return `${language === 'es' ? '¿' : ''}${capitalized(bare)}?`
}

function capitalized(text: string) {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`
}

function shortened(text: string) {
  if (text.length <= longestWording) return text
  const cut = text.slice(0, longestWording)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
