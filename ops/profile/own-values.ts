import * as z from 'zod'
import { displayPhone } from '#domain/leads/phone.ts'
import type { Profile } from './profile-api.ts'

/** What the fields of the form hold, also while it cannot be sent yet. */
const OwnValues = z.object({
  first_name: z.string(),
  last_name: z.string(),
  name: z.string(),
  email: z.string(),
  mobile: z.string(),
  emergency_contact: z.string(),
  home_town: z.string(),
  languages: z.array(z.string()),
  bio: z.string(),
})
export type OwnValues = z.output<typeof OwnValues>

export const OwnDraft = OwnValues.partial()

export function valuesOf(person: Profile): OwnValues {
  return OwnValues.parse({ ...person, mobile: displayPhone(person.mobile) })
}
