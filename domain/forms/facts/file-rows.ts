import { localOf } from '#domain/company/local-time.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { PointRow } from '#domain/readings/points/point-rows.ts'
import { foot } from '#domain/rooms/length.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { RowFact, RowSource } from '../definition/job-rows.ts'
import type { ReadFile } from './job-file.ts'

/** A row with what the job says of it. Its ID stays the same as the job changes. */
export type FileRow = { id: string; facts: Partial<Record<RowFact, string | number | null | undefined>> }

/** The rows that a job has for the tables of its forms. */
export function fileRows(file: ReadFile): Readonly<Record<RowSource, readonly FileRow[]>> {
  const rooms = new Map(file.rooms.map(({ id, name }) => [id, name]))
  const last = file.columns.length - 1
  return {
    rooms: file.rooms.filter(({ is_affected }) => is_affected).map(ofRoom),
    points: file.points.map((row) => ofPoint(row, { rooms, last })),
    dehumidifiers: dehumidifiersOf(file),
    units: file.stays.map((stay) => ({
      id: idOf(stay),
      facts: { ...ofStay(stay), 'units.day_rule': file.day_rule },
    })),
    kinds: kindsOf(file.stays),
  }
}

const hundredths = 100
const inFeet = (length: number | null) => length && Math.round((length * hundredths) / foot) / hundredths

function ofRoom({ id, ...room }: Room): FileRow {
  const area = (wet: number | null) => wet && wet / hundredths
  return {
    id,
    facts: {
      'rooms.name': room.name,
      'rooms.length': inFeet(room.length),
      'rooms.width': inFeet(room.width),
      'rooms.height': inFeet(room.height),
      'rooms.wet_floor': area(room.wet_floor ?? 0),
      'rooms.wet_lower': inFeet(2 * (room.wet_lower ?? 0)),
      'rooms.wet_upper': area(room.wet_upper ?? 0),
      'rooms.insets': room.insets,
    },
  }
}

type Around = { rooms: ReadonlyMap<string, string>; last: number }

function ofPoint({ point, goal, dryUpTo, cells, readings }: PointRow, { rooms, last }: Around): FileRow {
  const numbers = cells.map((cell) => (cell?.isLike ? cell.counted.reading.value : null))
  return {
    id: point.id,
    facts: {
      'points.number': point.number,
      'points.room': rooms.get(point.room_id),
      'points.place': point.place,
      'points.material': point.material,
      'points.meter': `${point.meter}, ${point.scale}`,
      'points.goal': goal.goal,
      'points.has_reference': goal.isDefault ? 'no' : 'yes',
      'points.dry_up_to': dryUpTo,
      'points.before': numbers.slice(0, last).findLast((value) => value !== null),
      'points.today': numbers[last],
      'points.last': readings.at(-1)?.value,
    },
  }
}

/** By the last visit at which both ends were measured. */
function dehumidifiersOf({ air }: ReadFile): FileRow[] {
  const units = Map.groupBy(air, ({ station }) => station.unit_number)
  return [...units].flatMap(([unit, ends]) => {
    const of = (kind: string) => ends.find(({ station }) => station.kind === kind)
    const [inlet, outlet] = [of('dehumidifier_in'), of('dehumidifier_out')]
    const nth = inlet?.cells.findLastIndex((cell, at) => cell !== null && outlet?.cells[at]) ?? -1
    const [entering, leaving] = [inlet?.cells[nth]?.measured, outlet?.cells[nth]?.measured]
    if (unit === null || !inlet || !entering || !leaving) return []
    const facts = {
      'dehumidifiers.unit': unit,
      'dehumidifiers.in_f': entering.fahrenheit,
      'dehumidifiers.in_rh': entering.humidity,
      'dehumidifiers.out_f': leaving.fahrenheit,
      'dehumidifiers.out_rh': leaving.humidity,
    }
    return [{ id: inlet.station.id, facts }]
  })
}

function ofStay({ number, kind, room, placed_at, pulled_at, condition }: JobStay): FileRow['facts'] {
  const [placed, pulled] = [placed_at, pulled_at].map((at) => at && localOf(new Date(at)))
  return {
    'units.number': number,
    'units.kind': kind,
    'units.room': room,
    'units.placed_on': placed?.slice(0, 10),
    'units.placed_at': placed?.slice(11),
    'units.pulled_on': pulled?.slice(0, 10),
    'units.pulled_at': pulled?.slice(11),
    'units.condition': condition,
  }
}

/** Machines of one type that stood there for as many days are one row, so that units times days is what is billed. */
function kindsOf(stays: readonly JobStay[]): FileRow[] {
  const alike = Map.groupBy(stays, ({ kind, days }) => `${kind} ${days}`)
  return [...alike.values()].flatMap((each) => {
    const [first] = each
    if (!first) return []
    const facts = { 'kinds.kind': first.kind, 'kinds.units': each.length, 'kinds.days': first.days }
    return [{ id: idOf(first), facts }]
  })
}

/** A unit can stand at a job twice: the moment at which it was placed is mixed into its ID. */
function idOf({ unit_id, placed_at }: JobStay) {
  const end = BigInt(`0x${unit_id.slice(24)}`) ^ BigInt(Date.parse(placed_at))
  return `${unit_id.slice(0, 24)}${end.toString(16).padStart(12, '0')}`
}
