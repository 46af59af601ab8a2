import { companyDay } from '#domain/company/time-zone.ts'
import type { ReadVisit } from '../drying-file.ts'
import type { InForce } from '../corrections/in-force.ts'

/** A visit at which something was read, or that is open now. */
export type VisitColumn = {
  /** The id of the visit, or the day of what was read without one. */
  key: string
  visit: ReadVisit | null
  /** Which visit of the job it is; null for what was read without one. */
  number: number | null
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
    if (known && known.at <= at) return
    const number = visit && visitNumber(visits, visit.id)
    columns.set(key, { key, visit, number, at, isOpen: visit !== null && isOpen(visit) })
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

/** Which visit it is of those at which someone was or will be, as people count them: the first is 1. */
export function visitNumber(visits: readonly ReadVisit[], id: string): number {
  const inOrder = visits.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)))
  return inOrder.findIndex((visit) => visit.id === id) + 1
}

function momentOf({ arrived_at, on }: ReadVisit) {
  return arrived_at ?? on ?? '9999'
}
