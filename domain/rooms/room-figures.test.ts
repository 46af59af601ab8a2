import { expect, test } from 'vitest'
import { writeLength } from './length.ts'
import {
  floorArea,
  perimeter,
  surface,
  totalsOf,
  volume,
  wallArea,
  wetArea,
  wetShare,
} from './room-figures.ts'
import { trilliumRooms } from './the-trillium-rooms.fixture.ts'

const { kitchen, dining, hall, bath } = trilliumRooms
const rooms = [kitchen, dining, hall, bath]

test('the floor of each room, less what is cut out of it', () => {
  expect(rooms.map(floorArea)).toEqual([180, 143.75, 52.5, 40])
})

test('the way around each room, and its walls', () => {
  expect(rooms.map((room) => writeLength(perimeter(room) ?? 0))).toEqual([`54'8"`, `49'2"`, `37'0"`, `26'0"`])
  expect(wallArea(hall)).toBe(296)
  expect(surface(bath)).toBe(288)
})

test('the volumes of both chambers', () => {
  expect([kitchen, dining].map(volume)).toEqual([1440, 1150])
  expect(totalsOf([kitchen, dining]).volume).toBe(2590)
  expect(totalsOf([hall, bath]).volume).toBe(740)
})

test('the wet share of all four: 409 of 2,167 square feet', () => {
  const totals = totalsOf(rooms)
  expect(totals).toMatchObject({ wet: 409, lacking: 0 })
  expect(totals.surface).toBeCloseTo(2167.17, 2)
  expect(totals.share).toBeCloseTo(0.1887, 4)
  expect(wetArea(hall)).toBe(51)
  expect(wetShare(hall)).toBeCloseTo(51 / 401, 10)
})

test('a room that is not affected is in no total', () => {
  const living = { ...dining, is_affected: false }
  expect(totalsOf([...rooms, living])).toEqual(totalsOf(rooms))
})

test('what was not measured is not known, and not 0', () => {
  const begun = { ...kitchen, width: null }
  const none = { ...kitchen, wet_floor: null, wet_lower: null }
  expect([floorArea, perimeter, wallArea, surface, volume, wetShare].map((of) => of(begun))).toEqual(
    Array.from({ length: 6 }, () => null),
  )
  expect([wetArea(none), wetShare(none)]).toEqual([null, null])
  expect(totalsOf([begun, hall])).toMatchObject({ share: null, lacking: 1 })
  expect(totalsOf([])).toMatchObject({ share: null, lacking: 0 })
  expect(floorArea({ ...bath, cutouts: [{ length: 100_000, width: 1000 }] })).toBe(0)
})
