import type { PersonName } from '#domain/employees/person-name.ts'
import { isLateFor, wasClosedBefore } from '#domain/readings/visits/closed-visit.ts'
import { DeviationFields } from '#domain/readings/deviations/deviation.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import { freeNumber, pointAfter } from '#domain/readings/points/point-changes.ts'
import { PointChanges, PointFields } from '#domain/readings/points/point.ts'
import { ReadingFields } from '#domain/readings/reading.ts'
import { stationAfter } from '#domain/readings/stations/station-changes.ts'
import { StationChanges, StationFields } from '#domain/readings/stations/station.ts'
import type { Entry } from './entry.ts'

type Sent = Pick<Entry, 'id' | 'leadId' | 'write' | 'at'>
type Of<Kind extends Entry['write']['kind']> = Omit<Sent, 'write'> & {
  write: Extract<Entry['write'], { kind: Kind }>
}

/**
 * The file with what an entry did to it, until it is read again from the server. The same file where the entry is in it already, someone
 * else changed the point or the station since, or the server will refuse it.
 */
export function dryingAfter(file: JobDrying, entry: Sent, me: PersonName): JobDrying {
  const { write } = entry
  switch (write.kind) {
    case 'point':
      return withPoint(file, { ...entry, write }, me)
    case 'point_change':
      return withPointChange(file, { ...entry, write })
    case 'station':
      return withStation(file, { ...entry, write }, me)
    case 'station_change':
      return withStationChange(file, { ...entry, write })
    case 'reading':
      return withReading(file, { ...entry, write }, me)
    case 'deviation':
      return withDeviation(file, { ...entry, write }, me)
    case 'visit_close': {
      const closed = { closed_at: timeOf(entry), closed_by: me.name, closed_by_id: me.id }
      const isIt = (id: string, closed_at: string | null) => id === write.visit_id && closed_at === null
      if (!file.visits.some((visit) => isIt(visit.id, visit.closed_at))) return file
      const visits = file.visits.map((visit) =>
        isIt(visit.id, visit.closed_at) ? { ...visit, ...closed } : visit,
      )
      return { ...file, visits }
    }
    default:
      return file
  }
}

function withPoint(file: JobDrying, entry: Of<'point'>, me: PersonName): JobDrying {
  const fields = PointFields.safeParse(entry.write.point).data
  if (!fields || file.points.some(({ id }) => id === entry.id)) return file
  const number = freeNumber(fields.number, new Set(file.points.map((point) => point.number)))
  return { ...file, points: [...file.points, { ...fields, ...madeBy(entry, me), number }] }
}

function withPointChange(file: JobDrying, { write, at }: Of<'point_change'>): JobDrying {
  const point = file.points.find(({ id }) => id === write.point_id)
  const changes = PointChanges.safeParse(write.changes).data
  if (!changes || point?.revision !== write.revision) return file
  const after = { ...point, ...pointAfter(point, changes), ...changed({ at }, point, changes) }
  return { ...file, points: file.points.map((each) => (each === point ? after : each)) }
}

function withStation(file: JobDrying, entry: Of<'station'>, me: PersonName): JobDrying {
  const fields = StationFields.safeParse(entry.write.station).data
  if (!fields || file.stations.some(({ id }) => id === entry.id)) return file
  return { ...file, stations: [...file.stations, { ...fields, ...madeBy(entry, me) }] }
}

function withStationChange(file: JobDrying, { write, at }: Of<'station_change'>): JobDrying {
  const station = file.stations.find(({ id }) => id === write.station_id)
  const changes = StationChanges.safeParse(write.changes).data
  if (!changes || station?.revision !== write.revision) return file
  const after = { ...station, ...stationAfter(station, changes), ...changed({ at }, station, changes) }
  return { ...file, stations: file.stations.map((each) => (each === station ? after : each)) }
}

function withReading(file: JobDrying, entry: Of<'reading'>, me: PersonName): JobDrying {
  const fields = ReadingFields.safeParse(entry.write.reading).data
  const all = [...file.readings, ...file.air]
  if (!fields || all.some(({ id }) => id === entry.id)) return file
  const { corrects, reason = null } = fields
  const corrected = corrects === null ? undefined : all.find(({ id }) => id === corrects)
  // A correction belongs to the visit of what it corrects.
  const visit_id = corrected ? corrected.visit_id : fields.visit_id
  const visit = visitOf(file, visit_id)
  const [time, at] = [timeOf(entry), new Date(entry.at)]
  if (corrects === null && wasClosedBefore(visit, at)) return file
  const told = { id: entry.id, job_id: entry.leadId, at: time, received_at: time, by: me.name }
  const made = {
    ...told,
    employee_id: me.id,
    visit_id,
    corrects,
    reason,
    is_late: isLateFor(visit, { at, receivedAt: at }),
  }
  if ('station_id' in fields) {
    const { station_id, air, no_access } = fields
    const { altitude_feet } = file.setup
    const read = {
      ...made,
      station_id,
      air: air && { ...air, altitude_feet },
      ...(no_access && { no_access }),
    }
    return { ...file, air: [...file.air, read].toSorted(inTime) }
  }
  const { point_id, value, no_access, is_confirmed } = fields
  const point = file.points.find(({ id }) => id === point_id)
  const { meter = point?.meter ?? '', scale = point?.scale ?? '' } = fields
  const read = { ...made, point_id, value, no_access, is_confirmed, meter, scale }
  return { ...file, readings: [...file.readings, read].toSorted(inTime) }
}

function withDeviation(file: JobDrying, entry: Of<'deviation'>, { name: by }: PersonName): JobDrying {
  const { id, leadId: job_id } = entry
  const fields = DeviationFields.safeParse(entry.write.deviation).data
  if (!fields || file.deviations.some((each) => each.id === id)) return file
  const told = { ...fields, id, job_id, at: timeOf(entry), by }
  return { ...file, deviations: [...file.deviations, told].toSorted(inTime) }
}

function visitOf({ visits }: JobDrying, id: string | null) {
  const visit = visits.find((each) => each.id === id)
  return visit ? { closed_at: visit.closed_at === null ? null : new Date(visit.closed_at) } : null
}

function madeBy({ id, leadId: job_id, at }: Pick<Sent, 'id' | 'leadId' | 'at'>, { name }: PersonName) {
  return { id, job_id, created_at: timeOf({ at }), by: name, revision: 1, removed_at: null }
}

type Changed = { revision: number; removed_at: string | null }

function changed(
  sent: Pick<Sent, 'at'>,
  { revision, removed_at }: Changed,
  { removed }: { removed?: boolean | undefined },
) {
  const isRemoved = removed ?? removed_at !== null
  return { removed_at: isRemoved ? (removed_at ?? timeOf(sent)) : null, revision: revision + 1 }
}

function timeOf({ at }: Pick<Sent, 'at'>) {
  return new Date(at).toISOString()
}

function inTime(one: { at: string }, other: { at: string }) {
  return one.at < other.at ? -1 : one.at > other.at ? 1 : 0
}
