import * as z from 'zod'
import { day } from '#platform/time.ts'

const [fewest, most] = [30, 730]
const sentence = `Enter a whole number of days from ${fewest} to ${most}.`

/** For how many days after its last message a conversation is stored. */
export const Privacy = z.strictObject({ days: z.int(sentence).min(fewest, sentence).max(most, sentence) })
export type Privacy = z.output<typeof Privacy>

export const firstPrivacy: Privacy = { days: 180 }

export function chatsKeptFor({ days }: Privacy) {
  return days * day
}
