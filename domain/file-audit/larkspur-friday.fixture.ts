import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { PhotoCount } from '#domain/photos/job-photo.ts'
import { aDeviation } from '#domain/readings/deviations/a-deviation.fixture.ts'
import { larkspurFile, larkspurRooms } from '#domain/readings/larkspur-file.fixture.ts'
import type { AuditInput } from './audit-file.ts'

const placed = '2026-11-10T14:52:00.000Z'

type Unit = { number: string; kind: EquipmentKind; room_id: string }

function aStay({ number, kind, room_id }: Unit, change: Partial<JobStay> = {}): JobStay {
  return {
    unit_id: number,
    number,
    kind,
    maker: '',
    model: '',
    aham_pints: kind === 'air_mover' ? null : 110,
    cfm: null,
    amps_tenths: kind === 'air_mover' ? 19 : 85,
    clashed_at: null,
    room_id,
    room: larkspurRooms.find(({ id }) => id === room_id)?.name ?? null,
    placed_at: placed,
    placed_by: 'Theo Bittern',
    pulled_at: null,
    condition: null,
    photos: [`photo of ${number}`],
    days: 3,
    hours: 72,
    is_long: false,
    ...change,
  }
}

const movers = { kitchen: 4, dining: 3, hall: 2, bath: 2 }

const stays: readonly JobStay[] = [
  ...Object.entries(movers).flatMap(([room, count]) =>
    Array.from({ length: count }, (_, nth) =>
      aStay({ number: `AM-${room}-${nth + 1}`, kind: 'air_mover', room_id: room }),
    ),
  ),
  aStay({ number: 'LGR-03', kind: 'dehumidifier_lgr', room_id: 'kitchen' }),
  aStay(
    { number: 'LGR-08', kind: 'dehumidifier_lgr', room_id: 'hall' },
    { pulled_at: '2026-11-13T15:04:00.000Z', condition: 'good' },
  ),
  aStay(
    { number: 'LGR-05', kind: 'dehumidifier_lgr', room_id: 'hall' },
    { placed_at: '2026-11-13T15:04:00.000Z', photos: [] },
  ),
]

const affected = Object.keys(movers)
const inEach = (phase: PhotoCount['phase'], count: number): PhotoCount[] =>
  affected.map((room_id) => ({ phase, room_id, count }))

const photos: readonly PhotoCount[] = [
  { phase: 'arrival', room_id: null, count: 1 },
  { phase: 'source', room_id: 'kitchen', count: 2 },
  ...inEach('before', 4).map((line) => (line.room_id === 'kitchen' ? { ...line, count: 3 } : line)),
  ...inEach('during', 1),
  ...inEach('equipment', 1),
  ...inEach('drying', 1),
]

/**
 * The file of the loss on Friday, November 13, at 10:20 in the morning, before the crew leaves. The toe-kick was not photographed: that is the
 * fourth of the photos of the kitchen from before the work.
 */
export function larkspurFriday(change: Partial<AuditInput> = {}): AuditInput {
  return {
    job: {
      stage: 'drying',
      stages: [],
      facts: { loss_type: 'water', found_on: '2026-11-10' },
      categories: [
        {
          id: 'tuesday',
          category: 1,
          at: '2026-11-10T14:40:00.000Z',
          reason: 'Clean water from a supply line',
          by: 'Ivy Starling',
        },
      ],
      created_at: '2026-11-10T11:41:00.000Z',
      met_gates: [],
      crew: { on_my_way_at: null, arrived_at: '2026-11-13T14:31:00.000Z', left_at: null },
    },
    rooms: larkspurRooms,
    drying: larkspurFile({
      deviations: [
        {
          ...aDeviation,
          id: 'deviation',
          job_id: 'job',
          room_id: 'kitchen',
          at: placed,
          by: 'Theo Bittern',
        },
      ],
    }),
    stays,
    photos,
    now: new Date('2026-11-13T15:20:00.000Z'),
    ...change,
  }
}
