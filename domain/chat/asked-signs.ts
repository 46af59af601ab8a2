import { byFirstLetter, eachOnce, heard, isMeantAs, plainLetters } from './spelling.ts'

/** Other words, a letter away from what a price is asked with. */
const lookalikes = ['cuarto', 'cuartos', 'carro', 'carros', 'pain', 'padding', 'playing']

/**
 * Reads a text as the signs of what it speaks of, however it is spelled; "." is a word without one. Each line of the table is a sign and
 * its words in both languages, and "*" stands for any ending.
 */
export function signsBy(table: string): (text: string) => string {
  const entries = table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [sign = '', ...words] = line.split(' ')
      return words.map((word) => ({
        sign,
        word: heard(word.replace('*', '')),
        isStart: word.endsWith('*'),
      }))
    })
  const alike = byFirstLetter(entries)

  return (text) =>
    plainLetters(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean)
      .map(eachOnce(signOf))
      .join('')

  function signOf(typed: string) {
    if (lookalikes.includes(typed)) return '.'
    const word = heard(typed)
    const ours = alike(word)
    const found =
      ours.find((entry) => entry.word === word) ??
      ours.find((entry) => entry.isStart && word.startsWith(entry.word)) ??
      ours.find((entry) => isMeantAs(word, entry.word))
    return found?.sign ?? '.'
  }
}
