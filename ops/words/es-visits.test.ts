import { expect, test } from 'vitest'
import { visitKinds } from '#domain/visits/visit-kinds.ts'
import { enVisits } from './en-visits.ts'
import { esVisits } from './es-visits.ts'

test('a visit is named in English as everywhere else, and in Spanish with words of its own', () => {
  for (const { value, label } of visitKinds) {
    expect(enVisits.kinds[value]).toBe(label)
    expect(esVisits.kinds[value]).not.toBe(label)
  }
})

test('how long a visit takes is said in hours and minutes, and one clash is told from several', () => {
  expect([45, 60, 90].map(enVisits.calendar.duration)).toEqual([
    '45\u00a0min',
    '1\u00a0h',
    '1\u00a0h\u00a030',
  ])
  expect([1, 2].map(esVisits.clash.count)).toEqual(['1 conflicto', '2 conflictos'])
})

test('a sentence about a visit that was moved ends with one period', () => {
  expect(esVisits.moved.by('Dana', 'a las 9:30 a.m.')).toBe(
    'Dana pasó su visita a este trabajo a las 9:30 a.m.',
  )
  expect(esVisits.moved.by('Dana', 'ayer')).toBe('Dana pasó su visita a este trabajo ayer.')
})
