import { areas } from '#domain/areas/areas.ts'

const shingleWords = 5
const names = new RegExp(`\\b(${areas.map(({ name }) => name).join('|')})\\b`, 'g')
const waters = /\b(?:[A-Z][a-z]+ )+(?:Creek|Run|River|Lake|Fork|Reservoir)\b/g
const numbers = /[\d.,$%]+/g

/** The text with the names of places, waters and numbers blanked: what is left of it is how it is told. */
export function blank(text: string) {
  return text.replaceAll(waters, 'WATER').replaceAll(names, 'PLACE').replaceAll(numbers, 'NUMBER')
}

/** What more than half of the texts say in the same words is their shared part; returns the texts without it. */
export function withoutShared(texts: readonly (readonly string[])[]): string[][] {
  const uses = new Map<string, number>()
  for (const line of texts.flatMap((lines) => [...new Set(lines)])) uses.set(line, (uses.get(line) ?? 0) + 1)
  return texts.map((lines) => lines.filter((line) => (uses.get(line) ?? 0) * 2 <= texts.length))
}

export function shinglesOf(lines: readonly string[]): ReadonlySet<string> {
  const words = lines.flatMap(wordsOf)
  const starts = words.slice(0, Math.max(0, words.length - shingleWords + 1))
  return new Set(starts.map((_, start) => words.slice(start, start + shingleWords).join(' ')))
}

/** The Jaccard index of two sets of shingles, from 0 to 1. */
export function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>) {
  let shared = 0
  for (const shingle of a) if (b.has(shingle)) shared++
  return shared / (a.size + b.size - shared)
}

export function wordsOf(text: string) {
  return text.toLowerCase().match(/[\p{L}\p{N}’'-]+/gu) ?? []
}
