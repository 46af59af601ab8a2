import { companyDay } from '#domain/company/time-zone.ts'
import type { ReadVisit } from './drying-file.ts'
import type { InForce } from './in-force.ts'

/** A visit at which something was read, or that is open now. */
export type VisitColumn = {
  /** The id of the visit, or the day of what was read without one. */
  key: string
  visit: ReadVisit | null
  /** When the first reading of it was taken. */
  at: Date
  isOpen: boolean
}

type Counted = Pick<InForce<unknown>, 'measuredAt' | 'visitId'>

/** The visits of a drying log, the first in front. What was read between visits stands below its day. */
export function visitColumns(readings: readonly Counted[], visits: readonly ReadVisit[]): VisitColumn[] {
  const byId = new Map(visits.map((visit) => [visit.id, visit]))
  const columns = new Map<string, VisitColumn>()
  const add = (key: string, at: Date) => {
    const visit = byId.get(key) ?? null
    const known = columns.get(key)
    if (!known || at < known.at) columns.set(key, { key, visit, at, isOpen: visit !== null && isOpen(visit) })
  }
  for (const reading of readings) add(columnOf(reading), reading.measuredAt)
  for (const visit of visits)
    if (isOpen(visit) && visit.arrived_at !== null && !columns.has(visit.id))
      add(visit.id, new Date(visit.arrived_at))
  return [...columns.values()].toSorted((one, other) => one.at.getTime() - other.at.getTime())
}

export function columnOf({ measuredAt, visitId }: Counted) {
  return visitId ?? companyDay(measuredAt)
}

/** Someone is there, and what is read now belongs to it. */
function isOpen({ arrived_at, departed_at, closed_at }: ReadVisit) {
  return arrived_at !== null && departed_at === null && closed_at === null
}
