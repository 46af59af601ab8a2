import { expect, test } from 'vitest'
import { aDrying, anAirReading, aPoint, aReading, idOf } from './a-drying.fixture.ts'
import { leftToRead } from './left-to-read.ts'
import {
  couldNotReach,
  firstUnreadOf,
  isRead,
  lastRead,
  neighbor,
  nextUnread,
  onward,
  walkOf,
} from './walk.ts'

const visit = idOf('visit', 4)
const first = aDrying()
const withRead = (...numbers: readonly number[]) =>
  aDrying({
    readings: [
      ...first.readings,
      ...numbers.map((number, nth) => aReading(number, 15, { at: `2026-11-13T14:3${nth}:00.000Z` })),
    ],
  })

test('points are walked room by room as they are numbered, and the air comes last', () => {
  const { legs, stops } = walkOf(aDrying({ points: first.points.toReversed() }), visit)
  expect(legs.map(({ roomId, stops }) => [roomId, stops.length])).toEqual([
    [idOf('room', 1), 8],
    [idOf('room', 2), 4],
    [idOf('room', 3), 3],
    [idOf('room', 4), 3],
    [null, 2],
  ])
  expect(stops[3]).toMatchObject({ point: { number: 4 }, previous: { value: 28 } })
})

test('a station that nobody could reach is read with that, and what was measured before still stands beside it', () => {
  const before = anAirReading(1, { fahrenheit: 84, humidity: 31, altitude_feet: 0 }, 3)
  const unreached = { ...anAirReading(1, null), no_access: 'blocked' as const }
  const stop = walkOf(aDrying({ air: [before, unreached] }), visit).stops.at(-2) ?? expect.unreachable()
  expect([stop.kind, isRead(stop), couldNotReach(stop)]).toEqual(['air', true, true])
  expect(stop).toMatchObject({ previous: { id: before.id } })
})

test('a point that was removed is not walked to', () => {
  const points = [aPoint(1), aPoint(2, { removed_at: '2026-11-12T14:35:00.000Z' })]
  expect(walkOf(aDrying({ points, stations: [] }), visit).stops.map(({ id }) => id)).toEqual([
    idOf('point', 1),
  ])
})

test('what was read at this visit is left out of what comes next, and earlier gaps come at the end', () => {
  const { stops } = walkOf(withRead(1, 2, 3, 4), visit)
  expect(nextUnread(stops, idOf('point', 4))?.id).toBe(idOf('point', 5))
  expect(nextUnread(stops, null)?.id).toBe(idOf('point', 5))
  const all = aDrying({ points: [aPoint(1), aPoint(2)], stations: [], readings: [aReading(2, 15)] })
  expect(nextUnread(walkOf(all, visit).stops, idOf('point', 2))?.id).toBe(idOf('point', 1))
  const done = aDrying({ points: [aPoint(2)], stations: [], readings: [aReading(2, 15)] })
  expect(nextUnread(walkOf(done, visit).stops, idOf('point', 2))).toBe(null)
})

test('nobody is led back to what was just read and is still being stored', () => {
  const { stops } = walkOf(aDrying({ points: [aPoint(1), aPoint(2), aPoint(3)], stations: [] }), visit)
  const justRead = new Set([idOf('point', 1), idOf('point', 3)])
  expect(nextUnread(stops, idOf('point', 3), justRead)?.id).toBe(idOf('point', 2))
  expect(nextUnread(stops, idOf('point', 2), justRead)).toBe(null)
})

test('a point that could not be reached counts as seen to, and one that was taken back does not', () => {
  const locked = aReading(1, null, { no_access: 'locked' })
  const wrong = aReading(2, 15)
  const taken = aReading(2, null, { corrects: wrong.id })
  const { stops } = walkOf(aDrying({ readings: [locked, wrong, taken] }), visit)
  expect(stops.slice(0, 2).map(isRead)).toEqual([true, false])
  expect(stops.slice(0, 3).map(couldNotReach)).toEqual([true, false, false])
})

