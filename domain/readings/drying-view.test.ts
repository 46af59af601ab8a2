import { expect, test } from 'vitest'
import type { JobDrying } from './drying-file.ts'
import { dryingView } from './drying-view.ts'
import { larkspurFile, larkspurRooms, readAt } from './larkspur-file.fixture.ts'

const viewOf = (file: JobDrying) => dryingView(file, larkspurRooms)
const pointsOf = (file: JobDrying) => viewOf(file).chambers.flatMap(({ rows }) => rows)

const day = (at: Date | undefined) =>
  at?.toLocaleString('en-US', {
    timeZone: 'America/New_York',
    weekday: 'short',
    month: 'short',
    day: 'numeric',
  })

test('of 18 points 9 are dry, 6 drying, 2 stalled and 1 rising, and the trouble is in the hall', () => {
  const { standing } = viewOf(larkspurFile())
  expect(standing).toMatchObject({ kind: 'not_drying', total: 18 })
  expect(standing.counts).toEqual({ dry: 9, drying: 6, stalled: 2, rising: 1, wet: 0, unread: 0 })
  expect(standing.troubled.map(({ chamber }) => chamber?.name)).toEqual(['Hall and bath'])
})

test('the chamber with trouble stands in front, and in each chamber the points that need a look', () => {
  const { chambers } = viewOf(larkspurFile())
  const numbers = chambers.map(({ chamber, rows }) => [chamber?.name, rows.map(({ point }) => point.number)])
  expect(numbers).toEqual([
    ['Hall and bath', [13, 15, 16, 18, 14, 17]],
    ['Kitchen and dining', [4, 6, 3, 2, 5, 1, 8, 9, 12, 7, 10, 11]],
  ])
})

test('the last point of the kitchen may be dry from Sunday to Monday, and the hall says nothing while a point is stalled', () => {
  const [hall, kitchen] = viewOf(larkspurFile()).chambers
  expect(hall?.lastDry).toBe(null)
  expect([day(kitchen?.lastDry?.earliest), day(kitchen?.lastDry?.latest)]).toEqual([
    'Sun, Nov 15',
    'Mon, Nov 16',
  ])
  expect(kitchen?.lastDry?.row.point.number).toBe(4)
})

test('LGR-08 took out 4.4 grains, which is poor, and the air of the hall is 32.4 above the living room', () => {
  const [hall, kitchen] = viewOf(larkspurFile()).chambers.map(({ air }) => air)
  expect(hall?.units.map(({ unit, verdict, grains }) => [unit, verdict, grains.toFixed(1)])).toEqual([
    ['LGR-08', 'poor', '4.4'],
  ])
  expect(hall?.above?.grains.toFixed(1)).toBe('32.4')
  expect(hall?.above?.since?.grains.toFixed(1)).toBe('1.0')
  expect(kitchen?.units.map(({ unit, verdict, grains }) => [unit, verdict, grains.toFixed(1)])).toEqual([
    ['LGR-03', 'working', '19.6'],
  ])
  expect([kitchen?.above?.grains.toFixed(1), kitchen?.above?.since?.grains.toFixed(1)]).toEqual([
    '14.6',
    '-8.1',
  ])
})

// 71.6 - 67.1 would be 4.5.
test('grains are subtracted before they are rounded: 71.53 less 67.12 is 4.4', () => {
  const [unit] = viewOf(larkspurFile()).chambers[0]?.air?.units ?? []
  expect(unit?.inlet.air.grains.toFixed(2)).toBe('71.53')
  expect(unit?.outlet.air.grains.toFixed(2)).toBe('67.12')
  expect(unit?.grains.toFixed(1)).toBe('4.4')
})

test('the stations outside of chambers stand in front, and each dehumidifier below its chamber, inlet first', () => {
  expect(viewOf(larkspurFile()).air.map(({ station }) => station.id)).toEqual([
    'outside',
    'living',
    'hvac',
    'kitchen',
    'LGR-03-in',
    'LGR-03-out',
    'hall',
    'LGR-08-in',
    'LGR-08-out',
  ])
})

test('a corrected reading stands where the wrong one stood, and one that is taken back is not there', () => {
  const { readings } = larkspurFile()
  const friday = readAt('point-16', 3, 17)
  const late = { at: '2026-11-14T15:00:00.000Z', reason: 'Typed wrong' }
  const corrected = { ...friday, ...late, id: 'right', corrects: 'point-16-3' }
  const again = { ...corrected, id: 'left', at: '2026-11-14T14:00:00.000Z', value: 30 }
  const withBoth = larkspurFile({ readings: [...readings, corrected, again] })
  const point = pointsOf(withBoth).find(({ point }) => point.number === 16)
  expect(viewOf(withBoth).columns).toHaveLength(4)
  expect(point?.cells.map((cell) => cell?.counted.reading.value)).toEqual([23, 19, 18, 17])
  expect(point?.cells.map((cell) => cell?.counted.isCorrected)).toEqual([false, false, false, true])
  expect(point?.status).toBe('drying')

  const takenBack = { ...corrected, value: null }
  const without = pointsOf(larkspurFile({ readings: [...readings, takenBack] }))
  expect(without.find(({ point }) => point.number === 16)?.cells[3]).toBe(null)
})

