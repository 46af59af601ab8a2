import { daysLater } from '#domain/company/local-time.ts'
import { day } from '#platform/time.ts'

export const daysShown = 7

/**
 * The first of the seven days among which `on` is shown: those from today on, or so many weeks later or earlier. Within them no day
 * moves as another one is chosen.
 */
export function firstShown(on: string, today: string) {
  const apart = (Date.parse(on) - Date.parse(today)) / day
  return daysLater(today, Math.floor(apart / daysShown) * daysShown)
}

export function daysFrom(first: string) {
  return Array.from({ length: daysShown }, (_, nth) => daysLater(first, nth))
}

/** "Wed". */
export function weekdayOf(day: string, locale: string) {
  return new Intl.DateTimeFormat(locale, { weekday: 'short', timeZone: 'UTC' }).format(new Date(day))
}
