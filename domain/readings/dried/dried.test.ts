import { expect, test } from 'vitest'
import { days } from '#domain/drying/larkspur.fixture.ts'
import { driedOf } from './dried.ts'
import { larkspurFile, readAt } from '../larkspur-file.fixture.ts'

/** The log with these points alone, whose readings are said of each day. */
function dried(said: Record<string, readonly (number | null)[]>, change = {}) {
  const { points, readings } = larkspurFile()
  return driedOf(
    larkspurFile({
      points: points.filter(({ id, is_reference }) => is_reference || id in said),
      readings: [
        ...readings.filter(({ point_id }) => point_id.startsWith('reference')),
        ...Object.entries(said).flatMap(([id, values]) =>
          values.flatMap((value, day) => (value === null ? [] : [readAt(id, day, value)])),
        ),
      ],
      ...change,
    }),
  )
}

const between = (from: number, to: number) => ({ began: days[from], dried: days[to] })

test('a house is dry with the reading at which its last point was, however often it is read after that', () => {
  expect(dried({ 'point-1': [20, 15, 10.5, 10], 'point-2': [30, 11, 10, 10] })).toEqual(between(0, 2))
  expect(dried({ 'point-1': [20, 11, 10], 'point-4': [null, 30, 20, 13.2] })).toEqual(between(0, 3))
})

test('what became wet again counts from when it is dry again', () => {
  expect(dried({ 'point-1': [20, 11, 14, 11] })).toEqual(between(0, 3))
})

test('a house is not dry while a point is wet or was not read', () => {
  expect(dried({ 'point-1': [20, 11], 'point-2': [30, 11.1] })).toBe(null)
  expect(dried({ 'point-1': [20, 11], 'point-2': [] })).toBe(null)
})

test('what never was wet has not become dry', () => {
  expect(dried({ 'point-1': [10, 10] })).toBe(null)
  expect(dried({})).toBe(null)
})