test('readings of two phones at one point both stand, the newest first', () => {
  const readings = [
    aReading(1, 15, { by: 'Iris Sedge', at: '2026-11-13T14:36:00.000Z' }),
    aReading(1, 16, { by: 'Dave Teasel', at: '2026-11-13T14:37:00.000Z' }),
  ]
  const [stop] = walkOf(aDrying({ readings }), visit).stops
  expect(stop?.read.map(({ by }) => by)).toEqual(['Dave Teasel', 'Iris Sedge'])
})

test('the last three earlier visits stand beside it, a correction at the day that it is of', () => {
  const [wrong] = first.readings
  if (!wrong) return expect.unreachable()
  const right = aReading(1, 25, { ...wrong, id: idOf('reading', 900), value: 25, corrects: wrong.id })
  const readings = [...first.readings, { ...right, at: '2026-11-13T16:00:00.000Z' }]
  const { earlier, stops } = walkOf(aDrying({ readings }), visit)
  expect(earlier.map(({ at, read }) => [at.toISOString(), read.get(idOf('point', 1))?.value])).toEqual([
    ['2026-11-10T14:35:00.000Z', 25],
    ['2026-11-11T14:35:00.000Z', 17],
    ['2026-11-12T14:35:00.000Z', 13],
  ])
  expect(stops[0]).toMatchObject({ previous: { value: 13, at: new Date('2026-11-12T14:35:00.000Z') } })
})

test('with another meter there is nothing to compare with', () => {
  const [stop] = walkOf(aDrying({ points: [aPoint(1, { meter: 'M-3' })] }), visit).stops
  expect(stop).toMatchObject({ previous: null })
})

test('an earlier visit, opened again, shows nothing of what came after it', () => {
  expect(walkOf(first, idOf('visit', 2)).earlier.map(({ key }) => key)).toEqual([idOf('visit', 1)])
})

test('the goal is what the same material shows in a dry room, else a default that says so', () => {
  const reference = aPoint(19, { is_reference: true, room_id: idOf('room', 5) })
  const drying = aDrying({
    points: [aPoint(1), aPoint(2, { material: 'drywall' }), reference],
    readings: [aReading(19, 11, { visit_id: idOf('visit', 1) })],
  })
  const [wood, drywall, dry] = walkOf(drying, visit).stops
  expect(wood).toMatchObject({ goal: { goal: 11, isDefault: false, from: { number: 19 } } })
  expect(drywall).toMatchObject({ goal: { goal: 10, isDefault: true, from: null } })
  expect(dry).toMatchObject({ goal: null })
})

test('a meter that is not in the set-up any more reads anything', () => {
  const [stop] = walkOf(aDrying({ points: [aPoint(1, { meter: 'M-9' })] }), visit).stops
  expect(stop).toMatchObject({ scale: { meter: 'M-9', least: 0, most: 9999 } })
})

test('a tap on a room leads to its first point that is not read, and Next leads on from one that is', () => {
  const { legs, stops } = walkOf(withRead(1, 2, 4), visit)
  const [kitchen] = legs
  if (!kitchen || !stops[0] || !stops[2]) return expect.unreachable()
  expect(firstUnreadOf(kitchen)?.id).toBe(idOf('point', 3))
  expect(onward(stops, stops[0])?.id).toBe(idOf('point', 3))
  expect(onward(stops, stops[2])).toBe(null)
})

test('the strip goes to either neighbor, and the row above to what was read last', () => {
  const { stops } = walkOf(withRead(3, 1), visit)
  expect(neighbor(stops, idOf('point', 4), 1)?.id).toBe(idOf('point', 5))
  expect(neighbor(stops, idOf('point', 1), -1)).toBe(null)
  expect(neighbor(stops, null, -1)?.id).toBe(idOf('station', 2))
  expect(lastRead(stops)?.id).toBe(idOf('point', 1))
  expect(lastRead(walkOf(first, visit).stops)).toBe(null)
})

test('what is left to read is told by number, and by place where it is air', () => {
  const air = [anAirReading(1, { fahrenheit: 84, humidity: 31, altitude_feet: 0 })]
  const drying = aDrying({ points: [aPoint(1), aPoint(2)], readings: [aReading(1, 15)], air })
  expect(leftToRead(walkOf(drying, visit).stops)).toEqual({ points: [2], stations: ['Driveway'] })
})
