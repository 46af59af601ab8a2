import { expect, test } from 'vitest'
import { firstChart } from '#domain/drying/chart.ts'
import type { EquipmentKind } from '#domain/equipment/kinds.ts'
import type { JobStay } from '#domain/equipment/moves/job-equipment.ts'
import { aDeviation } from '#domain/readings/deviations/a-deviation.fixture.ts'
import { larkspurRooms } from '#domain/readings/larkspur-file.fixture.ts'
import { trilliumRooms } from '#domain/rooms/the-trillium-rooms.fixture.ts'
import { enDryingFile as words } from '../../words/en-drying-file.ts'
import { needsOf, type NeedsAsked } from './needs.ts'
import { inNoRoom } from '#domain/readings/deviations/placed-units.ts'

function aStay(number: string, kind: EquipmentKind, change: Partial<JobStay> = {}): JobStay {
  const plate = { aham_pints: null, cfm: null, amps_tenths: 19, maker: '', model: '' }
  const times = { placed_at: '2026-11-10T14:52:00.000Z', placed_by: 'Theo Bittern', pulled_at: null }
  const rest = {
    room: null,
    condition: null,
    clashed_at: null,
    days: 1,
    hours: 1,
    is_long: false,
    photos: [],
  }
  return { number, unit_id: number, kind, room_id: null, ...plate, ...times, ...rest, ...change }
}
const movers = (room_id: string, count: number) =>
  Array.from({ length: count }, (_, nth) => aStay(`AM-${room_id}-${nth}`, 'air_mover', { room_id }))
const lgr = (number: string, room_id: string, amps_tenths: number | null) =>
  aStay(number, 'dehumidifier_lgr', { room_id, aham_pints: 110, amps_tenths })

/** The loss as it stood on the fourth day: one air mover fewer in the kitchen than recommended. */
const placed = [
  ...movers('kitchen', 4),
  ...movers('dining', 3),
  ...movers('hall', 2),
  ...movers('bath', 2),
  lgr('LGR-03', 'kitchen', 85),
  lgr('LGR-05', 'hall', 79),
]
const asked: NeedsAsked = {
  rooms: larkspurRooms,
  category: 1,
  chart: firstChart,
  breaker: 15,
  words,
  deviations: [],
  stays: placed,
  isDry: false,
}
const inKitchen = { need: 'air_movers', room_id: 'kitchen', chamber_id: null } as const

test('each room and chamber shows what is recommended beside what stands there, and the circuits of all of it', () => {
  const rows = needsOf(asked).map(({ title, amount, working, placed }) => [
    [title, amount].filter(Boolean).join(', '),
    working?.figure,
    placed,
  ])
  expect(rows).toEqual([
    ['Air movers, Kitchen', '5', 4],
    ['Air movers, Dining room', '3', 3],
    ['Air movers, Hall', '2', 2],
    ['Air movers, Bath', '2', 2],
    ['Dehumidifier, Kitchen and dining, 52 pints', '1', 1],
    ['Dehumidifier, Hall and bath, 15 pints', '1', 1],
    ['Air filtration, Kitchen and dining', '0', 0],
    ['Air filtration, Hall and bath', '0', 0],
    ['15 A circuits, 37.3 A', '4', null],
  ])
})

test('every figure can be redone, with the revision of the chart', () => {
  const [, , , , dehumidifier, , filtration, , circuits] = needsOf(asked)
  expect(dehumidifier?.working).toMatchObject({
    steps: [
      '2,590 ft³ ÷ 50 = 51.8, rounded up to 52 pints per day.',
      '52 pints ÷ 110 per unit = 0.48, rounded up to 1.',
    ],
    source: expect.stringContaining('Chart revision iicrc-3.1.22'),
  })
  expect(filtration?.working?.source).toContain('Chart revision iicrc-3.1.22')
  expect(circuits?.working).toMatchObject({
    steps: [
      'Nameplates: 11 × 1.9 A + 8.5 A + 7.9 A = 37.3 A.',
      '80% of a 15 A breaker = 12 A per circuit.',
      '37.3 A ÷ 12 A = 3.11, rounded up to 4.',
    ],
    source: 'A continuous load uses 80% of its breaker. Chart revision iicrc-3.1.22, saved with this job.',
  })
})

