import { plainWords } from '#platform/text/plain-words.ts'
import { heard, isMeantAs } from '../hearing/spelling.ts'

type Word = { readonly typed: string; readonly sound: string }

export type Place = { readonly place: string; readonly words: readonly Word[] }

export function placeOf(place: string): Place {
  return { place, words: plainWords(place).map(wordOf) }
}

/** The places that a text names, also with a slip in a longer word. */
export function placesIn(text: string, places: readonly Place[]): Place[] {
  const all = [...new Set(plainWords(text))].map(wordOf)
  return places.filter(({ words }) => words.every((word) => all.some((each) => isMeant(each, word))))
}

/** Whether a word of a text belongs to the name of one of these places. */
export function isPartOf(typed: string, places: readonly Place[]): boolean {
  if (places.length > 0 && states.has(typed)) return true
  const each = wordOf(typed)
  return places.some(({ words }) => words.some((word) => isMeant(each, word)))
}

function wordOf(typed: string): Word {
  return { typed, sound: heard(typed) }
}

function isMeant(each: Word, { typed, sound }: Word) {
  return each.typed === typed || (typed.length > 5 && isMeantAs(each.sound, sound))
}

/** "Sebring Ohio" names Sebring, and asks nothing else. */
const states = new Set(['oh', 'ohio', 'pa', 'penn', 'pennsylvania', 'pensilvania'])

/** Who asks with these, and a place, asks whether we work there. */
const comes = new Set(
  'atienden bienen come comes coming cover do go help offer serve service services servicio sirven van venir vienen work working works trabajan travel'.split(
    ' ',
  ),
)

export function asksWhetherWeCome(typed: readonly string[]): boolean {
  return typed.every((word) => comes.has(word))
}
