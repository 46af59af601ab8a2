import type { SearchResult } from 'minisearch'
import { plainWords } from '#platform/text/plain-words.ts'
import type { Language } from '#domain/preferences/language.ts'
import { askedWords, vocabularyOf, type AskedWord } from './asked-words.ts'
import { stem } from './english-words.ts'
import { evidenceIn, isLong, weights } from './evidence.ts'
import { askedOnly } from './not-asked.ts'
import { asksWhetherWeCome, isPartOf, placeOf, placesIn, type Place } from './named-places.ts'
import { indexOf, textsOf } from './passage-index.ts'
import type { FoundPassage, Passage, Search, WeighWords } from './passage.ts'
import { isSpanish } from './spanish-words.ts'

/** So many are looked at more closely; the rest has too few of the words. */
const looked = 30
const found = 5
/** A word in the question of a passage says more than one in its text. */
const boost = { title: 3, asks: 2.5, text: 1 }
/** Who tells a long story has asked enough with a few words that are rare: this much is as good as all of a short question. */
const plenty = 2.4
/** Whoever names a place asks about it. */
const ofNamedPlace = 1.5
const ofAnswers = 1.3

/** A search over passages, made once for all questions; another is made when an answer is published. */
export function searchOver(passages: readonly Passage[]): Search {
  return indexOver(passages).search
}

/** The search, and what the words of any question count in it. */
export function indexOver(all: readonly Passage[]): { search: Search; weigh: WeighWords } {
  const places = [...new Set(all.flatMap(({ place }) => place ?? []))].map(placeOf)
  const passages = all.map((passage) => atItsPlace(passage, places))
  const index = indexOf(passages)
  const vocabulary = vocabularyOf(passages.flatMap((passage) => plainWords(textsOf(passage))))
  const weightOf = weights(passages.filter(({ place }) => place === undefined))
  const byWording = new Map(
    passages.flatMap((passage) =>
      [passage.title, ...(passage.published?.wordings ?? [])].map((wording) => [sameFor(wording), passage]),
    ),
  )

  return {
    search(question) {
      const asIs = byWording.get(sameFor(question))
      if (asIs) return [{ ...asIs, score: 1, matched: [] }]
      const named = placesIn(question, places)
      const asked = askedBeside(askedOnly(question), named)
      const first = asksWhetherWeCome(asked.map(({ typed }) => typed)) && firstOf(named[0])
      if (first) return [{ ...asYes(first), score: 1, matched: [] }]
      return asked.length === 0 ? [] : rank(asked, { named, language: isSpanish(question) ? 'es' : 'en' })
    },
    weigh: (question) =>
      askedWords(question, vocabulary).map(({ typed, stems }) => ({
        stems: stems.length > 0 ? stems : [stem(typed)],
        weight: weightOf(stems),
      })),
  }

  /** What someone asks of a place, without its name. */
  function askedBeside(question: string, named: readonly Place[]) {
    return askedWords(question, vocabulary).filter(({ typed }) => !isPartOf(typed, named))
  }

  /** Who asks for a place finds what staff published about coming there, or else what its page says first. */
  function firstOf(named: Place | undefined) {
    const there = passages.filter(({ place }) => place !== undefined && place === named?.place)
    const published = there.find(
      ({ published, title }) =>
        published && named && asksWhetherWeCome(askedBeside(title, [named]).map(({ typed }) => typed)),
    )
    return published ?? there.find(({ published }) => !published)
  }

  function rank(asked: readonly AskedWord[], { named, language }: Asking): FoundPassage[] {
    const queries = asked.map(({ stems }) => ({ queries: [...stems], combineWith: 'OR' as const }))
    const there = new Set(named.map(({ place }) => place))
    const results = index.search(
      { queries, combineWith: 'OR' },
      {
        boost,
        prefix: isLong,
        tokenize: (term) => [term],
        processTerm: (term) => term,
        filter: ({ id }) => {
          const passage = passages[id]
          if (!passage || (passage.language === 'es' && language === 'en')) return false
          return passage.place === undefined || there.has(passage.place)
        },
      },
    )
    const ranked = results
      .filter(({ id }, at) => at < looked || passages[id]?.published)
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
            isWhole: share === 1,
            foundBy: JSON.stringify([passage.path, ...wordsAskedIn(result)]),
            at: Number(result.id),
          },
        ]
      })
      // What speaks of all that was asked goes before what lacks a word of it.
      .toSorted((a, b) => Number(b.isWhole) - Number(a.isWhole) || b.relevance - a.relevance)
    return publishedFirst(asOnPage(ranked), language).slice(0, found)
  }
}

/** Whoever asks whether we come reads a yes, and the link to the page of the place. */
function asYes(passage: Passage): Passage {
  const { coming, title } = passage
  if (!coming) return passage
  return { ...passage, text: coming.en, inSpanish: { title, text: coming.es }, rules: [] }
}

type Ranked = { readonly passage: FoundPassage; readonly foundBy: string; readonly at: number }

/**
 * Pieces of one part of a page that were found by the same words differ in their length alone, and say nothing of which is meant: they
 * stand in the order of the page, which tells first what helps most people.
 */
function asOnPage(ranked: readonly Ranked[]): FoundPassage[] {
  const parts = Map.groupBy(ranked, ({ foundBy }) => foundBy)
  const next = new Map(
    [...parts].map(([part, pieces]) => [part, pieces.toSorted((a, b) => a.at - b.at).values()]),
  )
  return ranked.flatMap(({ foundBy }) => next.get(foundBy)?.next().value?.passage ?? [])
}

/** The words that a passage was found by in what it answers, rather than by the way in its text. */
function wordsAskedIn({ match }: SearchResult) {
  return Object.entries(match)
    .map(([word, fields]) => [word, ...fields.filter((field) => field !== 'text').toSorted()].join(' '))
    .filter((found) => found.includes(' '))
    .toSorted()
}

type Asking = { readonly named: readonly Place[]; readonly language: Language }

/** What staff published goes before pages that speak of no more of what was asked; in the language of the question first. */
function publishedFirst(ranked: readonly FoundPassage[], language: Language): FoundPassage[] {
  const best = Math.max(0, ...ranked.filter(({ published }) => !published).map(({ score }) => score))
  const isAhead = ({ published, score }: FoundPassage) => published !== undefined && score >= best
  const ahead = ranked.filter(isAhead)
  const own = ahead.filter((passage) => passage.language === language)
  return [...own, ...ahead.filter((each) => !own.includes(each)), ...ranked.filter((each) => !isAhead(each))]
}

/** An answer that names one place of ours in its question answers only who names it. */
function atItsPlace(passage: Passage, places: readonly Place[]): Passage {
  if (!passage.published) return passage
  const [only, ...others] = placesIn(passage.title, places)
  return only && others.length === 0 ? { ...passage, place: only.place } : passage
}

/** A question that is put as we put it has its answer, also if all of its words are small ones. */
function sameFor(title: string) {
  return plainWords(title).join(' ')
}

/** A word that stands in a text by the way does not make it an answer. */
function isAskedFor({ match }: SearchResult) {
  return Object.values(match).some((fields) => fields.some((field) => field !== 'text'))
}
