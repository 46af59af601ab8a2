import type { Area } from '#domain/areas/areas.ts'
import { areaPath } from '#domain/areas/areas.ts'
import type { Neighbor } from '#domain/areas/neighbors.ts'
import type { Question } from '#content/questions/question.ts'
import { questions } from '#content/questions/questions.ts'
import { search, searchedText } from '#content/questions/search.ts'
import { plainWords } from '#platform/text/plain-words.ts'
import { findPlaces } from './find-places.ts'
import { nearest } from './geography.ts'
import type { Page } from './page.ts'
import { pages } from './routes.ts'

export type Found =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'near'; readonly neighbor: Neighbor; readonly places: ReturnType<typeof nearest> }
  | {
      readonly kind: 'several'
      readonly places: readonly Area[]
      readonly pages: readonly Page[]
      readonly questions: readonly Question[]
    }
  | { readonly kind: 'nothing' }

const most = { near: 5, places: 8, pages: 4, questions: 6 }
const named = pages.filter(({ area }) => !area)

/** The one page that was named, or all that may have been meant. */
export function find(typed: string): Found {
  const words = plainWords(typed).join(' ')
  if (words === '') return { kind: 'nothing' }
  const page = named.find(({ crumb }) => plainWords(crumb).join(' ') === words)
  if (page) return { kind: 'page', path: page.path }

  const { exact, similar, neighbor } = findPlaces(typed)
  const [only] = exact
  if (only && exact.length === 1) return { kind: 'page', path: areaPath(only) }
  if (neighbor) return { kind: 'near', neighbor, places: nearest(neighbor, most.near) }

  const found = {
    places: [...exact, ...similar].slice(0, most.places),
    pages: exact.length > 0 ? [] : among(named, textOf).slice(0, most.pages),
    questions: exact.length > 0 ? [] : among(questions, searchedText).slice(0, most.questions),
  }
  const isNothing = Object.values(found).every(({ length }) => length === 0)
  return isNothing ? { kind: 'nothing' } : { kind: 'several', ...found }

  /** Words that say nothing, such as "a", find nothing here instead of everything. */
  function among<T>(items: readonly T[], textOf: (item: T) => string) {
    const some = search(typed, items, textOf)
    return some === items ? [] : some
  }
}

function textOf({ crumb, title, heading, description, text = '' }: Page) {
  return [crumb, title, heading, description, text].join(' ')
}
