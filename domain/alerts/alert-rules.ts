import * as z from 'zod'
import { durationWords } from '#platform/text/duration-words.ts'
import { hour, minute, second } from '#platform/time.ts'

/** The shortest time between two steps: a person needs some to answer. */
export const shortestWait = minute / 2
export const longestUntilBackup = hour
export const longestUntilEveryone = 2 * hour

const seconds = z.int('Enter a number of minutes.')

const Facts = z.object({
  is_on: z.boolean('Enter yes or no.'),
  first_after_seconds: seconds
    .min(shortestWait / second, `Enter at least ${minutesWords(shortestWait)}.`)
    .max(longestUntilBackup / second, `Enter no more than ${minutesWords(longestUntilBackup)}.`),
  then_after_seconds: seconds.max(
    longestUntilEveryone / second,
    `Enter no more than ${minutesWords(longestUntilEveryone)}.`,
  ),
})

/** When an alert escalates to the backup, and when to everyone, both counted from when it was raised. */
export const AlertRules = Facts.extend({ revision: z.int().min(1) }).refine(
  ({ first_after_seconds, then_after_seconds }) =>
    then_after_seconds >= first_after_seconds + shortestWait / second,
  {
    path: ['then_after_seconds'],
    error: `Give the backup at least ${minutesWords(shortestWait)} to answer.`,
  },
)
export type AlertRules = z.output<typeof AlertRules>

/** The dialog asks for minutes, so its sentences name minutes. */
function minutesWords(duration: number) {
  return durationWords(duration, 'minute')
}
