import { expect, test } from 'vitest'
import { fieldOf } from '#domain/forms/definition/field.ts'
import { valueWords } from './value-words.ts'

const label = { en: 'Day' }
const counted = (formula: string) => fieldOf(1).parse({ id: 'day', type: 'calculated', label, formula })
const lastDay = counted('last_day_to_cancel(signed_on)')
const entered = fieldOf(1).parse({ id: 'day', type: 'date', label })

test('the last day to cancel is said in full, with its day of the week', () => {
  expect(valueWords(lastDay, '2026-11-30', 'en')).toBe('Monday, November 30, 2026')
  expect(valueWords(lastDay, '2026-11-30', 'es')).toBe('lunes, 30 de noviembre de 2026')
})

test('any other day is short, and never a row of digits, whether it was entered or counted', () => {
  for (const field of [entered, counted('signed_on')]) {
    expect(valueWords(field, '2026-11-30', 'en')).toBe('Nov 30, 2026')
    expect(valueWords(field, '2026-11-30', 'es')).toBe('30 nov 2026')
  }
})

test('what a formula counts besides days stays as it is', () => {
  expect(valueWords(counted('points.size()'), 3, 'en')).toBe('3')
  expect(valueWords(counted('room'), 'Kitchen', 'en')).toBe('Kitchen')
})
