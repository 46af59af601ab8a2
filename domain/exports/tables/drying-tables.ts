import { airAt } from '#domain/drying/air.ts'
import { findAirProblem } from '#domain/drying/air-limits.ts'
import { dryUpTo } from '#domain/drying/goal.ts'
import { withoutNoise } from '#domain/drying/round-up.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { inForce } from '#domain/readings/corrections/in-force.ts'
import { dryReferences, pointGoal } from '#domain/readings/points/point-goal.ts'
import { countedOfPoints } from '#domain/readings/points/point-rows.ts'
import type { AirReading, PointReading } from '#domain/readings/reading.ts'
import { rounded, tableOf, type Names } from './table.ts'

export function pointsTable({ points }: JobDrying, rooms: Names): string {
  return tableOf(points, {
    point_id: ({ id }) => id,
    job_id: ({ job_id }) => job_id,
    number: ({ number }) => number,
    room_id: ({ room_id }) => room_id,
    room: ({ room_id }) => rooms.get(room_id),
    place: ({ place }) => place,
    material: ({ material }) => material,
    meter: ({ meter }) => meter,
    scale: ({ scale }) => scale,
    is_reference: ({ is_reference }) => is_reference,
    added_at: ({ created_at }) => created_at,
    added_by: ({ by }) => by,
    removed_at: ({ removed_at }) => removed_at,
  })
}

/** Every reading of a point as it was sent, what corrects it, and what it is judged by. */
export function readingsTable(file: JobDrying): string {
  const points = new Map(file.points.map((point) => [point.id, point]))
  const counted = new Map(inForce(file.readings).map((each) => [each.reading.id, each]))
  const references = dryReferences(file.points, countedOfPoints(file))
  const goals = new Map(
    file.points.flatMap((point) => {
      const goal = pointGoal(point, references, file.setup.goals)
      return goal ? [[point.id, { goal, upTo: dryUpTo(goal.goal, file.setup.tolerance) }] as const] : []
    }),
  )
  /** A number read with another meter or scale than the point has now can't be compared with its goal. */
  const judgedBy = ({ point_id, meter, scale, value }: PointReading) => {
    const point = points.get(point_id)
    const isLike = point?.meter === meter && point.scale === scale
    const judged = isLike && value !== null ? goals.get(point_id) : undefined
    return judged && value !== null ? { ...judged, value } : null
  }
  return tableOf(file.readings, {
    ...sentColumns,
    point_id: ({ point_id }) => point_id,
    point: ({ point_id }) => points.get(point_id)?.number,
    place: ({ point_id }) => points.get(point_id)?.place,
    material: ({ point_id }) => points.get(point_id)?.material,
    meter: ({ meter }) => meter,
    scale: ({ scale }) => scale,
    value: ({ value }) => value,
    no_access: ({ no_access }) => no_access,
    is_confirmed: ({ is_confirmed }) => is_confirmed,
    counts: ({ id }) => counted.has(id),
    measured_at: ({ id }) => counted.get(id)?.measuredAt.toISOString(),
    goal: (reading) => judgedBy(reading)?.goal.goal,
    goal_from: (reading) => goalWords(judgedBy(reading)?.goal),
    dry_up_to: (reading) => judgedBy(reading)?.upTo,
    above_goal: (reading) => {
      const judged = judgedBy(reading)
      return judged && withoutNoise(judged.value - judged.goal.goal)
    },
    is_dry: (reading) => {
      const judged = judgedBy(reading)
      return judged && judged.value <= judged.upTo
    },
  })
}

function goalWords(goal: { isDefault: boolean; from: { number: number } | null } | undefined) {
  if (!goal) return ''
  return goal.from ? `point ${goal.from.number}` : 'default of the company'
}

export function stationsTable({ stations }: JobDrying, rooms: Names, chambers: Names): string {
  return tableOf(stations, {
    station_id: ({ id }) => id,
    job_id: ({ job_id }) => job_id,
    kind: ({ kind }) => kind,
    room: ({ room_id }) => rooms.get(room_id ?? ''),
    chamber: ({ chamber_id }) => chambers.get(chamber_id ?? ''),
    place: ({ place }) => place,
    unit_number: ({ unit_number }) => unit_number,
    added_at: ({ created_at }) => created_at,
    added_by: ({ by }) => by,
    removed_at: ({ removed_at }) => removed_at,
  })
}

/** What was measured of the air, with what that says of its water. */
export function airTable({ stations, air }: JobDrying): string {
  const byId = new Map(stations.map((station) => [station.id, station]))
  const counted = new Set(inForce(air).map(({ reading }) => reading.id))
  const saying = ({ air }: AirReading) => {
    const measured = air && { ...air, altitudeFeet: air.altitude_feet }
    return measured && !findAirProblem(measured) ? airAt(measured) : null
  }
  return tableOf(air, {
    ...sentColumns,
    station_id: ({ station_id }) => station_id,
    kind: ({ station_id }) => byId.get(station_id)?.kind,
    place: ({ station_id }) => byId.get(station_id)?.place,
    fahrenheit: ({ air }) => air?.fahrenheit,
    humidity: ({ air }) => air?.humidity,
    no_access: ({ no_access }) => no_access,
    altitude_feet: ({ air }) => air?.altitude_feet,
    counts: ({ id }) => counted.has(id),
    grains_per_pound: (reading) => rounded(saying(reading)?.grains),
    dew_point: (reading) => rounded(saying(reading)?.dewPoint),
    vapor_pressure: (reading) => rounded(saying(reading)?.vaporPressure, 3),
    wet_bulb: (reading) => rounded(saying(reading)?.wetBulb),
  })
}

type Sent = Pick<PointReading | AirReading, keyof PointReading & keyof AirReading>

/** What every reading says, whatever was measured. */
const sentColumns = {
  reading_id: ({ id }: Sent) => id,
  job_id: ({ job_id }: Sent) => job_id,
  visit_id: ({ visit_id }: Sent) => visit_id,
  at: ({ at }: Sent) => at,
  received_at: ({ received_at }: Sent) => received_at,
  is_late: ({ is_late }: Sent) => is_late,
  by: ({ by }: Sent) => by,
  corrects: ({ corrects }: Sent) => corrects,
  reason: ({ reason }: Sent) => reason,
}
