import { plainWords } from '#platform/text/plain-words.ts'
import { heard, isMeantAs } from '../spelling.ts'

export type Place = { readonly place: string; readonly words: readonly string[] }

export function placeOf(place: string): Place {
  return { place, words: plainWords(place) }
}

/** The places that a text names, also with a slip in a longer word. */
export function placesIn(text: string, places: readonly Place[]): Place[] {
  const typed = plainWords(text)
  return places.filter(({ words }) => words.every((word) => typed.some((each) => isPartOf(each, word))))
}

export function isPartOf(typed: string, word: string): boolean {
  return typed === word || (word.length > 5 && isMeantAs(heard(typed), heard(word)))
}

/** Who asks with these, and a place, asks whether we work there. */
const comes = new Set(
  'atienden bienen come comes coming cover do go help offer serve service services servicio sirven van venir vienen work working works trabajan travel'.split(
    ' ',
  ),
)

export function asksWhetherWeCome(typed: readonly string[]): boolean {
  return typed.every((word) => comes.has(word))
}
