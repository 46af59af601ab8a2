import { expect, test } from 'vitest'
import { aPoint, aStation } from '#domain/readings/larkspur-readings.fixture.ts'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { changeOnTop } from './job-clash.ts'
import { placeClashes } from './place-clash.ts'

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
  const theirs = { ...point, place: 'Hall', revision: 2 }
  expect(changeOnTop({ write, base: point }, theirs)).toBeNull()
  expect(placeClashes.clashOf({ write, base: point }, theirs)?.clashing).toEqual(['place'])
  const last = { by: 'Rosa Plover', at: '2026-11-21T09:30:00.000Z' }
  expect(placeClashes.clashOf({ write, base: point }, { ...theirs, last })?.last).toEqual(last)
  expect(placeClashes.clashOf({ write, base: point }, theirs)?.last).toBeNull()
  const gone = { ...point, removed_at: made.created_at, revision: 2 }
  expect(changeOnTop({ write, base: point }, gone)).toBeNull()
  expect(placeClashes.clashOf({ write, base: point }, gone)?.clashing).toEqual(['removed'])
  const removal = ofPoint({ removed: true })
  expect(changeOnTop({ write: removal, base: point }, gone)).toEqual({ ...removal, revision: 2 })
})

test('each field is decided by itself: mine goes on top of theirs, and theirs is left as it is', () => {
  const write = ofPoint({ place: 'Sink', material: 'trim', meter: 'M-2' })
  const theirs = { ...point, place: 'Hall', material: 'drywall', revision: 4 }
  const clash = placeClashes.clashOf({ write, base: point }, theirs)
  if (!clash) return expect.unreachable()
  expect(clash.clashing).toEqual(['place', 'material'])
  const decided = (place: 'mine' | 'theirs', material: 'mine' | 'theirs') =>
    placeClashes.decided({ write }, clash, { place, material })
  expect(decided('mine', 'theirs')).toEqual({
    ...write,
    revision: 4,
    changes: { place: 'Sink', meter: 'M-2' },
  })
  expect(decided('theirs', 'theirs')).toEqual({ ...write, revision: 4, changes: { meter: 'M-2' } })
  expect(decided('mine', 'mine')).toEqual({ ...write, revision: 4 })
})

test('a station that someone else removed is put back with the change, or left removed', () => {
  const write: Write = {
    kind: 'station_change',
    station_id: made.id,
    revision: 1,
    changes: { place: 'Porch' },
    name: 'Living room',
  }
  const gone = { ...station, removed_at: made.created_at, revision: 2 }
  const clash = placeClashes.clashOf({ write, base: station }, gone)
  if (!clash) return expect.unreachable()
  expect(clash.clashing).toEqual(['removed'])
  expect(placeClashes.decided({ write }, clash, { removed: 'mine' })).toEqual({
    ...write,
    revision: 2,
    changes: { place: 'Porch', removed: false },
  })
  const moved = { ...gone, place: 'Hall' }
  const both = placeClashes.clashOf({ write, base: station }, moved)
  if (!both) return expect.unreachable()
  expect(placeClashes.decided({ write }, both, { place: 'theirs', removed: 'theirs' })).toBeNull()
})

test('what is no point, or no change of one, is no clash', () => {
  expect(placeClashes.clashOf({ write: ofPoint({}), base: point }, { id: point.id })).toBeNull()
  expect(placeClashes.clashOf({ write: { kind: 'note', text: 'Wet.' }, base: point }, point)).toBeNull()
})
