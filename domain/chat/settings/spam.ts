import * as z from 'zod'
import { line } from '#platform/text/text.ts'
import { plainLetters } from '../spelling.ts'

export const mostBlockedWords = 100
export const longestBlockedWord = 60

/** A message with one of these is stored, and nobody is woken for it. */
export const Spam = z.strictObject({
  words: z
    .array(line(longestBlockedWord).min(2, 'Use at least two letters.'))
    .max(mostBlockedWords, `You can add up to ${mostBlockedWords} words.`),
})
export type Spam = z.output<typeof Spam>

export const firstSpam: Spam = { words: [] }

/** Whether a text says one of the words, as a whole and however it is written. */
export function isSpam(text: string, { words }: Spam) {
  const said = spoken(text)
  return words.some((word) => said.includes(spoken(word)))
}

/** Words in small letters, with a blank around each. */
function spoken(text: string) {
  return ` ${plainLetters(text)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()} `
}
