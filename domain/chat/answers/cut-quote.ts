import { plainWords } from '#platform/text/plain-words.ts'
import { sentencesOf } from '../sentences.ts'
import { stem } from './english-words.ts'
import type { FoundPassage } from './passage.ts'

/** As long as an answer of the questions page may be: those are quoted whole. */
const longest = 320

/** Says little without the sentence before it. */
const goesOn = /^(?:And|Also|But|Instead|Otherwise|So|Then)\b/

/**
 * The sentences of a passage around those that match, in their order and word for word. What follows the match counts more than what
 * comes before: an instruction is followed by its limits.
 */
export function cutQuote({ text, matched }: Pick<FoundPassage, 'text' | 'matched'>): string {
  if (text.length <= longest) return text
  const sentences = sentencesOf(text)
  const hits = sentences.map((sentence) => {
    const stems = new Set(plainWords(sentence).map(stem))
    return matched.filter((term) => stems.has(term)).length
  })
  const fitting = sentences.flatMap((_, from) => rangeFrom(sentences, from))
  const whole = fitting.filter(({ from }) => !goesOn.test(sentences[from] ?? ''))
  const best = (whole.length > 0 ? whole : fitting).toSorted(
    (a, b) => hitsIn(b) - hitsIn(a) || a.from - b.from,
  )[0]
  return best ? sentences.slice(best.from, best.to).join(' ') : ''

  function hitsIn({ from, to }: Range) {
    return hits.slice(from, to).reduce((total, each) => total + each, 0)
  }
}

type Range = { readonly from: number; readonly to: number }

/** As many sentences from one on as fit; none, where it alone is too long. */
function rangeFrom(sentences: readonly string[], from: number): Range[] {
  let to = from
  while (to < sentences.length && sentences.slice(from, to + 1).join(' ').length <= longest) to++
  return to === from ? [] : [{ from, to }]
}
