import * as z from 'zod'
import { lazily } from '#platform/lazily.ts'

/** The parts that stand on one screen, in the order of their tabs. */
export const profileParts = [
  'you',
  'signature',
  'password',
  'security',
  'devices',
  'alerts',
  'calendar',
  'reading',
  'certifications',
] as const
export type ProfilePart = (typeof profileParts)[number]

const ProfileSearch = lazily(() => z.object({ part: z.enum(profileParts).optional().catch(undefined) }))
export type ProfileSearch = z.output<ReturnType<typeof ProfileSearch>>

/** What cannot be understood is left out: without a part it is the first. */
export function readProfileSearch(search: Record<string, unknown>): ProfileSearch {
  return ProfileSearch().parse(search)
}
