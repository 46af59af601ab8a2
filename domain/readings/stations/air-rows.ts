import { airAt, type Air } from '#domain/drying/air.ts'
import { findAirProblem } from '#domain/drying/air-limits.ts'
import type { JobDrying } from '../drying-file.ts'
import { inForce, type InForce } from '../corrections/in-force.ts'
import type { AirReading } from '../reading.ts'
import type { StationKind } from '../reading-choices.ts'
import { columnOf, type VisitColumn } from '../visits/read-visits.ts'
import type { AirStation } from './station.ts'

/** What was measured of the air, with what that says of its water. */
export type AirCell = {
  counted: InForce<AirReading>
  measured: { fahrenheit: number; humidity: number; altitudeFeet: number }
  air: Air
}
/** A station with one cell for each visit; null where nothing was measured. */
export type AirRow = { station: AirStation; cells: readonly (AirCell | null)[] }

const order: readonly StationKind[] = [
  'outside',
  'unaffected',
  'hvac',
  'affected',
  'dehumidifier_in',
  'dehumidifier_out',
]

/** What was measured of the air and not taken back. */
export function countedOfAir({ air }: Pick<JobDrying, 'air'>) {
  return inForce(air).filter(({ reading }) => reading.air !== null)
}

/** The air at each station: outside, unaffected and HVAC in front, then chamber by chamber with its dehumidifiers. */
export function airRows(file: JobDrying, columns: readonly VisitColumn[]): AirRow[] {
  const counted = Map.groupBy(countedOfAir(file), ({ reading }) => reading.station_id)
  const stations = file.stations.filter(({ removed_at }) => removed_at === null)
  const chambers = [...new Set(stations.map(({ chamber_id }) => chamber_id))]
  const key = ({ kind, chamber_id, unit_number }: AirStation) =>
    [
      order.indexOf(kind) < order.indexOf('affected') ? order.indexOf(kind) : 3,
      chambers.indexOf(chamber_id),
      unit_number === null ? 0 : 1,
    ] as const
  return stations
    .toSorted((one, other) => {
      const [a, b] = [key(one), key(other)]
      const byUnit = (one.unit_number ?? '').localeCompare(other.unit_number ?? '')
      return (
        a[0] - b[0] ||
        a[1] - b[1] ||
        a[2] - b[2] ||
        byUnit ||
        order.indexOf(one.kind) - order.indexOf(other.kind)
      )
    })
    .map((station) => {
      const all = counted.get(station.id) ?? []
      return {
        station,
        cells: columns.map(({ key }) => cellOf(all.findLast((each) => columnOf(each) === key))),
      }
    })
}

function cellOf(counted: InForce<AirReading> | undefined): AirCell | null {
  const read = counted?.reading.air
  if (!counted || !read) return null
  const measured = {
    fahrenheit: read.fahrenheit,
    humidity: read.humidity,
    altitudeFeet: read.altitude_feet,
  }
  return findAirProblem(measured) ? null : { counted, measured, air: airAt(measured) }
}
