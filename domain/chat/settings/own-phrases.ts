import * as z from 'zod'
import { line } from '#platform/text/text.ts'

export const mostPhrases = 50
export const longestPhrase = 80

const Phrases = z
  .array(line(longestPhrase).min(1, 'Write the phrase.'))
  .max(mostPhrases, `You can add up to ${mostPhrases} phrases.`)

/** What the chat never says, beside the rules that nobody changes. */
export const OwnPhrases = z.strictObject({ en: Phrases, es: Phrases })
export type OwnPhrases = z.output<typeof OwnPhrases>

export const firstPhrases: OwnPhrases = { en: [], es: [] }

export function phrasesIn({ en, es }: OwnPhrases) {
  return [...en, ...es]
}
