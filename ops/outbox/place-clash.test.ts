import { expect, test } from 'vitest'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { changeOnTop } from './job-clash.ts'
import { placeAgain, placeClashOf } from './place-clash.ts'

const made = {
  id: newId(),
  job_id: newId(),
  created_at: '2026-11-20T12:00:00.000Z',
  by: 'Theo Bittern',
  revision: 1,
  removed_at: null,
}
const point = { ...aPoint, ...made, room_id: newId() }
const station = { ...aStation, ...made }
const ofPoint = (changes: Record<string, unknown>): Write => ({
  kind: 'point_change',
  point_id: made.id,
  revision: 1,
  changes,
  name: '3',
})

test('a change of other fields than someone else’s goes on top of what the server has by itself', () => {
  const write = ofPoint({ place: 'Sink' })
  expect(changeOnTop({ write, base: point }, { ...point, material: 'trim', revision: 3 })).toEqual({
    ...write,
    revision: 3,
  })
  const moved: Write = {
    kind: 'station_change',
    station_id: made.id,
    revision: 1,
    changes: { place: 'Porch' },
    name: '',
  }
  expect(changeOnTop({ write: moved, base: station }, { ...station, revision: 2 })).toEqual({
    ...moved,
    revision: 2,
  })
})

test('the same field is left to the person, and so is what someone else removed', () => {
  const write = ofPoint({ place: 'Sink' })
  const theirs = { ...point, place: 'Hall', removed_at: made.created_at, revision: 2 }
  expect(changeOnTop({ write, base: point }, theirs)).toBeNull()
  expect(placeClashOf({ write, base: point }, theirs)?.clashing).toEqual(['place'])
  // Sent again by the person, mine stands.
  expect(placeAgain({ write, base: point, current: theirs })).toEqual({ ...write, revision: 2 })
  const back = ofPoint({ removed: false })
  expect(placeClashOf({ write: back, base: point }, theirs)?.clashing).toEqual(['removed'])
})

test('what is no point, or no change of one, is no clash', () => {
  expect(placeClashOf({ write: ofPoint({}), base: point }, { id: point.id })).toBeNull()
  expect(placeClashOf({ write: { kind: 'note', text: 'Wet.' }, base: point }, point)).toBeNull()
})
