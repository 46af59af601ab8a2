import { expect, test } from 'vitest'
import { surprising } from '#domain/drying/judge-reading.ts'
import { aDrying, anAirReading, aReading, aStation, idOf, setup } from './a-drying.fixture.ts'
import {
  canGoOn,
  confirmed,
  emptyEntry,
  press,
  reopened,
  typedOn,
  type Entry,
  type Key,
  type Pressed,
} from './entry.ts'
import { walkOf, type Stop } from './walk.ts'

const visit = idOf('visit', 4)

/** Presses key by key, as long as the entry is typed. */
function type(stop: Stop, keys: readonly Key[], from: Entry = emptyEntry): Pressed {
  return keys.reduce<Pressed>(
    (before, key) => (before.kind === 'typing' ? press(before.entry, key, { stop, surprising }) : before),
    { kind: 'typing', entry: from },
  )
}

const entryOf = (pressed: Pressed) => (pressed.kind === 'typing' ? pressed.entry : expect.unreachable())
const stopOf = (number: number, drying = aDrying()) =>
  walkOf(drying, visit).stops.find(({ id }) => id === idOf('point', number)) ?? expect.unreachable()
const airStop = () =>
  walkOf(aDrying(), visit).stops.find(({ kind }) => kind === 'air') ?? expect.unreachable()

const outsideStop = () =>
  walkOf(aDrying(), visit).stops.find((stop) => stop.kind === 'air' && stop.station.kind === 'outside') ??
  expect.unreachable()

test('the second digit saves a reading on a scale of two digits', () => {
  expect(type(stopOf(3), ['1'])).toEqual({ kind: 'typing', entry: { text: '1', first: null, doubt: null } })
  expect(type(stopOf(3), ['1', '9'])).toEqual({ kind: 'point', read: { value: 19, is_confirmed: false } })
})

test('a digit right behind a number that saved itself is of the next point: no meter shows one with a digit more', () => {
  const stop = stopOf(3)
  if (stop.kind !== 'point') return expect.unreachable()
  for (const key of ['0', '1', '9', 'next', '-'] as const)
    expect(typedOn({ stop, text: '19' }, key)).toBe(null)
  expect(typedOn({ stop, text: '12.5' }, '2')).toBe(null)
})

test('a decimal right behind a number that saved itself is of that number', () => {
  const stop = stopOf(3)
  if (stop.kind !== 'point') return expect.unreachable()
  const of = (key: Key) => typedOn({ stop, text: '12' }, key)
  expect(of('.')).toEqual({ text: '12.', first: null, doubt: null })
  expect(of('back')).toEqual({ text: '1', first: null, doubt: null })
})

test('a shorter one needs Next, which does nothing while nothing is typed', () => {
  expect(type(stopOf(1), ['9'])).toMatchObject({ kind: 'typing' })
  expect(type(stopOf(1), ['9', 'next'])).toEqual({ kind: 'point', read: { value: 9, is_confirmed: false } })
  expect(type(stopOf(1), ['next', 'next'])).toEqual({ kind: 'typing', entry: emptyEntry })
  expect(canGoOn(emptyEntry)).toBe(false)
})

test('a scale up to 100 takes three digits', () => {
  const points = aDrying().points.map((point) => ({ ...point, scale: 'Relative' }))
  const stop = stopOf(3, aDrying({ points }))
  expect(type(stop, ['1', '9'])).toMatchObject({ kind: 'typing' })
  expect(type(stop, ['1', '0', '0'])).toMatchObject({ kind: 'point', read: { value: 100 } })
})

test('a reading that surprises is asked about in place, and no key answers', () => {
  const asked = entryOf(type(stopOf(4), ['4', '2']))
  expect(asked.doubt).toMatchObject({ kind: 'asked', value: 42, change: 14 })
  expect(confirmed(asked)).toEqual({ value: 42, is_confirmed: true, no_access: null })
  expect(canGoOn(asked)).toBe(false)
  expect(type(stopOf(4), ['next'], asked)).toEqual({ kind: 'typing', entry: asked })
})

test('a double tap on Next confirms nothing', () => {
  const stop = stopOf(4)
  const asked = entryOf(type(stop, ['9', 'next', 'next']))
  expect(asked.doubt).toMatchObject({ kind: 'asked', value: 9, change: -19 })
})

test('a digit after a question types it again', () => {
  const asked = entryOf(type(stopOf(4), ['4', '2']))
  expect(entryOf(type(stopOf(4), ['2'], asked))).toEqual({ text: '2', first: null, doubt: null })
  expect(type(stopOf(4), ['2', '4'], asked)).toEqual({
    kind: 'point',
    read: { value: 24, is_confirmed: false },
  })
})

test('outside the scale of the meter nothing can be saved', () => {
  const refused = entryOf(type(stopOf(4), ['7', '2']))
  expect(refused.doubt).toEqual({ kind: 'refused', scale: { meter: 'M-2', least: 5, most: 60 } })
  expect([confirmed(refused), canGoOn(refused)]).toEqual([null, false])
  expect(type(stopOf(4), ['2', '6'], refused)).toMatchObject({ kind: 'point', read: { value: 26 } })
})

test('the company’s own limits of surprise count', () => {
  const pressed = press({ ...emptyEntry, text: '3' }, '0', {
    stop: stopOf(4),
    surprising: { up: 1, down: 1 },
  })
  expect(entryOf(pressed).doubt).toMatchObject({ kind: 'asked', value: 30, change: 2 })
})

