import { days, larkspur } from '#domain/drying/larkspur.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import type { Room } from '#domain/rooms/room.ts'
import type { JobDrying } from './drying-file.ts'
import { firstDryingSetup } from './setup/drying-setup.ts'
import type { MoisturePoint } from './points/point.ts'
import type { PointReading } from './reading.ts'
import type { PointMaterial } from './reading-choices.ts'
import { larkspurAir } from './stations/larkspur-air.fixture.ts'

const job_id = 'job'
const meter = 'M-2'
const scale = 'Wood, %'
const arrived = days.map((at) => at.toISOString())
const [tuesday = ''] = arrived
const made = { job_id, created_at: tuesday, by: 'Theo Bittern', revision: 1, removed_at: null, drawn: null }

/** The rooms of the loss, and the dry one that they are compared with. */
export const larkspurRooms: Room[] = [
  ...Object.entries(trilliumRooms).map(([id, fields]) => ({ ...made, ...fields, id })),
  {
    ...made,
    ...trilliumRooms.bath,
    id: 'living',
    name: 'Living room',
    is_affected: false,
    chamber: null,
    wet_floor: null,
    wet_lower: null,
    materials: [],
  },
]

const places: readonly (readonly [
  room: keyof typeof trilliumRooms,
  place: string,
  material: PointMaterial,
])[] = [
  ['kitchen', 'sink wall left', 'drywall'],
  ['kitchen', 'sink wall right', 'drywall'],
  ['kitchen', 'sink wall', 'base_plate'],
  ['kitchen', 'under the sink', 'subfloor'],
  ['kitchen', 'center', 'subfloor'],
  ['kitchen', 'sink', 'cabinet'],
  ['kitchen', 'hall wall', 'drywall'],
  ['dining', 'at the opening', 'subfloor'],
  ['dining', 'dining edge', 'subfloor'],
  ['dining', 'dining center', 'subfloor'],
  ['dining', 'dining', 'drywall'],
  ['dining', 'dining', 'base_plate'],
  ['hall', 'kitchen door', 'subfloor'],
  ['hall', 'kitchen side', 'drywall'],
  ['hall', 'bath side', 'base_plate'],
  ['bath', 'bath door', 'subfloor'],
  ['bath', 'bath', 'drywall'],
  ['bath', 'bath', 'base_plate'],
]

const points: MoisturePoint[] = larkspur.map(({ number }, nth) => {
  const [room_id, place, material] = places[nth] ?? ['kitchen', '', 'other']
  return {
    ...made,
    id: `point-${number}`,
    number,
    room_id,
    place,
    material,
    meter,
    scale,
    is_reference: false,
  }
})
const dryWood = ['subfloor', 'base_plate'] as const
const references: MoisturePoint[] = (['drywall', ...dryWood] as const).map((material, nth) => ({
  ...made,
  id: `reference-${material}`,
  number: 19 + nth,
  room_id: 'living',
  place: 'Living room',
  material,
  meter,
  scale,
  is_reference: true,
}))

/** A reading of a point on one of the four days. */
export function readAt(point_id: string, day: number, value: number | null): PointReading {
  return {
    ...stored(`${point_id}-${day}`, day),
    point_id,
    value,
    no_access: null,
    is_confirmed: false,
    meter,
    scale,
  }
}

/** Four rooms that dry after a supply line broke, as they stood on the fourth day. */
export function larkspurFile(change: Partial<JobDrying> = {}): JobDrying {
  return {
    points: [...points, ...references],
    stations: larkspurAir.map(({ station }) => ({ ...made, ...station, room_id: null })),
    readings: [
      ...larkspur.flatMap(({ number, readings }) =>
        readings.map(({ value }, day) => readAt(`point-${number}`, day, value)),
      ),
      readAt('reference-drywall', 0, 10),
      ...dryWood.map((material) => readAt(`reference-${material}`, 0, 12)),
    ],
    air: larkspurAir.flatMap(({ station, measured }) =>
      measured.map((air, day) => ({ ...stored(`${station.id}-${day}`, day), station_id: station.id, air })),
    ),
    visits: arrived.map((at, day) => ({
      id: `visit-${day}`,
      kind: 'monitoring',
      on: at.slice(0, 10),
      arrived_at: at,
      departed_at: at,
      closed_at: at,
      closed_by: 'Theo Bittern',
    })),
    deviations: [],
    setup: firstDryingSetup,
    setup_revision: 0,
    chart: 'iicrc-3.1.22',
    is_mine: true,
    ...change,
  }
}

function stored(id: string, day: number) {
  const at = arrived[day] ?? tuesday
  return {
    id,
    job_id,
    at,
    received_at: at,
    by: 'Ivy Starling',
    employee_id: 'ivy',
    is_late: false,
    visit_id: `visit-${day}`,
    corrects: null,
    reason: null,
  }
}
