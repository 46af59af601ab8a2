import type { ReadVisit } from '#domain/readings/drying-file.ts'
import type { InForce } from '#domain/readings/corrections/in-force.ts'
import { columnOf, visitColumns } from '#domain/readings/visits/read-visits.ts'
import type { PointReading } from '#domain/readings/reading.ts'

/** So many earlier visits stand beside what is typed. */
const shown = 3

/** One earlier visit, or a day on which points were read without one, with what counts of each point. */
export type EarlierVisit = { key: string; at: Date; read: ReadonlyMap<string, PointReading> }

type Counted = readonly InForce<PointReading>[]

/** The visits before this one at which points were read, oldest first. */
export function earlierVisits(
  counted: Counted,
  visits: readonly ReadVisit[],
  visitId: string,
): EarlierVisit[] {
  const columns = visitColumns(counted, visits)
  const until = columns.find(({ key }) => key === visitId)?.at
  return columns
    .filter(({ key, at }) => key !== visitId && (!until || at < until))
    .map(({ key, at }) => ({ key, at, read: readOf(counted, key) }))
    .filter(({ read }) => read.size > 0)
    .slice(-shown)
}

/** The newest earlier reading that can be compared with one of the same meter and scale. */
export function previousOf(
  visits: readonly EarlierVisit[],
  { id, meter, scale }: { id: string; meter: string; scale: string },
): { value: number; at: Date } | null {
  for (const { at, read } of visits.toReversed()) {
    const reading = read.get(id)
    if (reading && reading.value !== null && reading.meter === meter && reading.scale === scale)
      return { value: reading.value, at }
  }
  return null
}

function readOf(counted: Counted, key: string) {
  return new Map(
    counted
      .filter((each) => columnOf(each) === key)
      .map(({ reading }) => [reading.point_id, reading] as const),
  )
}