test('with nothing typed, Backspace and the point go back to what was read last', () => {
  const stop = stopOf(3, aDrying({ readings: [...aDrying().readings, aReading(3, 19)] }))
  expect([type(stop, ['back']), type(stop, ['.'])]).toEqual([{ kind: 'back' }, { kind: 'back' }])
  expect(reopened(stop, 'back')).toEqual({ text: '1', first: null, doubt: null })
  const decimal = reopened(stop, '.') ?? expect.unreachable()
  expect(type(stop, ['5'], decimal)).toEqual({ kind: 'point', read: { value: 19.5, is_confirmed: false } })
  expect(reopened(stopOf(3), 'back')).toBe(null)
})

test('air is a temperature and then a humidity, of two digits or three', () => {
  const stop = airStop()
  expect(entryOf(type(stop, ['8', '4']))).toEqual({ text: '', first: '84', doubt: null })
  expect(type(stop, ['8', '4', '3', '1'])).toEqual({ kind: 'air', read: { fahrenheit: 84, humidity: 31 } })
  expect(type(stop, ['1', '0', '3', '1', '1'])).toMatchObject({ read: { fahrenheit: 103, humidity: 11 } })
  const outside = outsideStop()
  expect(type(outside, ['1', '2', 'next', '9', 'next'])).toMatchObject({
    read: { fahrenheit: 12, humidity: 9 },
  })
  expect(type(outside, ['-', '5', 'next', '7', '4'])).toMatchObject({
    read: { fahrenheit: -5, humidity: 74 },
  })
})

test('decimals of air follow what was typed', () => {
  expect(type(airStop(), ['8', '4', '.', '5', '3', '1'])).toMatchObject({
    read: { fahrenheit: 84.5, humidity: 31 },
  })
  const air = { fahrenheit: 84, humidity: 31, altitude_feet: 0 }
  const stop = walkOf(aDrying({ air: [anAirReading(1, air)] }), visit).stops.find(
    ({ kind }) => kind === 'air',
  )
  expect(stop && reopened(stop, '.')).toEqual({ text: '31.', first: '84', doubt: null })
})

test('air that cannot be is refused, and goes back to the temperature', () => {
  const tooHot = entryOf(type(airStop(), ['2', '5', '0']))
  expect(tooHot).toEqual({ text: '250', first: null, doubt: { kind: 'air', problem: 'fahrenheit' } })
  expect(entryOf(type(airStop(), ['back', 'back'], tooHot))).toEqual({ text: '2', first: null, doubt: null })
  expect(type(airStop(), ['8', '4', '3', '1'], tooHot)).toMatchObject({
    read: { fahrenheit: 84, humidity: 31 },
  })
  const high = walkOf(aDrying({ setup: { ...setup, altitude_feet: 15_000 }, stations: [aStation(1)] }), visit)
  const stop = high.stops.at(-1) ?? expect.unreachable()
  const boils = entryOf(type(stop, ['1', '9', '9', '9', '9']))
  expect(boils.doubt).toEqual({ kind: 'air', problem: 'boils' })
})

test('air that surprises is asked about in place, once, and a digit types it again from the temperature', () => {
  const before = { fahrenheit: 84, humidity: 31, altitude_feet: 0 }
  const read = { ...anAirReading(1, before, 3), at: '2026-11-12T14:36:00.000Z' }
  const stop = walkOf(aDrying({ air: [read] }), visit).stops.find(({ kind }) => kind === 'air')
  if (!stop) return expect.unreachable()
  const asked = entryOf(type(stop, ['1', '1', '0', '3', '1']))
  expect(asked.doubt).toMatchObject({ kind: 'air-asked', asked: { of: 'fahrenheit', change: 26 } })
  expect(canGoOn(asked)).toBe(false)
  expect(confirmed(asked)).toEqual({ air: { fahrenheit: 110, humidity: 31 } })
  expect(type(stop, ['8', '6', '3', '1'], asked)).toMatchObject({ read: { fahrenheit: 86, humidity: 31 } })
  // The temperature stands where only the humidity surprises.
  const damp = entryOf(type(stop, ['8', '4', '9', '1']))
  expect(damp.doubt).toMatchObject({ asked: { of: 'humidity', change: 60 } })
  expect(type(stop, ['3', '1'], damp)).toMatchObject({ read: { fahrenheit: 84, humidity: 31 } })
})

test('what comes out of a machine wetter than it went in is asked about', () => {
  const unit = { unit_number: 'LGR-03', place: 'LGR-03' }
  const stations = [
    aStation(1, { ...unit, kind: 'dehumidifier_in' }),
    aStation(2, { ...unit, kind: 'dehumidifier_out' }),
  ]
  const air = [anAirReading(1, { fahrenheit: 80, humidity: 40, altitude_feet: 0 })]
  const stop = walkOf(aDrying({ stations, air }), visit).stops.at(-1)
  if (!stop) return expect.unreachable()
  const asked = entryOf(type(stop, ['9', '5', '6', '0']))
  expect(asked.doubt).toMatchObject({ kind: 'air-asked', asked: { of: 'outlet' } })
  expect(type(stop, ['1', '0', '0', '1', '5'])).toMatchObject({ kind: 'air' })
})
