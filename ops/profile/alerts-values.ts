import * as z from 'zod'
import type { PreferencesRevision } from '#domain/preferences/preference.ts'

/** The usual night, for who begins to have quiet hours. */
const night = { from: '22:00', until: '06:30' }

const AlertValues = z.object({
  alert_by_mail: z.boolean(),
  alert_by_text: z.boolean(),
  is_quiet: z.boolean(),
  from: z.string(),
  until: z.string(),
})
export type AlertValues = z.output<typeof AlertValues>

export const AlertDraft = AlertValues.partial()

export function valuesOf({ alert_by_mail, alert_by_text, quiet }: PreferencesRevision): AlertValues {
  return { alert_by_mail, alert_by_text, is_quiet: quiet !== null, ...(quiet ?? night) }
}

/** The form as it is sent. */
export function preferencesOf({ is_quiet, from, until, ...ways }: AlertValues) {
  return { ...ways, quiet: is_quiet ? { from, until } : null }
}
