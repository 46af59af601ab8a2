import { cities, towns, stateNames, type State } from '#domain/areas/areas.ts'
import type { JobFacts } from './facts/facts.ts'

export type PlaceFacts = Pick<JobFacts, 'address' | 'town' | 'state' | 'zip'>
export const placeNames = ['address', 'town', 'state', 'zip'] as const

const longestAddress = 160
const longestTown = 120

/** The names of the towns that we serve, the longest first: "New Castle" before "Newcastle Street" is read. */
const townNames = [...cities, ...towns].map(({ name }) => name).sort((a, b) => b.length - a.length)
const states: readonly (readonly [RegExp, State])[] = [
  [new RegExp(`(?:^|[\\s,])(?:OH|${stateNames.OH})$`, 'i'), 'OH'],
  [new RegExp(`(?:^|[\\s,])(?:PA|${stateNames.PA})$`, 'i'), 'PA'],
]

/** "1187 Larkspur Lane, Boardman, OH 44512": what is known of a place in one line, as people say it. */
export function placeText({ address, town, state, zip }: PlaceFacts): string {
  const end = [state, zip].filter(Boolean).join(' ')
  return [address, town, end].filter(Boolean).join(', ')
}

/** Reads a place from one line, from its end: ZIP code, state, town; what is left is the address. */
export function readPlace(typed: string): PlaceFacts {
  const { rest: beforeZip, found: zip } = takeEnd(typed.trim(), /(?:^|[\s,])(\d{5}(?:-\d{4})?)$/)
  const state = states.find(([pattern]) => pattern.test(beforeZip))
  const beforeState = state ? trimEnd(beforeZip.replace(state[0], '')) : beforeZip
  const { address, town } = splitTown(beforeState)
  return {
    ...(address && { address: address.slice(0, longestAddress) }),
    ...(town && { town: town.slice(0, longestTown) }),
    ...(state && { state: state[1] }),
    ...(zip && { zip }),
  }
}

/** The town at the end of an address, and what stands before it. */
export function splitTown(text: string): { address: string; town: string } {
  const parts = text.split(',').map((part) => part.trim())
  const last = parts.at(-1) ?? ''
  const address = parts.slice(0, -1).filter(Boolean).join(', ')
  // A number begins a street; a town has none.
  if (parts.length > 1 && !/\d/.test(last)) return { address, town: last }
  const known = townNames.find((name) => endsWithWord(text, name))
  if (known) return { address: trimEnd(text.slice(0, -known.length)), town: text.slice(-known.length) }
  return /\d/.test(text) ? { address: text, town: '' } : { address: '', town: text }
}

function endsWithWord(text: string, name: string) {
  const at = text.length - name.length
  return text.toLowerCase().endsWith(name.toLowerCase()) && (at === 0 || /[\s,]/.test(text.charAt(at - 1)))
}

function takeEnd(text: string, pattern: RegExp) {
  const found = pattern.exec(text)?.[1] ?? ''
  return { rest: found ? trimEnd(text.slice(0, -found.length)) : text, found }
}

function trimEnd(text: string) {
  return text.replace(/[\s,]+$/, '')
}
