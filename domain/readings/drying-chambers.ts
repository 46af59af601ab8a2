import { lastPointDry } from '#domain/drying/last-point-dry.ts'
import type { PointStatus } from '#domain/drying/point-status.ts'
import { projectDry } from '#domain/drying/projection.ts'
import type { Chamber, Room } from '#domain/rooms/room.ts'
import type { GoalTolerance } from '#domain/drying/goal.ts'
import type { PointRow } from './points/point-rows.ts'

export type InRoom = Pick<Room, 'id' | 'name' | 'chamber'>
export type DryingChamber = {
  /** The id of the chamber; empty for rooms that are in none. */
  id: string
  chamber: Chamber | null
  rows: readonly PointRow[]
  counts: StatusCounts
  /** When the last point may be dry, and the row that is expected to be the last. */
  lastDry: { earliest: Date; latest: Date; row: PointRow } | null
}

export type StatusCounts = Readonly<Record<PointStatus | 'unread', number>>

/** The chambers of a job with their points, those with trouble in front; within a chamber too. */
export function dryingChambers(
  rows: readonly PointRow[],
  rooms: readonly InRoom[],
  tolerance: GoalTolerance,
): DryingChamber[] {
  const chambers = new Map(rooms.map(({ id, chamber }) => [id, chamber]))
  const chamberOf = ({ point }: PointRow) => chambers.get(point.room_id) ?? null
  return [...Map.groupBy(rows, (row) => chamberOf(row)?.id ?? '')]
    .map(([id, rows]) => {
      const [first] = rows
      return {
        id,
        chamber: first ? chamberOf(first) : null,
        rows: rows.toSorted(worstFirst),
        counts: countStatuses(rows),
        lastDry: lastDryOf(rows, tolerance),
      }
    })
    .toSorted((one, other) => notDrying(other.counts) - notDrying(one.counts))
}

export function countStatuses(rows: readonly PointRow[]): StatusCounts {
  const counts = { dry: 0, drying: 0, stalled: 0, rising: 0, wet: 0, unread: 0 }
  for (const { status } of rows) counts[status ?? 'unread']++
  return counts
}

export function notDrying({ stalled, rising }: StatusCounts) {
  return stalled + rising
}

const ranks: Record<PointStatus | 'unread', number> = {
  stalled: 0,
  rising: 0,
  wet: 1,
  drying: 1,
  dry: 2,
  unread: 3,
}

function worstFirst(one: PointRow, other: PointRow) {
  const rank = (row: PointRow) => ranks[row.status ?? 'unread']
  const above = (row: PointRow) => row.above ?? 0
  return rank(one) - rank(other) || above(other) - above(one) || one.point.number - other.point.number
}

function lastDryOf(rows: readonly PointRow[], tolerance: GoalTolerance) {
  const range = lastPointDry(rows, tolerance)
  const latest = (row: PointRow) => projectDry(row.readings, row.goal.goal)?.latest.getTime()
  const row = rows.find((each) => !each.goal.isDefault && latest(each) === range?.latest.getTime())
  return range && row ? { ...range, row } : null
}
