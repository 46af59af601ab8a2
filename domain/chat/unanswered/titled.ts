import { masked } from './masked.ts'

/** A few are enough to see what is asked. */
const fewWordings = 3
const longestWording = 100

/** What stands over questions that are alike, and how they were put: nothing in it tells who asked. */
export function titled(texts: readonly string[]): { question: string; wordings: string[] } {
  const all = [...new Set(texts.map((text) => shortened(masked(text))))].filter((text) => text !== '…')
  // The shortest that is a whole question says it best.
  const [best = ''] = all.toSorted((a, b) => isRemainder(a) - isRemainder(b) || a.length - b.length)
  return { question: asQuestion(best), wordings: all.slice(0, fewWordings) }
}

/** "sebring ohio??" says less than "do u work in sebring". */
function isRemainder(text: string) {
  return text.split(' ').length < 4 ? 1 : 0
}

function asQuestion(text: string) {
  const bare = text.replace(/[\s?!.,]+$/, '').replace(/^[¿¡\s]+/, '')
  const isSpanishMark = text.startsWith('¿')
  return `${isSpanishMark ? '¿' : ''}${bare.charAt(0).toUpperCase()}${bare.slice(1)}?`
}

function shortened(text: string) {
  if (text.length <= longestWording) return text
  const cut = text.slice(0, longestWording)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), 1))}…`
}
