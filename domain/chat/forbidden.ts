import { neverSay, phrases, type NeverSay } from './forbidden-phrases.ts'
import { asSeen } from './hearing/look-alikes.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence that may not be said, why, and the words that are the reason. */
export type Broken = {
  readonly rule: NeverSay | 'phrase'
  readonly sentence: string
  readonly words: string
}

/** The rules that a text breaks, in the order in which they are listed. */
export function brokenRules(text: string): NeverSay[] {
  const broken = brokenIn(text).map(({ rule }) => rule)
  return neverSay.filter((rule) => broken.includes(rule))
}

/** Where a text breaks the rules, or says a phrase that the company itself forbids. */
export function brokenIn(text: string, ownPhrases: readonly string[] = []): Broken[] {
  return sentencesOf(text).flatMap((sentence) => {
    const plain = spoken(sentence)
    const ruled = phrases.flatMap(({ rule, says, unless }) => {
      const words = says.exec(plain)?.[0]
      return words === undefined || unless?.test(plain) ? [] : [{ rule, sentence, words }]
    })
    const own = ownPhrases
      .filter((phrase) => phrase.trim() && ` ${plain} `.includes(` ${spoken(phrase)} `))
      .map((phrase) => ({ rule: 'phrase' as const, sentence, words: phrase }))
    return [...ruled, ...own]
  })
}

/** Small letters as the eye reads them, single spaces, and nothing that splits a word or a figure. */
function spoken(text: string) {
  return asSeen(text)
    .replace(/[*_~`]/g, '')
    .replace(/[\s\u00a0]+/g, ' ')
    .replace(/[“”"()¿¡,;:!]/g, '')
    .replace(/ +/g, ' ')
    .replace(/[.?]+$/, (end) => (end.includes('?') ? '?' : ''))
    .trim()
}
