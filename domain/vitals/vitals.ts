import * as z from 'zod'
import { durationWords } from '#platform/text/duration-words.ts'
import { minute } from '#platform/time.ts'

const longest = 10 * minute

const milliseconds = atMost(longest, `Send milliseconds, up to ${durationWords(longest)}.`).optional()

/** How quick a visit felt, measured by the visitor's own browser: numbers and a kind of page, and nothing of who or where. */
export const Vitals = z.object(
  {
    kind: z.string('Send the kind of page.').regex(/^[a-z]{1,20}$/, 'Send the kind of page.'),
    /** Until the largest thing stood there. */
    lcp: milliseconds,
    /** The slowest answers to a touch or a key. */
    inp: milliseconds,
    /** Until the first byte came. */
    ttfb: milliseconds,
    /** How much things moved about by themselves. */
    cls: atMost(100, 'Send a layout shift from 0 to 100.').optional(),
  },
  'Send the measurements as an object.',
)
export type Vitals = z.output<typeof Vitals>

function atMost(most: number, sentence: string) {
  return z.number(sentence).min(0, sentence).max(most, sentence)
}