test('a goal is a default until the same material was read with the same meter in a dry room', () => {
  const goals = (file: JobDrying) => pointsOf(file).filter(({ goal }) => goal.isDefault)
  expect(goals(larkspurFile()).map(({ point }) => point.number)).toEqual([6])
  const { readings } = larkspurFile()
  const withoutReferences = readings.filter(({ point_id }) => !point_id.startsWith('reference'))
  expect(goals(larkspurFile({ readings: withoutReferences }))).toHaveLength(18)
})

test('what another meter showed is not compared with the goal', () => {
  const { readings } = larkspurFile()
  const other = { ...readAt('point-4', 3, 90), id: 'other', scale: 'Relative, 0 to 100' }
  const kept = readings.filter(({ id }) => id !== 'point-4-3')
  const point = pointsOf(larkspurFile({ readings: [...kept, other] })).find(({ point }) => point.number === 4)
  expect(point?.cells[3]?.isLike).toBe(false)
  expect(point?.readings.map(({ value }) => value)).toEqual([38, 33, 28])
})

test('a visit that is open has a column before anything is read, and what was read without a visit one by its day', () => {
  const { visits, readings } = larkspurFile()
  const next = {
    id: 'visit-4',
    kind: 'monitoring',
    on: '2026-11-14',
    departed_at: null,
    closed_at: null,
  } as const
  const open = { ...next, arrived_at: '2026-11-14T14:35:00.000Z', closed_by: null }
  const between = {
    ...readAt('point-1', 3, 10),
    id: 'between',
    at: '2026-11-14T01:00:00.000Z',
    visit_id: null,
  }
  const { columns } = viewOf(larkspurFile({ visits: [...visits, open], readings: [...readings, between] }))
  expect(columns.map(({ key, number, isOpen }) => [key, number, isOpen]).slice(3)).toEqual([
    ['visit-3', 4, false],
    ['2026-11-13', null, false],
    ['visit-4', 5, true],
  ])
})

test('visits are numbered in the order in which they are made, also those at which nothing was read', () => {
  const { visits } = larkspurFile()
  const inspection = {
    id: 'inspection',
    kind: 'inspection',
    on: '2026-11-09',
    arrived_at: '2026-11-09T14:00:00.000Z',
    departed_at: '2026-11-09T15:00:00.000Z',
    closed_at: null,
    closed_by: null,
  } as const
  const { columns } = viewOf(larkspurFile({ visits: [...visits.toReversed(), inspection] }))
  expect(columns.map(({ number }) => number)).toEqual([2, 3, 4, 5])
})

test('one visit says neither that the house dries nor that it does not', () => {
  const first = larkspurFile().readings.filter(({ visit_id }) => visit_id === 'visit-0')
  expect(viewOf(larkspurFile({ readings: first })).standing.kind).toBe('first_visit')
  expect(viewOf(larkspurFile({ readings: [] })).standing.kind).toBe('unread')
  expect(viewOf(larkspurFile({ points: [] })).standing.kind).toBe('no_points')
})

test('on a good day every point is drying, and at the end dry', () => {
  const without = (numbers: readonly number[]) =>
    larkspurFile().points.filter(({ number }) => !numbers.includes(number))
  expect(viewOf(larkspurFile({ points: without([13, 15, 16]) })).standing.kind).toBe('drying')
  expect(viewOf(larkspurFile({ points: without([2, 3, 4, 5, 6, 13, 15, 16, 18]) })).standing.kind).toBe('dry')
})

test('a dehumidifier that puts water back leads, until the air of its chamber was measured again', () => {
  const { air } = larkspurFile()
  const last = air.filter(({ station_id, visit_id }) => station_id === 'LGR-08-out' && visit_id === 'visit-3')
  const wetter = air.map((each) =>
    last.includes(each) && each.air ? { ...each, air: { ...each.air, humidity: 60 } } : each,
  )
  const { standing } = viewOf(larkspurFile({ air: wetter }))
  expect([standing.kind, standing.faults.map(({ unit }) => unit)]).toEqual(['fault', ['LGR-08']])
  expect(viewOf(larkspurFile()).standing).toMatchObject({ kind: 'not_drying', faults: [] })
})

test('what the air said at an earlier visit says so, and which air was not read since', () => {
  const { air } = larkspurFile()
  const later = air.filter(({ station_id, visit_id }) => station_id !== 'living' || visit_id !== 'visit-3')
  const [hall] = viewOf(larkspurFile({ air: later })).chambers
  expect(hall?.air).toMatchObject({ lacksReference: true, above: { isOfLastVisit: false } })
  expect(hall?.air?.units).toMatchObject([{ isOfLastVisit: true }])
  const [now] = viewOf(larkspurFile()).chambers
  expect(now?.air).toMatchObject({ lacksReference: false, above: { isOfLastVisit: true } })
})
