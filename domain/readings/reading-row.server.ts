import type { World } from '#platform/world.ts'
import type { AirReading, PointReading } from './reading.ts'

export function selectReadings({ db }: Pick<World, 'db'>) {
  return db
    .selectFrom('reading')
    .innerJoin('employee', 'employee.id', 'reading.read_by')
    .select(['reading.id', 'reading.job_id', 'visit_id', 'point_id', 'station_id', 'value_tenths'])
    .select(['no_access', 'meter', 'scale', 'fahrenheit_tenths', 'humidity_tenths', 'altitude_feet'])
    .select(['is_confirmed', 'corrects', 'reason', 'reading.at', 'read_by', 'employee.name as by'])
    .select(['reading.received_at', 'is_late'])
}

export type ReadingRow = Awaited<ReturnType<ReturnType<typeof selectReadings>['executeTakeFirstOrThrow']>>

export function toReading(row: ReadingRow): PointReading | AirReading {
  const { id, job_id, visit_id, corrects, reason, is_late, by, read_by: employee_id } = row
  const [at, received_at] = [row.at.toISOString(), row.received_at.toISOString()]
  const told = { id, job_id, at, received_at, by, employee_id, is_late, visit_id, corrects, reason }
  const { point_id, no_access, is_confirmed } = row
  if (point_id === null) {
    const read = { ...told, station_id: row.station_id ?? '', air: airOf(row) }
    return no_access === null ? read : { ...read, no_access }
  }
  const value = row.value_tenths === null ? null : row.value_tenths / 10
  const measured = { meter: row.meter ?? '', scale: row.scale ?? '' }
  return { ...told, point_id, value, no_access, is_confirmed, ...measured }
}

function airOf({ fahrenheit_tenths, humidity_tenths, altitude_feet }: ReadingRow): AirReading['air'] {
  if (fahrenheit_tenths === null || humidity_tenths === null) return null
  return {
    fahrenheit: fahrenheit_tenths / 10,
    humidity: humidity_tenths / 10,
    altitude_feet: altitude_feet ?? 0,
  }
}
