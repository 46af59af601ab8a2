import { minute } from '#platform/time.ts'
import { promisedCall } from '#domain/leads/calls/first-call.ts'
import { waitWords } from '../dashboard/words.ts'
import { clockWords } from '../ui/clock.ts'

/** The promised call: its time, and how long until then or since. */
export function promiseOf(receivedAt: string, minutes: number | null, now: Date) {
  const promised = promisedCall(new Date(receivedAt), minutes)
  if (promised === null) return null
  const due = new Date(promised)
  const at = clockWords(due, now)
  const left = due.getTime() - now.getTime()
  if (left > 0) {
    const words = left < minute ? 'under 1 min left' : `${waitWords(Math.ceil(left / minute))} left`
    return { isLate: false, left: words, words: `We promised a call by ${at}.` } as const
  }
  const late = Math.floor(-left / minute)
  const words = late === 0 ? 'Late.' : `${waitWords(late)} late.`
  return { isLate: true, left: null, words: `We promised a call by ${at}. ${words}` } as const
}
