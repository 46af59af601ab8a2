import { hour, minute, second } from '#platform/time.ts'
import type { CallWords } from '../../words/en-call.ts'

/** "0:38", "12:05", "1:02:05". */
export function timerWords(ms: number) {
  const passed = Math.max(0, ms)
  const [hours, minutes] = [Math.floor(passed / hour), Math.floor((passed % hour) / minute)]
  const seconds = twoDigits(Math.floor((passed % minute) / second))
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${seconds}` : `${minutes}:${seconds}`
}

/** Since the last save: "1 second ago", "2 min ago". */
export function savedAgo(ms: number, words: CallWords['saving']) {
  if (ms < second) return words.justNow
  return ms >= minute ? words.minutesAgo(Math.floor(ms / minute)) : words.secondsAgo(Math.floor(ms / second))
}

function twoDigits(number: number) {
  return String(number).padStart(2, '0')
}
