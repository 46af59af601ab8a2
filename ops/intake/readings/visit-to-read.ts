import { companyDay } from '#domain/company/time-zone.ts'
import type { ReadVisit } from '#domain/readings/drying-file.ts'

/**
 * At which visit someone reads now: where people are, else the one of today, also once it is closed, else the next, else the last that was
 * not closed. Null where there is none.
 */
export function visitToRead(visits: readonly ReadVisit[], today: string): ReadVisit | null {
  const open = visits.filter(({ closed_at }) => closed_at === null)
  const there = open
    .filter(({ arrived_at, departed_at }) => arrived_at !== null && departed_at === null)
    .toSorted((one, other) => (one.arrived_at ?? '').localeCompare(other.arrived_at ?? ''))
  const planned = open
    .filter(({ on }) => on !== null)
    .toSorted((one, other) => onOf(one).localeCompare(onOf(other)))
  const ofToday = planned.filter(({ on }) => on === today)
  const closed = visits.filter(
    ({ closed_at }) => closed_at !== null && companyDay(new Date(closed_at)) === today,
  )
  return (
    there.at(-1) ??
    ofToday.find(({ departed_at }) => departed_at === null) ??
    ofToday.at(-1) ??
    closed.at(-1) ??
    planned.find(({ on }) => on !== null && on > today) ??
    planned.at(-1) ??
    open[0] ??
    null
  )
}

function onOf({ on }: ReadVisit) {
  return on ?? ''
}
