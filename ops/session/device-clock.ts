import { minute } from '#platform/time.ts'
import { watched } from '../ui/watched.ts'

/** How far the clock of this device is ahead of the server's, in milliseconds, counted in whole minutes as the server does. */
export const clockError = watched(0)

/** Learns it from the `Date` of an answer. An answer without one tells nothing. */
export function noteServerTime(date: string | null, now: number) {
  const error = Math.round((now - Date.parse(date ?? '')) / minute) * minute
  if (!Number.isNaN(error) && error !== clockError.get()) clockError.set(error)
}
