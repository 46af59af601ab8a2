import * as z from 'zod'
import { companyTimeZone } from '#domain/company/time-zone.ts'
import { lazily } from '#platform/lazily.ts'
import { Language } from './language.ts'

const TimeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 21:30.')

/** From one time of day until the other, in the company's time zone. */
export const QuietHours = z
  .object({ from: TimeOfDay, until: TimeOfDay })
  .refine(({ from, until }) => from !== until, {
    path: ['until'],
    error: 'Quiet hours must start and end at different times.',
  })
export type QuietHours = z.output<typeof QuietHours>

/** How alerts reach a person beside the bell of the portal, when they rest, and the language they read. */
export const Preferences = z.object({
  alert_by_mail: z.boolean(),
  alert_by_text: z.boolean(),
  quiet: QuietHours.nullable(),
  language: Language,
})
export type Preferences = z.output<typeof Preferences>

/** Of a person who never said anything else: both ways that reach a phone, at any time. */
export const usualPreferences: Preferences = {
  alert_by_mail: true,
  alert_by_text: true,
  quiet: null,
  language: 'en',
}

/** A change carries the revision it was made from; of a person who never said anything it is 0. */
export const PreferencesRevision = Preferences.extend({ revision: z.int().min(0) })
export type PreferencesRevision = z.output<typeof PreferencesRevision>

const clock = lazily(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      timeZone: companyTimeZone,
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }),
)

/** Whether someone rests at this moment. Who is on call is woken all the same: that is for the caller to know. */
export function isQuiet({ quiet }: Pick<Preferences, 'quiet'>, at: Date) {
  if (!quiet) return false
  const now = clock().format(at)
  const hasBegun = now >= quiet.from
  const hasEnded = now >= quiet.until
  return quiet.from < quiet.until ? hasBegun && !hasEnded : hasBegun || !hasEnded
}
