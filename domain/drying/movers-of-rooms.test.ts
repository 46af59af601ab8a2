import { expect, test } from 'vitest'
import { rooms } from './larkspur.fixture.ts'
import { airMoversByWall } from './movers-by-wall.ts'
import { airMoversOfRooms } from './movers-of-rooms.ts'

const three = [
  { wetFloor: 180, wetWallAndCeiling: 0, insets: 1, floorArea: 180 },
  { wetFloor: 144, wetWallAndCeiling: 96, insets: 0, floorArea: 144 },
  { wetFloor: 20, wetWallAndCeiling: 0, insets: 0, floorArea: 20 },
]

test.each([
  ['open', [5, 5, 1], 11, 10],
  ['normal', [5, 5, 1], 11, 11],
  ['dense', [6, 5, 1], 12, 12],
] as const)('%s rooms round up each for itself: %j', (density, counts, count, once) => {
  expect(airMoversOfRooms(three, density)).toEqual({
    count,
    need: count,
    working: [
      { text: 'rooms', counts, count },
      { text: 'rounded_once', count: once },
    ],
    revision: 'iicrc-3.1.22',
  })
})

test('a dry room among wet ones takes none, and dry rooms alone have no figure', () => {
  const dry = { wetFloor: 0, wetWallAndCeiling: 0, insets: 2, floorArea: 100 }
  const { kitchen, dining, hall, bath } = rooms
  expect(airMoversOfRooms([kitchen, dining, dry, hall, bath], 'normal').working).toEqual([
    { text: 'rooms', counts: [5, 3, 2, 2], count: 12 },
    { text: 'rounded_once', count: 11 },
  ])
  expect(airMoversOfRooms([dry], 'normal').count).toBe('n/a')
  expect(airMoversOfRooms([], 'normal').count).toBe('n/a')
})

test.each([
  [27, 2],
  [56, 4],
  [57, 5],
  [0.5, 1],
])('%d ft of wet wall take %i', (feet, count) => {
  expect(airMoversByWall(feet)).toEqual({
    count,
    need: count,
    working: [{ text: 'wet_wall', feet, per: 14, count }],
    revision: 'iicrc-3.1.22',
  })
})

test('without wet wall there is no figure', () => {
  expect(airMoversByWall(0).count).toBe('n/a')
  expect(() => airMoversByWall(NaN)).toThrow(RangeError)
})
