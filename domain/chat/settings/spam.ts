import * as z from 'zod'
import { line } from '#platform/text/text.ts'
import { asSeen } from '../hearing/look-alikes.ts'

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

/** Words as the eye reads them, with a blank around each; what is spelled out is a word. */
function spoken(text: string) {
  const words = asSeen(text)
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim()
  return ` ${words.replaceAll(/(?<!\S)[\p{Letter}\p{Number}](?: [\p{Letter}\p{Number}](?!\S)){2,}/gu, (spelled) => spelled.replaceAll(' ', ''))} `
}
