import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findChart, firstChart, type Density, type WaterClass } from './chart.ts'
import { airFiltration, airMovers, circuits, dehumidifiers } from './equipment-needed.ts'
import { rooms } from './larkspur.fixture.ts'

const room = (wetFloor: number, others: { wetWallAndCeiling?: number; insets?: number } = {}) => ({
  wetFloor,
  wetWallAndCeiling: 0,
  insets: 0,
  floorArea: wetFloor,
  ...others,
})

test.each([
  [room(300), 'normal', 6],
  [room(300), 'open', 6],
  [room(300), 'dense', 7],
  [room(300, { wetWallAndCeiling: 250 }), 'normal', 8],
  [room(300, { insets: 3 }), 'normal', 9],
  [room(61), 'normal', 3],
  [room(20), 'normal', 1],
  [room(24.9), 'normal', 1],
  [room(25), 'normal', 2],
  [rooms.kitchen, 'normal', 5],
  [rooms.kitchen, 'open', 5],
  [rooms.kitchen, 'dense', 6],
  [rooms.dining, 'normal', 3],
  [rooms.hall, 'normal', 2],
  [rooms.bath, 'normal', 2],
] as const)('%j, %s, takes %i air movers', (wet, density, count) => {
  expect(airMovers(wet, density)).toMatchObject({ count, need: count, revision: 'iicrc-3.1.22' })
})

test('the working of the kitchen is its sum, step by step', () => {
  expect(airMovers(rooms.kitchen, 'normal').working).toEqual([
    { text: 'for_the_room', count: 1 },
    { text: 'wet_floor', area: 180, per: 60, count: 3 },
    { text: 'wet_upper', area: 0, per: 125, count: 0 },
    { text: 'insets', count: 1 },
  ])
})

test('a room where nothing is wet has no figure, and never 0', () => {
  const { count, need, working } = airMovers(room(0), 'normal')
  expect([count, need, working]).toEqual(['n/a', 'n/a', [{ text: 'nothing_wet' }]])
})

test('feet and inches that add up to a little more than 180 buy no machine', () => {
  const area = 15 * (12 + 4 / 12) - 2.5 * 2 + 1e-13
  expect(airMovers(room(area, { insets: 1 }), 'normal').count).toBe(5)
})

test.each([
  [4000, 'lgr', [40, 80, 100, 100]],
  [4000, 'conventional', [40, 100, 134, 'n/a']],
  [2752, 'lgr', [28, 56, 69, 69]],
  [2752, 'conventional', [28, 69, 92, 'n/a']],
  [1152, 'lgr', [12, 24, 29, 29]],
  [2590, 'lgr', [26, 52, 65, 65]],
  [740, 'lgr', [8, 15, 19, 19]],
] as const)('%i ft³ dried by %s need %j pints a day by class', (cubicFeet, kind, pints) => {
  const classes: readonly WaterClass[] = [1, 2, 3, 4]
  const needs = classes.map((each) => dehumidifiers({ cubicFeet, class: each, kind, unitPints: 70 }).need)
  expect(needs).toEqual(pints)
})

test.each([
  [4000, 2, 134],
  [4000, 3, 200],
  [2752, 2, 92],
  [2752, 3, 138],
] as const)('%i ft³ of class %i need a desiccant of %i CFM', (cubicFeet, waterClass, need) => {
  const chamber = { cubicFeet, class: waterClass, kind: 'desiccant', unitCfm: 500 } as const
  expect(dehumidifiers(chamber)).toMatchObject({ need, count: 1 })
})

test('100 pints are two units of 70, or one of 110', () => {
  const chamber = { cubicFeet: 4000, class: 3, kind: 'lgr' } as const
  expect(dehumidifiers({ ...chamber, unitPints: 70 })).toMatchObject({ need: 100, count: 2 })
  expect(dehumidifiers({ ...chamber, unitPints: 110 })).toMatchObject({ need: 100, count: 1 })
})

test('class 4 with a conventional unit is words, never a number', () => {
  const { count, need, working } = dehumidifiers({
    cubicFeet: 4000,
    class: 4,
    kind: 'conventional',
    unitPints: 70,
  })
  expect([count, need]).toEqual(['n/a', 'n/a'])
  expect(working).toEqual([{ text: 'not_in_chart', kind: 'conventional', class: 4 }])
})

