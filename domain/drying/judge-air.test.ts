import { expect, test } from 'vitest'
import { larkspurAir } from '#domain/readings/stations/larkspur-air.fixture.ts'
import { airAt } from './air.ts'
import { judgeAir, type JudgedBeside } from './judge-air.ts'

const indoors: JudgedBeside = { place: 'indoors', previous: null, otherEnd: null }
const air = (fahrenheit: number, humidity: number) => ({ fahrenheit, humidity })

test.each([
  ['184 °F in a basement', air(184, 31), { of: 'fahrenheit', value: 184 }],
  ['25 °F in a basement', air(25, 40), { of: 'fahrenheit', value: 25 }],
  ['0 % anywhere', air(70, 0), { of: 'humidity', value: 0 }],
  ['84 °F, 31 %', air(84, 31), null],
])('without an earlier visit, %s is judged by what air can be', (_, measured, doubt) => {
  expect(judgeAir(measured, indoors)).toEqual(doubt)
})

test('a change since the last visit is asked about: of the temperature, of the humidity, of the grains', () => {
  const after = (previous: { fahrenheit: number; humidity: number }) => ({ ...indoors, previous })
  expect(judgeAir(air(110, 31), after(air(84, 31)))).toEqual({ of: 'fahrenheit', value: 110, change: 26 })
  expect(judgeAir(air(84, 90), after(air(84, 31)))).toEqual({ of: 'humidity', value: 90, change: 59 })
  expect(judgeAir(air(95, 60), after(air(85, 40)))).toMatchObject({ of: 'grains' })
  expect(judgeAir(air(60, 30), { ...after(air(95, 30)), place: 'outside' })).toBe(null)
  expect(judgeAir(air(96, 31), after(air(84, 38)))).toBe(null)
})

test('an outlet that is wetter than its inlet is asked about, whichever was read first', () => {
  const [wet, dry] = [air(80, 60), air(100, 15)]
  const doubt = { of: 'outlet', out: airAt(wet).grains, into: airAt(dry).grains }
  const blown = (otherEnd: JudgedBeside['otherEnd']) => ({ ...indoors, place: 'blown' as const, otherEnd })
  expect(judgeAir(wet, blown({ is: 'inlet', air: dry }))).toEqual(doubt)
  expect(judgeAir(dry, { ...indoors, otherEnd: { is: 'outlet', air: wet } })).toEqual(doubt)
  expect(judgeAir(dry, blown({ is: 'inlet', air: wet }))).toBe(null)
  // A machine that only blows is as humid behind as before: the drying tab tells that.
  expect(judgeAir(wet, blown({ is: 'inlet', air: wet }))).toBe(null)
})

test('nothing is asked on the four days of a house that dries', () => {
  for (const { station, measured } of larkspurAir)
    for (const [day, now] of measured.entries()) {
      const place = placeOf(station.kind)
      const doubt = judgeAir(now, { place, previous: measured[day - 1] ?? null, otherEnd: null })
      expect([station.id, day, doubt]).toEqual([station.id, day, null])
    }
})

function placeOf(kind: string) {
  if (kind === 'outside') return 'outside'
  return kind === 'dehumidifier_out' || kind === 'hvac' ? 'blown' : 'indoors'
}
