import * as z from 'zod'
import { PreferencesRevision } from '#domain/preferences/preference.ts'
import { Oneself } from './oneself.ts'

/** Everything that the profile shows the signed-in person. */
export const Profile = Oneself.extend({
  roles: z.array(z.string()),
  /** When they gave their signature; null where they have none. */
  signature_set_at: z.iso.datetime().nullable(),
  preferences: PreferencesRevision,
})
