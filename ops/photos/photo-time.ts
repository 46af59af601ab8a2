import type { LeadPhoto } from '#domain/leads/lead.ts'
import { clockWords } from '../ui/clock.ts'
import type { Words } from '../words/en.ts'

type Timed = Pick<LeadPhoto, 'at' | 'received_at'>

/** When a photo was added, and when it arrived where that was long after: "12:22 AM, received 12:29 AM". Empty where nobody knows. */
export function photoTimeWords(
  { at, received_at }: Timed,
  now: Date,
  words: Pick<Words, 'field' | 'locale'>,
) {
  const clock = (time: string) => clockWords(new Date(time), now, words.locale)
  if (!at) return ''
  return received_at ? `${clock(at)}, ${words.field.received(clock(received_at))}` : clock(at)
}
