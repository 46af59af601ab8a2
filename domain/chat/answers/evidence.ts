import type { SearchResult } from 'minisearch'
import { plainWords } from '#platform/text/plain-words.ts'
import type { AskedWord } from './asked-words.ts'
import { stem } from './english-words.ts'
import type { Passage } from './passage.ts'
import { textsOf } from './passage-index.ts'

const inTextOnly = 0.4
/** The least that a word counts that stands nearly everywhere. A word that no text of ours has counts 1, the most. */
const common = 0.2

/** How much of what was asked a passage speaks of: in all, and as a share. */
export function evidenceIn(asked: readonly AskedWord[], { match }: SearchResult, weightOf: Weigh) {
  const terms = Object.entries(match)
  const all = asked.map(({ stems }) => weightOf(stems))
  const got = asked.map(({ stems }, at) => {
    const fields = terms
      .filter(([term]) => stems.some((each) => isFound(term, each)))
      .flatMap(([, in_]) => in_)
    const isAsked = fields.some((field) => field !== 'text')
    return fields.length === 0 ? 0 : (all[at] ?? 0) * (isAsked ? 1 : inTextOnly)
  })
  return { got: sum(got), share: sum(got) / sum(all) }
}

export type Weigh = (stems: readonly string[]) => number

/** A rare word says more about what is asked than "house" or "water". */
export function weights(passages: readonly Passage[]): Weigh {
  const count = new Map<string, number>()
  for (const passage of passages)
    for (const term of new Set(plainWords(textsOf(passage)).map(stem)))
      count.set(term, (count.get(term) ?? 0) + 1)
  // Where there are no passages yet, each word counts the most.
  const most = Math.log(passages.length + 1) || 1
  return (stems) => {
    const often = Math.max(0, ...stems.map((each) => count.get(each) ?? 0))
    return Math.max(common, 1 - Math.log(often + 1) / most)
  }
}

function isFound(term: string, asked: string) {
  return term === asked || (isLong(asked) && term.startsWith(asked))
}

export function isLong(term: string) {
  return term.length > 3
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, each) => total + each, 0)
}
