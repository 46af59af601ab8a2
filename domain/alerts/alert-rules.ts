import * as z from 'zod'

/** So many seconds lie between two steps at least, for a person needs some to answer. */
export const shortestWait = 30
const seconds = z.int('Enter a number of seconds.')

const Facts = z.object({
  is_on: z.boolean('Enter yes or no.'),
  first_after_seconds: seconds
    .min(shortestWait, 'Allow at least 30 seconds.')
    .max(3600, 'Allow no more than one hour.'),
  then_after_seconds: seconds.max(7200, 'Allow no more than two hours.'),
})

/** When an alert escalates to the backup, and when to everyone, both counted from when it was raised. */
export const AlertRules = Facts.extend({ revision: z.int().min(1) }).refine(
  ({ first_after_seconds, then_after_seconds }) => then_after_seconds >= first_after_seconds + shortestWait,
  { path: ['then_after_seconds'], error: 'Allow the backup at least 30 seconds.' },
)
export type AlertRules = z.output<typeof AlertRules>
