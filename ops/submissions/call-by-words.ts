import { minute } from '#platform/time.ts'
import { waitWords } from '../dashboard/words.ts'
import { clockWords } from '../ui/clock.ts'
import type { Words } from '../words/en.ts'

/** The promise to call as it stands now: "Call by 1:36 PM", then "2 minutes late: promised by 1:36 PM". */
export function callByWords(
  callBy: string,
  now: Date,
  { request, time, locale }: Pick<Words, 'request' | 'time' | 'locale'>,
) {
  const due = new Date(callBy)
  const at = clockWords(due, now, locale)
  if (now < due) return { isLate: false, words: request.callBy(at) }
  const minutes = Math.floor((now.getTime() - due.getTime()) / minute)
  const late = request.late(minutes, minutes >= 60 ? waitWords(minutes, time) : null)
  return { isLate: true, words: request.promisedBy(late, at) }
}
