import { expect, test } from 'vitest'
import { findClashes } from './clashes.ts'
import type { Stop } from './stops.ts'

function at(id: string, from: string, to: string, changed: Partial<Stop> = {}): Stop {
  return { id, people: ['ivy'], from, to, town: 'Boardman', ...changed }
}

const clashesOf = (...stops: Stop[]) =>
  findClashes(stops).map(({ employee_id, first, second, why, minutes }) => [
    employee_id,
    first,
    second,
    why,
    minutes,
  ])

test('visits of one person that overlap clash by the minutes that they share', () => {
  expect(clashesOf(at('b', '09:30', '11:00'), at('a', '08:00', '10:00'))).toEqual([
    ['ivy', 'a', 'b', 'overlap', 30],
  ])
  expect(clashesOf(at('a', '08:00', '12:00'), at('b', '09:00', '10:00'))).toEqual([
    ['ivy', 'a', 'b', 'overlap', 60],
  ])
})

test('a long visit clashes with each that lies in it', () => {
  const stops = [at('a', '08:00', '12:00'), at('b', '08:30', '09:00'), at('c', '11:00', '13:00')]
  expect(clashesOf(...stops)).toEqual([
    ['ivy', 'a', 'b', 'overlap', 30],
    ['ivy', 'a', 'c', 'overlap', 60],
  ])
})

test.each([
  ['Canfield', '10:00', 15],
  ['Canfield', '10:05', 10],
  ['Canfield', '10:15', null],
  [' boardman ', '10:00', null],
  // Of a request without a town nobody knows how far it is.
  ['', '10:00', null],
])('after a visit until 10 in Boardman, one in %j at %s is short by %s', (town, from, minutes) => {
  const clashes = clashesOf(at('a', '08:00', '10:00'), at('b', from, '11:00', { town }))
  expect(clashes).toEqual(minutes === null ? [] : [['ivy', 'a', 'b', 'travel', minutes]])
})

test('people clash each by themselves, and several on one visit with each other’s others', () => {
  const both = at('a', '08:00', '10:00', { people: ['ivy', 'theo'] })
  expect(clashesOf(both, at('b', '09:00', '10:00', { people: ['rosa'] }))).toEqual([])
  expect(clashesOf(both, at('b', '09:00', '10:00', { people: ['theo'] }))).toEqual([
    ['theo', 'a', 'b', 'overlap', 60],
  ])
})
