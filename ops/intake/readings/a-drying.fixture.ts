import { days, larkspur } from '#domain/drying/larkspur.fixture.ts'
import { firstDryingSetup, type DryingSetup } from '#domain/readings/setup/drying-setup.ts'
import type { JobDrying } from '#domain/readings/drying-file.ts'
import type { MoisturePoint } from '#domain/readings/points/point.ts'
import type { AirReading, PointReading } from '#domain/readings/reading.ts'
import type { AirStation } from '#domain/readings/stations/station.ts'

export const jobId = '01932c5e-0000-7000-8000-000000000001'
export const idOf = (kind: 'room' | 'point' | 'visit' | 'station' | 'reading', nth: number) =>
  `01932c5e-${{ room: '1', point: '2', visit: '3', station: '4', reading: '5' }[kind].repeat(4)}-7000-8000-${String(nth).padStart(12, '0')}`

const percent = { name: 'Wood, %', least: 5, most: 60 }
export const setup: DryingSetup = {
  ...firstDryingSetup,
  meters: [
    {
      name: 'M-2',
      model: '',
      kind: 'pin',
      scales: [percent, { name: 'Relative', least: 0, most: 100 }],
      is_retired: false,
    },
  ],
}

export function aPoint(number: number, changes: Partial<MoisturePoint> = {}): MoisturePoint {
  return {
    id: idOf('point', number),
    job_id: jobId,
    room_id: idOf('room', number <= 8 ? 1 : number <= 12 ? 2 : number <= 15 ? 3 : 4),
    number,
    place: 'Sink wall, 4 in',
    material: 'subfloor',
    meter: 'M-2',
    scale: 'Wood, %',
    is_reference: false,
    created_at: '2026-11-10T14:35:00.000Z',
    by: 'Dave Teasel',
    revision: 1,
    removed_at: null,
    ...changes,
  }
}

let readings = 0

export function aReading(
  point: number,
  value: number | null,
  changes: Partial<PointReading> = {},
): PointReading {
  return {
    id: idOf('reading', ++readings),
    job_id: jobId,
    at: '2026-11-13T14:36:00.000Z',
    received_at: '2026-11-13T14:36:00.000Z',
    by: 'Dave Teasel',
    employee_id: idOf('visit', 99),
    is_late: false,
    visit_id: idOf('visit', 4),
    corrects: null,
    reason: null,
    point_id: idOf('point', point),
    value,
    no_access: null,
    is_confirmed: false,
    meter: 'M-2',
    scale: 'Wood, %',
    ...changes,
  }
}

export function aStation(nth: number, changes: Partial<AirStation> = {}): AirStation {
  return {
    id: idOf('station', nth),
    job_id: jobId,
    kind: 'affected',
    room_id: null,
    chamber_id: null,
    place: 'Kitchen',
    unit_number: null,
    created_at: '2026-11-10T14:35:00.000Z',
    by: 'Dave Teasel',
    revision: 1,
    removed_at: null,
    ...changes,
  }
}

export function anAirReading(station: number, air: AirReading['air'], visit = 4): AirReading {
  const {
    value: _v,
    no_access: _n,
    is_confirmed: _c,
    meter: _m,
    scale: _s,
    point_id: _p,
    ...read
  } = aReading(1, 1)
  return { ...read, visit_id: idOf('visit', visit), station_id: idOf('station', station), air }
}

/** The first three visits are read; the fourth is about to be. */
export function aDrying(changes: Partial<JobDrying> = {}): JobDrying {
  return {
    points: larkspur.map(({ number }) => aPoint(number)),
    stations: [aStation(1), aStation(2, { kind: 'outside', place: 'Driveway' })],
    readings: larkspur.flatMap(({ number, readings }) =>
      readings
        .slice(0, 3)
        .map(({ value, at }, day) =>
          aReading(number, value, { at: at.toISOString(), visit_id: idOf('visit', day + 1) }),
        ),
    ),
    air: [],
    visits: days.map((at, day) => ({
      id: idOf('visit', day + 1),
      kind: 'monitoring',
      on: at.toISOString().slice(0, 10),
      arrived_at: at.toISOString(),
      departed_at: day < 3 ? at.toISOString() : null,
      closed_at: day < 3 ? at.toISOString() : null,
      closed_by: day < 3 ? 'Dave Teasel' : null,
    })),
    deviations: [],
    setup,
    setup_revision: 0,
    chart: '3',
    is_mine: true,
    ...changes,
  }
}
