import type { Passage } from '../answers/passage.ts'
import { sentencesOf } from '../sentences.ts'

/** A sentence that may be told, and where it stands: in which passage, and as which of its sentences. */
type Place = { readonly passage: number; readonly at: number }

/** The sentences of the passages that an answer may be put together from. Titles are none: they ask, and name what is wrong. */
export type Ground = readonly (Place & { readonly words: string; readonly goesOn: boolean })[]

/** It means little, or something else, without the sentence before it. */
const goesOn = [
  /^(?:and|but|or|nor|so|then|also|instead|otherwise|however|still|yet|therefore|only|not|no|yes|that|there(?! (?:is|are)\b)|here|if (?:so|not)|as long as)\b/,
  /\b(?:it|its|itself|they|them|their|theirs|he|him|his|she|her|hers|this|these|those|such|same|both|neither|either|former|latter|ones?|others?|another|too|else|the rest)\b/,
  /\b(?:that|so|then)(?=[.,;:!?]|$)|\b(?:without|after|before|until|about|for|from|of|in|on|at|by|with) that\b/,
  /^(?:y|pero|o|sino|ni|tambien|también|entonces|luego|asi|así|solo|sólo|no|si|sí|eso|esto|ahi|ahí|alli|allí)(?![\p{L}])/u,
  /(?<!\p{L})(?:lo|los|las|le|les|él|ella|ellos|ellas|est[aeo]s?|es[aeo]s?|mism[ao]s?|otr[ao]s?|ambos|ambas|además|(?:\p{L}+[aeiáéí]r|\p{L}+ndo)(?:lo|la|los|las)|el resto)(?!\p{L})/u,
] as const

/** It takes back some of what the sentence before it says. */
const limits =
  /^(?:but|however|unless|except|otherwise|instead|not|only|still|yet|even so|that said|pero|sino|salvo|excepto|a menos|solo|sólo|no siempre)(?!\p{L})/u

/** “Never.” and “A myth.” answer a title. */
const fewestWords = 4

export function groundOf(passages: readonly Passage[]): Ground {
  return passages.flatMap(({ text, language = 'en' }, passage) => {
    const sentences = sentencesOf(text).map(asTyped)
    return sentences.flatMap((words, at) => {
      // What others say, and what is asked, is not what we say, and neither is what answers a question.
      const isAnswer = sentences[at - 1]?.includes('?') ?? false
      const isShort = words.split(' ').length < fewestWords
      if (/["?]/.test(words) || isAnswer || isShort || limits.test(sentences[at + 1] ?? '')) return []
      const patterns = language === 'en' ? goesOn.slice(0, 3) : goesOn.slice(3)
      return [{ passage, at, words, goesOn: patterns.some((each) => each.test(words)) }]
    })
  })
}

/**
 * Where a sentence stands in the passages, or null where it stands in none: it has to be one of theirs, with its words and marks. Whoever
 * leaves a word out or moves a comma can turn an instruction around: "Don’t start with fans" holds all of "Start with fans". One that
 * goes on from another is told right after it alone.
 */
export function placeOf(sentence: string, ground: Ground, before: Place | undefined): Place | null {
  const words = asTyped(sentence)
  const found = ground.filter((each) => each.words === words)
  const next = found.find(({ passage, at }) => passage === before?.passage && at === before.at + 1)
  return next ?? found.find((each) => !each.goesOn) ?? null
}

/** However its marks are typed. */
function asTyped(sentence: string) {
  return sentence
    .normalize('NFC')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/[–—]/g, '–')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
