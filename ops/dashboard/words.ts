import { day, hour, minute, second } from '#platform/time.ts'
import type { Unclaimed } from '#domain/figures/figure.ts'
import type { Words } from '../words/en.ts'
import { enFirst } from '../words/en-first.ts'

type Time = Words['time']

export function countWords(count: number) {
  return count.toLocaleString('en-US')
}

/** How long someone waits: "4 min", "1 h 20 min", "2 days". */
export function waitWords(minutes: number, time: Time = enFirst.time) {
  if (minutes < 1) return time.underMinute
  if (minutes < 60) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  if (hours >= 48) return time.days(Math.floor(hours / 24))
  return minutes % 60 === 0 ? `${hours} h` : `${hours} h ${minutes % 60} min`
}

/** The same at the end of a sentence: "6 minutes", "1 h 20 min". */
export function withinWords(minutes: number) {
  if (minutes <= 1) return '1 minute'
  return minutes < 60 ? `${minutes} minutes` : waitWords(minutes)
}

/** The clock of someone who waits: "0:40", "12:05", "3 h 20", "2 days". */
export function clockOf(since: string, now: Date) {
  const passed = Math.max(0, now.getTime() - Date.parse(since))
  if (passed < hour)
    return `${Math.floor(passed / minute)}:${String(Math.floor((passed % minute) / second)).padStart(2, '0')}`
  const minutes = String(Math.floor((passed % hour) / minute)).padStart(2, '0')
  if (passed < 2 * day) return `${Math.floor(passed / hour)} h ${minutes}`
  return `${Math.floor(passed / day)} days`
}

/** The clock in words for who hears it. */
export function waitedAloud(since: string, now: Date, time: Time = enFirst.time) {
  const minutes = Math.floor(Math.max(0, now.getTime() - Date.parse(since)) / minute)
  return time.waiting(waitWords(minutes, time))
}

type Age = Unclaimed['ages'][number]

export function ageWords({ over, under }: Pick<Age, 'over' | 'under'>) {
  if (over === null) return `Up to ${under} min`
  return under === null ? 'Over 1 hour' : `${over} to ${under} min`
}

export function share(count: number, all: number) {
  return all === 0 ? 0 : Math.round((count / all) * 100)
}
