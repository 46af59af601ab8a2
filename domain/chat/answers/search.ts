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
const inTextOnly = 0.7
/** A word that no text of ours has, weighed against one: what we do not know we had better not answer. */
const unknown = 1.5
/** Whoever names a place asks about it. */
const ofNamedPlace = 1.5
const ofAnswers = 1.3

/** A search over passages, made once for all questions. Staff answers are passages too: make another when one is published. */
export function searchOver(passages: readonly Passage[]): Search {
  const index = indexOf(passages)
  const words = passages.flatMap(({ title, text, asks = '' }) => plainWords(`${title} ${asks} ${text}`))
  const vocabulary = vocabularyOf(words)
  const places = [...new Set(passages.flatMap(({ place }) => place ?? []))].map(placeOf)

  const byTitle = new Map(passages.map((passage) => [sameFor(passage.title), passage]))

  return (question) => {
    const asIs = byTitle.get(sameFor(question))
    if (asIs) return [{ ...asIs, score: 1, matched: [] }]
    const named = placesIn(question, places)
    const asked = askedWords(question, vocabulary).filter(
      ({ typed }) => !named.some((place) => place.words.some((word) => isPartOf(typed, word))),
    )
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
        if (!passage) return []
        const score = shareOf(asked, result)
        const liking = (passage.place ? ofNamedPlace : 1) * (passage.isAnswer ? ofAnswers : 1)
        return [
          {
            passage: { ...passage, score, matched: result.terms },
            relevance: result.score * score ** 2 * liking,
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

/** How much of what was asked a passage speaks of, from 0 to 1. */
function shareOf(asked: readonly AskedWord[], { match }: SearchResult) {
  const terms = Object.entries(match)
  const weights = asked.map(({ stems }) => (stems.length === 0 ? unknown : 1))
  const got = asked.map(({ stems }) => {
    const fields = terms
      .filter(([term]) => stems.some((each) => isFound(term, each)))
      .flatMap(([, in_]) => in_)
    if (fields.length === 0) return 0
    return fields.some((field) => field !== 'text') ? 1 : inTextOnly
  })
  return sum(got) / sum(weights)
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
