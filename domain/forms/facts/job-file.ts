import type { DayRule } from '#domain/equipment/days.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { airRows, countedOfAir, type AirRow } from '#domain/readings/stations/air-rows.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { countedOfPoints, pointRows, type PointRow } from '#domain/readings/points/point-rows.ts'
import { visitColumns, type VisitColumn } from '#domain/readings/visits/read-visits.ts'
import type { Room } from '#domain/rooms/room.ts'

/** What was measured and placed at a job, as far as it is known where the form is filled in. */
export type JobFile = {
  rooms: readonly Room[]
  /** Null where it isn't known here, or the person may not see it. */
  drying: JobDrying | null
  stays: readonly JobStay[]
  day_rule: DayRule
}

export type ReadFile = JobFile & {
  columns: readonly VisitColumn[]
  points: readonly PointRow[]
  air: readonly AirRow[]
}

/** The file with its readings by visit, as the screens of the job show them, without rooms that were removed. */
export function readFile({ rooms, drying, ...equipment }: JobFile): ReadFile {
  const there = { rooms: rooms.filter(({ removed_at }) => removed_at === null), drying, ...equipment }
  if (!drying) return { ...there, columns: [], points: [], air: [] }
  const columns = visitColumns([...countedOfPoints(drying), ...countedOfAir(drying)], drying.visits)
  const points = pointRows(drying, columns).toSorted((one, other) => one.point.number - other.point.number)
  return { ...there, columns, points, air: airRows(drying, columns) }
}