test('4 changes an hour of 2,752 ft³ are 184 CFM, one unit of 500; category 1 takes none', () => {
  expect(airFiltration({ cubicFeet: 2752, changes: 4, unitCfm: 500 })).toMatchObject({ need: 184, count: 1 })
  const { changes } = firstChart.filtration
  expect([changes[1].most, changes[2], changes[3].least]).toEqual([0, { least: 2, most: 4 }, 4])
  expect(airFiltration({ cubicFeet: 2752, changes: 0, unitCfm: 500 })).toMatchObject({ need: 0, count: 0 })
})

test('a chamber without a volume has no figure', () => {
  expect(airFiltration({ cubicFeet: 0, changes: 4, unitCfm: 500 }).count).toBe('n/a')
  expect(dehumidifiers({ cubicFeet: 0, class: 2, kind: 'lgr', unitPints: 70 }).count).toBe('n/a')
  expect(dehumidifiers({ cubicFeet: 0, class: 2, kind: 'desiccant', unitCfm: 500 }).count).toBe('n/a')
})

test.each([
  [6 * 1.9 + 8.5, 15, 2],
  [11 * 1.9 + 8.5 + 7.9, 15, 4],
  [12, 15, 1],
  [12.1, 15, 2],
  [16, 20, 1],
])('%d A on breakers of %i A take %i circuits', (amps, breaker, count) => {
  expect(circuits({ amps, breaker })).toMatchObject({ need: amps, count })
})

test('another revision gives another figure under its own id', () => {
  const { airMovers: chart } = firstChart
  const next = { ...firstChart, id: 'next', airMovers: { ...chart, floor: { ...chart.floor, normal: 40 } } }
  expect(airMovers(rooms.kitchen, 'normal', next)).toMatchObject({ count: 7, revision: 'next' })
  expect(findChart('iicrc-3.1.22')).toBe(firstChart)
  expect(findChart('next')).toBe(null)
})

test.each([
  [() => airMovers(room(-1), 'normal'), 'The wet floor must be from 0 to 10,000,000.'],
  [() => dehumidifiers({ cubicFeet: NaN, class: 2, kind: 'lgr', unitPints: 70 }), 'The volume must be'],
  [() => dehumidifiers({ cubicFeet: 9, class: 2, kind: 'lgr', unitPints: 0 }), 'The pints of a unit must be'],
  [() => airFiltration({ cubicFeet: 9, changes: 4, unitCfm: 0 }), 'The airflow of a unit must be'],
  [() => circuits({ amps: Infinity, breaker: 15 }), 'The load must be'],
  [() => circuits({ amps: 9, breaker: 0 }), 'The breaker must be'],
])('what is no amount is refused in a sentence', (count, sentence) => {
  expect(count).toThrow(RangeError)
  expect(count).toThrow(sentence)
})

test('more that is wet never takes fewer machines, and a denser room never fewer', () => {
  const area = fc.double({ min: 0, max: 5000, noNaN: true })
  const wet = fc.record({ wetFloor: area, wetWallAndCeiling: area, insets: fc.nat(9), floorArea: area })
  const count = (room: Parameters<typeof airMovers>[0], density: Density) => {
    const { count } = airMovers(room, density)
    return count === 'n/a' ? 0 : count
  }
  fc.assert(
    fc.property(wet, area, (room, more) => {
      const counts = [count(room, 'open'), count(room, 'normal'), count(room, 'dense')]
      expect(counts).toEqual(counts.toSorted((a, b) => a - b))
      expect(counts.every(Number.isInteger)).toBe(true)
      expect(count({ ...room, wetFloor: room.wetFloor + more }, 'normal')).toBeGreaterThanOrEqual(
        count(room, 'normal'),
      )
    }),
  )
})

test('units that are recommended bring what is needed, and one fewer would not', () => {
  const volume = fc.double({ min: 1, max: 1e6, noNaN: true })
  fc.assert(
    fc.property(volume, fc.integer({ min: 1, max: 300 }), (cubicFeet, unitPints) => {
      const { count, need } = dehumidifiers({ cubicFeet, class: 2, kind: 'lgr', unitPints })
      const units = Number(count)
      expect(units * unitPints).toBeGreaterThanOrEqual(Number(need))
      expect((units - 1) * unitPints).toBeLessThan(Number(need))
    }),
  )
})