test('a reason is asked for where the numbers differ, and stays until they differ by more', () => {
  const kitchen = (change: Partial<NeedsAsked>) => needsOf({ ...asked, ...change })[0]?.deviation
  expect(needsOf(asked).filter(({ deviation }) => deviation)).toHaveLength(1)
  expect(kitchen({})).toEqual({ place: inKitchen, counts: { recommended: 5, placed: 4 }, said: null })
  const said = {
    ...aDeviation,
    ...inKitchen,
    id: 'a',
    job_id: 'job',
    at: '2026-11-10T14:52:00.000Z',
    by: 'Theo',
  }
  expect(kitchen({ deviations: [said] })?.said).toBe(said)
  expect(kitchen({ deviations: [said], stays: placed.slice(1) })).toMatchObject({
    counts: { placed: 3 },
    said: null,
  })
  expect(kitchen({ stays: [...placed, ...movers('kitchen', 1)] })).toBe(null)
})

test('where every point is dry, fewer machines need no reason, and more still do', () => {
  expect(needsOf({ ...asked, stays: [], isDry: false }).some(({ deviation }) => deviation)).toBe(true)
  expect(needsOf({ ...asked, stays: [], isDry: true }).some(({ deviation }) => deviation)).toBe(false)
  const more = needsOf({ ...asked, stays: [...placed, ...movers('kitchen', 4)], isDry: true })
  expect(more[0]?.deviation).toMatchObject({ counts: { recommended: 5, placed: 8 } })
})

test('nothing is asked while it is not known what stands there, or what is recommended', () => {
  expect(needsOf({ ...asked, stays: null }).map(({ placed, deviation }) => [placed, deviation])).toEqual(
    Array.from({ length: 8 }, () => [null, null]),
  )
  const kitchen = { ...trilliumRooms.kitchen, id: 'kitchen', wet_floor: null, wet_upper: null }
  const room = larkspurRooms.find(({ id }) => id === 'kitchen')
  if (!room) return expect.unreachable()
  const [row] = needsOf({ ...asked, rooms: [{ ...room, ...kitchen }] })
  expect(row).toMatchObject({ working: null, placed: 4, deviation: null, lacks: { at: 'rooms' } })
})

test('a dehumidifier of which the chart has no figure is asked about, as words and not as 0', () => {
  const conventional = aStay('DH-01', 'dehumidifier_conventional', { room_id: 'kitchen', aham_pints: 70 })
  const rooms = larkspurRooms.map((room) => ({ ...room, materials: ['hardwood' as const] }))
  const row = needsOf({ ...asked, rooms, stays: [conventional] }).find(({ key }) => key.startsWith('dehum'))
  expect(row).toMatchObject({
    amount: null,
    placed: 1,
    working: { figure: '–' },
    deviation: { counts: { recommended: 'n/a', placed: 1 } },
  })
})

test('air scrubbers count by their CFM, and dirty water asks for them', () => {
  const scrubber = aStay('AFD-01', 'air_scrubber', { room_id: 'kitchen', cfm: 100 })
  const rows = needsOf({ ...asked, category: 3, stays: [...placed, scrubber] })
  const filtration = rows.filter(({ key }) => key.startsWith('filtration'))
  expect(filtration.map(({ amount, working, placed }) => [amount, working?.figure, placed])).toEqual([
    ['173 CFM', '2', 1],
    ['50 CFM', '1', 0],
  ])
  expect(filtration.map(({ deviation }) => deviation?.counts)).toEqual([
    { recommended: 2, placed: 1 },
    { recommended: 1, placed: 0 },
  ])
})

test('units in no room are named, and one without amps in the catalog leaves the circuits open', () => {
  const loose = aStay('AM-07', 'air_mover')
  expect(inNoRoom([...placed, loose, aStay('HT-01', 'heater')])).toEqual(['AM-07'])
  const rows = needsOf({ ...asked, stays: [...placed, lgr('LGR-08', 'bath', null)] })
  expect(rows.at(-1)).toMatchObject({
    working: null,
    lacks: { words: 'The catalog has no amps for LGR-08.', at: 'equipment' },
  })
})
