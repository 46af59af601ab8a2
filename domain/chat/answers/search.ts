import MiniSearch, { type SearchResult } from 'minisearch'
import { plainWords } from '#platform/text/plain-words.ts'
import { askedWords, vocabularyOf, type AskedWord } from './asked-words.ts'
import { skipped, stem } from './english-words.ts'
import { asksWhetherWeCome, isPartOf, placeOf, placesIn } from './named-places.ts'
import type { FoundPassage, Passage, Search } from './passage.ts'

/** So many are looked at more closely; the rest has too few of the words. */
const looked = 30
const found = 5
/** A word in the question of a passage says more than one in its text. */
const boost = { title: 3, asks: 2.5, text: 1 }
const inTextOnly = 0.4
/** Who tells a long story has asked enough with a few words that are rare: this much is as good as all of a short question. */
const plenty = 2.4
/** The least that a word counts that stands nearly everywhere. A word that no text of ours has counts 1, the most. */
const common = 0.2
/** Whoever names a place asks about it. */
const ofNamedPlace = 1.5
const ofAnswers = 1.3

/** A search over passages, made once for all questions. Staff answers are passages too: make another when one is published. */
export function searchOver(passages: readonly Passage[]): Search {
  const index = indexOf(passages)
  const words = passages.flatMap(({ title, text, asks = '' }) => plainWords(`${title} ${asks} ${text}`))
  const vocabulary = vocabularyOf(words)
  const places = [...new Set(passages.flatMap(({ place }) => place ?? []))].map(placeOf)

  const weightOf = weights(passages.filter(({ place }) => place === undefined))
  const byTitle = new Map(passages.map((passage) => [sameFor(passage.title), passage]))

  return (question) => {
    const asIs = byTitle.get(sameFor(question))
    if (asIs) return [{ ...asIs, score: 1, matched: [] }]
    const named = placesIn(question, places)
    const asked = askedWords(question, vocabulary).filter(({ typed }) => !isPartOf(typed, named))
    const first = passages.find(({ place }) => place !== undefined && place === named[0]?.place)
    if (first && asksWhetherWeCome(asked.map(({ typed }) => typed)))
      return [{ ...first, score: 1, matched: [] }]
    return asked.length === 0 ? [] : rank(asked, new Set(named.map(({ place }) => place)))
  }

  function rank(asked: readonly AskedWord[], named: ReadonlySet<string>): FoundPassage[] {
    const queries = asked.map(({ stems }) => ({ queries: [...stems], combineWith: 'OR' as const }))
    const results = index.search(
      { queries, combineWith: 'OR' },
      {
        boost,
        prefix: isLong,
        tokenize: (term) => [term],
        processTerm: (term) => term,
        filter: ({ id }) => {
          const place = passages[id]?.place
          return place === undefined || named.has(place)
        },
      },
    )
    return results
      .slice(0, looked)
      .flatMap((result) => {
        const passage = passages[result.id]
        if (!passage || !isAskedFor(result)) return []
        const { share, got } = evidenceIn(asked, result, weightOf)
        const score = Math.max(share, Math.min(1, got / plenty))
        const liking = (passage.place ? ofNamedPlace : 1) * (passage.isAnswer ? ofAnswers : 1)
        return [
          {
            passage: { ...passage, score, matched: result.terms },
            relevance: result.score * share ** 2 * liking,
          },
        ]
      })
      .toSorted((a, b) => b.relevance - a.relevance)
      .slice(0, found)
      .map(({ passage }) => passage)
  }
}

function indexOf(passages: readonly Passage[]) {
  const index = new MiniSearch<Passage & { id: number }>({
    fields: ['title', 'asks', 'text'],
    tokenize: plainWords,
    processTerm: (word) => (skipped.has(word) ? null : stem(word)),
  })
  index.addAll(passages.map((passage, id) => ({ ...passage, id })))
  return index
}

/** A question that is put as we put it has its answer, also if all of its words are small ones. */
function sameFor(title: string) {
  return plainWords(title).join(' ')
}

/** A word that stands in a text by the way does not make it an answer. */
function isAskedFor({ match }: SearchResult) {
  return Object.values(match).some((fields) => fields.some((field) => field !== 'text'))
}

/** How much of what was asked a passage speaks of: in all, and as a share. */
function evidenceIn(asked: readonly AskedWord[], { match }: SearchResult, weightOf: Weigh) {
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

type Weigh = (stems: readonly string[]) => number

/** A rare word says more about what is asked than "house" or "water". */
function weights(passages: readonly Passage[]): Weigh {
  const count = new Map<string, number>()
  for (const { title, text, asks = '' } of passages)
    for (const term of new Set(plainWords(`${title} ${asks} ${text}`).map(stem)))
      count.set(term, (count.get(term) ?? 0) + 1)
  const most = Math.log(passages.length + 1)
  return (stems) => {
    const often = Math.max(0, ...stems.map((each) => count.get(each) ?? 0))
    return Math.max(common, 1 - Math.log(often + 1) / most)
  }
}

function isFound(term: string, asked: string) {
  return term === asked || (isLong(asked) && term.startsWith(asked))
}

function isLong(term: string) {
  return term.length > 3
}

function sum(numbers: readonly number[]) {
  return numbers.reduce((total, each) => total + each, 0)
}
