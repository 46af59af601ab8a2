import type { JudgedBeside } from '#domain/drying/judge-air.ts'
import type { MeterScale } from '#domain/drying/judge-reading.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import type { NoAccess } from '#domain/readings/reading-choices.ts'
import type { DryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { inForce, type InForce } from '#domain/readings/corrections/in-force.ts'
import type { MoisturePoint } from '#domain/readings/points/point.ts'
import {
  dryReferences,
  pointGoal,
  type DryReference,
  type PointGoal,
} from '#domain/readings/points/point-goal.ts'
import { countedOfPoints } from '#domain/readings/points/point-rows.ts'
import type { AirReading, PointReading } from '#domain/readings/reading.ts'
import { scaleOf } from '#domain/readings/points/scale-of.ts'
import type { AirStation } from '#domain/readings/stations/station.ts'
import { inWalkingOrder } from './air-order.ts'
import { asMeasured } from './shown-value.ts'
import type { Measured } from './use-reading-write.ts'
import { earlierVisits, previousOf, type EarlierVisit } from './earlier.ts'

export type PointStop = {
  kind: 'point'
  id: string
  point: MoisturePoint
  scale: MeterScale
  goal: PointGoal | null
  previous: { value: number; at: Date } | null
  /** Of this visit, the newest first: two people may have read one point. */
  read: PointReading[]
}

export type AirStop = {
  kind: 'air'
  id: string
  station: AirStation
  altitudeFeet: number
  /** Of an earlier visit. */
  previous: AirReading | null
  /** Of a dehumidifier: what was read at its other end at this visit. */
  otherEnd: JudgedBeside['otherEnd']
  read: AirReading[]
}

export type Stop = PointStop | AirStop
/** `roomId` is null where the air is measured. */
export type Leg = { roomId: string | null; stops: Stop[] }
export type Walk = { legs: Leg[]; stops: Stop[]; earlier: EarlierVisit[] }

/** Of a meter that the company has no more: none reads higher. */
const anyScale = { least: 0, most: 9999 }

/** What is read at a visit in the order in which it is walked: room by room as the points were numbered, and the air at last. */
export function walkOf(drying: JobDrying, visitId: string): Walk {
  const counted = countedOfPoints(drying)
  const earlier = earlierVisits(counted, drying.visits, visitId)
  const newest = counted.filter((each) => each.visitId === visitId).toReversed()
  const here = { newest, earlier, references: dryReferences(drying.points, counted), setup: drying.setup }
  const points = drying.points
    .filter(({ removed_at }) => !removed_at)
    .toSorted((one, other) => one.number - other.number)
  const legs = new Map<string, PointStop[]>()
  for (const point of points) {
    const leg = legs.get(point.room_id) ?? []
    leg.push(pointStop(point, here))
    legs.set(point.room_id, leg)
  }
  const standing = drying.stations.filter(({ removed_at }) => !removed_at)
  const air = inWalkingOrder(standing, [...legs.keys()]).map((station) => airStop(station, drying, visitId))
  const all: Leg[] = [...legs].map(([roomId, stops]) => ({ roomId, stops }))
  if (air.length > 0) all.push({ roomId: null, stops: air })
  return { legs: all, stops: all.flatMap(({ stops }) => stops), earlier }
}

export function isRead(stop: Stop) {
  return stop.read.length > 0
}

/** Someone was there, and could not read it. */
export function couldNotReach(stop: Stop) {
  return stop.read[0]?.no_access != null
}

/**
 * The next that is not read yet, from there on and then from the start; null where all are. `justRead` is what was read and is not in the
 * walk yet: a fast hand is several points ahead of it.
 */
export function nextUnread(
  stops: readonly Stop[],
  after: string | null,
  justRead: ReadonlySet<string> = new Set(),
): Stop | null {
  const at = stops.findIndex(({ id }) => id === after)
  const onward = [...stops.slice(at + 1), ...stops.slice(0, Math.max(0, at))]
  return onward.find((stop) => !isRead(stop) && !justRead.has(stop.id)) ?? null
}

/** Where a tap on a room leads: to its first point that is not read, else to its first. */
export function firstUnreadOf({ stops }: Leg): Stop | null {
  return stops.find((stop) => !isRead(stop)) ?? stops[0] ?? null
}

/** Where Next leads from a point at which nothing is typed: on, where that point is read already. */
export function onward(stops: readonly Stop[], stop: Stop): Stop | null {
  if (!isRead(stop)) return null
  return nextUnread(stops, stop.id) ?? neighbor(stops, stop.id, 1)
}

/** Its neighbor in the walk, read or not. */
export function neighbor(stops: readonly Stop[], id: string | null, step: 1 | -1): Stop | null {
  const at = stops.findIndex((stop) => stop.id === id)
  if (at === -1) return (step === 1 ? stops[0] : stops.at(-1)) ?? null
  return stops[at + step] ?? null
}

/** What was read last at this visit. */
export function lastRead(stops: readonly Stop[]): Stop | null {
  const read = stops.filter(isRead)
  return read.toSorted((one, other) => (newestAt(one) < newestAt(other) ? 1 : -1))[0] ?? null
}

function newestAt({ read: [newest] }: Stop) {
  return newest?.at ?? ''
}

/** What a reading says that only takes another back. */
export function nothingAt({ kind }: Stop): Measured {
  return kind === 'air' ? { air: null } : { value: null, is_confirmed: false, no_access: null }
}

/** What a reading says where someone was and could not read. */
export function unreachedAt({ kind }: Stop, no_access: NoAccess): Measured {
  return kind === 'air' ? { air: null, no_access } : { value: null, is_confirmed: false, no_access }
}

type Here = {
  newest: readonly InForce<PointReading>[]
  earlier: readonly EarlierVisit[]
  references: readonly DryReference[]
  setup: DryingSetup
}

function pointStop(point: MoisturePoint, { newest, earlier, references, setup }: Here): PointStop {
  return {
    kind: 'point',
    id: point.id,
    point,
    scale: scaleOf(setup, point) ?? { meter: point.meter, ...anyScale },
    goal: pointGoal(point, references, setup.goals),
    previous: previousOf(earlier, point),
    read: newest.filter(({ reading }) => reading.point_id === point.id).map(({ reading }) => reading),
  }
}

function airStop(station: AirStation, drying: JobDrying, visitId: string): AirStop {
  const counted = countedAt(station.id, drying)
  const { setup } = drying
  return {
    kind: 'air',
    id: station.id,
    station,
    altitudeFeet: setup.altitude_feet,
    previous:
      counted.find(({ reading, ...each }) => reading.air && each.visitId !== visitId)?.reading ?? null,
    otherEnd: otherEndOf(station, drying, visitId),
    read: counted.filter((each) => each.visitId === visitId).map(({ reading }) => reading),
  }
}

/** What counts of a station, the newest first. */
function countedAt(stationId: string, { air }: Pick<JobDrying, 'air'>) {
  return inForce(air)
    .filter(({ reading }) => reading.station_id === stationId && (reading.air !== null || reading.no_access))
    .toReversed()
}

const ends = {
  dehumidifier_in: { is: 'outlet', kind: 'dehumidifier_out' },
  dehumidifier_out: { is: 'inlet', kind: 'dehumidifier_in' },
} as const

function otherEndOf({ kind, unit_number }: AirStation, drying: JobDrying, visitId: string) {
  if (unit_number === null || (kind !== 'dehumidifier_in' && kind !== 'dehumidifier_out')) return null
  const end = ends[kind]
  const other = drying.stations.find(
    (each) => !each.removed_at && each.unit_number === unit_number && each.kind === end.kind,
  )
  const read = other && countedAt(other.id, drying).find((each) => each.visitId === visitId)?.reading.air
  return read ? { is: end.is, air: asMeasured(read) } : null
}
