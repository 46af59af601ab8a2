import { areas, type Area, type State } from '#domain/areas/areas.ts'
import { neighbors, type Neighbor } from '#domain/areas/neighbors.ts'
import { zipCodes } from '#domain/areas/zip-codes.ts'
import { plainWords } from '#platform/text/plain-words.ts'

export type PlacesFound = {
  /** What was named as it is written, by name or by ZIP code. */
  readonly exact: readonly Area[]
  /** What it may have been meant to be. */
  readonly similar: readonly Area[]
  /** A place we know, but without a page. */
  readonly neighbor: Neighbor | null
}

const stateWords = new Map<string, State>([
  ['oh', 'OH'],
  ['ohio', 'OH'],
  ['pa', 'PA'],
  ['penna', 'PA'],
  ['pennsylvania', 'PA'],
])
const shortWords = new Map([
  ['twp', 'township'],
  ['co', 'county'],
  ['e', 'east'],
  ['n', 'north'],
])
const named = areas.map((area) => ({ area, name: plainName(area.name) }))
const shortest = 4
const similarEnough = 0.55

/** The places that someone who types this can mean: "Hubbard", "hubbard oh", "44425", "Hubard". */
export function findPlaces(typed: string): PlacesFound {
  const { name, state, zip } = read(typed)
  const here = named.filter(({ area }) => !state || area.state === state)
  const exact = here.filter((place) => place.name === name)
  if (exact.length > 0) return found({ exact })

  const neighbor = neighbors.find((each) => plainName(each.name) === name)
  if (neighbor && (!state || neighbor.state === state)) return found({ neighbor })

  const short = here.filter((place) => withoutKind(place.name) === name)
  if (short.length > 0) return found({ exact: short })

  const sameCode = named.filter(({ area }) => zip && zipCodes[area.slug]?.split(' ').includes(zip))
  if (sameCode.length > 0) return found({ exact: sameCode })

  if (name.length < 2) return found({})
  const close = here.filter((place) => startsIn(place.name, name) || isToldIn(place.name, name))
  return found({ similar: close.length > 0 ? close : here.filter((place) => isAlike(place.name, name)) })
}

type Named = { area: Area; name: string }

function found({
  exact = [],
  similar = [],
  neighbor = null,
}: {
  exact?: Named[]
  similar?: Named[]
  neighbor?: Neighbor | null
}): PlacesFound {
  return { exact: exact.map(({ area }) => area), similar: similar.map(({ area }) => area), neighbor }
}

function read(typed: string) {
  const words = plainWords(typed)
  const zip = words.find((word) => /^\d{5}$/.test(word))
  const names = words.filter((word) => !/^\d+$/.test(word))
  const state = names.length > 1 ? stateWords.get(names.at(-1) ?? '') : undefined
  return { name: plainName((state ? names.slice(0, -1) : names).join(' ')), state, zip }
}

function plainName(name: string) {
  return plainWords(name)
    .map((word) => shortWords.get(word) ?? word)
    .join(' ')
}

function withoutKind(name: string) {
  return name.replace(/ (county|township)$/, '')
}

function startsIn(name: string, typed: string) {
  return ` ${name}`.includes(` ${typed}`)
}

/** "Water damage in Hubbard." */
function isToldIn(name: string, typed: string) {
  return name.length >= shortest && ` ${typed} `.includes(` ${withoutKind(name)} `)
}

/** By the pairs of letters they share: a slip of the finger changes few of them. */
function isAlike(name: string, typed: string) {
  if (typed.length < shortest) return false
  const [a, b] = [pairs(withoutKind(name)), pairs(typed)]
  const shared = a.filter((pair) => b.includes(pair)).length
  return (2 * shared) / (a.length + b.length) >= similarEnough
}

function pairs(text: string) {
  return Array.from(text.slice(1), (letter, index) => (text[index] ?? '') + letter)
}
