import { linesOf, notationOf, other } from './signs.ts'
import { byFirstLetter, eachOnce, heard, isMeantAs, plainLetters } from './spelling.ts'

/** Other words, a letter away from what a price is asked with, or that sound like “hall” and “hallway”. */
const notMisspelled = [
  'al',
  'all',
  'always',
  'away',
  'cuarto',
  'cuartos',
  'carro',
  'carros',
  'pain',
  'padding',
  'playing',
]

/**
 * Reads a text as the signs of what it speaks of, however it is spelled, and makes patterns over them. Each line of the table is a sign and
 * its words in both languages, and "*" stands for any ending.
 */
export function signsBy(table: string) {
  const { letterOf, pattern } = notationOf([table])
  const entries = linesOf(table).flatMap(([name, ...words]) =>
    words.map((word) => ({
      letter: letterOf(name),
      word: heard(word.replace('*', '')),
      isStart: word.endsWith('*'),
    })),
  )
  const alike = byFirstLetter(entries)

  const signsIn = (text: string) =>
    plainLetters(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .map(eachOnce(letterIn))
      .join('')

  return { signsIn, pattern }

  function letterIn(typed: string) {
    if (notMisspelled.includes(typed)) return other
    const word = heard(typed)
    const ours = alike(word)
    const found =
      ours.find((entry) => entry.word === word) ??
      ours.find((entry) => entry.isStart && word.startsWith(entry.word)) ??
      ours.find((entry) => isMeantAs(word, entry.word))
    return found?.letter ?? other
  }
}
