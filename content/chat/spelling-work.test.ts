import { beforeEach, expect, test } from 'vitest'
import { searchOver } from '#domain/chat/answers/search.ts'
import { decide } from '#domain/chat/decide.ts'
import { compared } from '#domain/chat/hearing/spelling.ts'
import { plainWords } from '#platform/text/plain-words.ts'
import { sitePassages } from './site-passages.ts'

const search = searchOver(sitePassages)
const vocabulary = [...new Set(sitePassages.flatMap(({ text }) => plainWords(text)))]

/** As much as one message may have, of words that begin as most of ours do and are nearly ours. */
function almost(letters: readonly string[], length: number) {
  return vocabulary
    .filter((word) => letters.includes(word.charAt(0)) && word.length === length)
    .map((word) => `${word.slice(0, 3)}x${word.slice(4, -1)}x`)
    .join(' ')
    .repeat(20)
    .slice(0, 1000)
}

beforeEach(() => {
  compared.times = 0
})

test.each([
  ['short words', almost(['s', 'c'], 5)],
  ['longer words', almost(['s', 'c', 'p'], 7)],
  ['long words', almost(['s', 'c', 'p', 'd'], 9)],
  ['one word again and again', 'sewaxe '.repeat(142)],
])('a long message of %s that mean nothing asks for little work', (_, text) => {
  decide(text, { search })
  expect(compared.times).toBeGreaterThan(0)
  expect(compared.times).toBeLessThan(21_000)
})

test('a word that is repeated is compared once', () => {
  decide('sewaxe', { search })
  const once = compared.times
  compared.times = 0
  decide('sewaxe '.repeat(142), { search })
  expect(compared.times).toBe(once)
})

test.each([
  ['gas', 'i smel gass'],
  ['fire', 'smoek is comming out of the wall'],
  ['hurt', 'he isnt breathin, pasd out'],
])('no padding hides a danger: %s, “%s”', (kind, text) => {
  const padding = almost(['s', 'c', 'p'], 6)
  for (const message of [`${padding}. ${text}`, `${text}. ${padding}`])
    expect(decide(message, { search })).toMatchObject({ emergency: { kind } })
})
