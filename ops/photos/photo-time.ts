import type { LeadPhoto } from '#domain/leads/lead.ts'
import { clockWords } from '../ui/clock.ts'
import type { Words } from '../words/en.ts'

type Timed = Pick<LeadPhoto, 'at' | 'received_at'>

/** Who added a photo and when, and that it may be anyone’s where a link of the office had opened the device. */
export function photoWords(
  photo: Pick<LeadPhoto, 'by' | 'by_link' | 'at' | 'received_at'>,
  now: Date,
  words: Pick<Words, 'field' | 'locale' | 'request'>,
) {
  const from = words.request.photoFrom(photo.by, photoTimeWords(photo, now, words))
  return photo.by_link ? `${from}, ${words.request.photoByLink}` : from
}

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
