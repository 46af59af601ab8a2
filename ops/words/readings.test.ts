import { expect, test } from 'vitest'
import { enReadings } from './en-readings.ts'
import { esReadings } from './es-readings.ts'

// A Friday, at eight in the evening where the company works.
const now = new Date('2026-11-14T01:00:00Z')
const at = (day: string) => new Date(`2026-11-${day}T14:35:00Z`)

test('earlier readings stand below the day as people say it, by the days of the company', () => {
  const days = ['02', '10', '12', '13'].map(at)
  expect(days.map((day) => enReadings.column(day, now))).toEqual(['Nov 2', 'Tue', 'Yesterday', 'Today'])
  expect(days.map((day) => esReadings.column(day, now))).toEqual(['2 nov', 'mar', 'Ayer', 'Hoy'])
})

test('in the middle of a sentence a day is said in full', () => {
  const days = ['02', '10', '12', '13'].map(at)
  expect(days.map((day) => enReadings.since(day, now))).toEqual([
    'Nov 2',
    'Tuesday',
    'yesterday',
    'earlier today',
  ])
  expect(days.map((day) => esReadings.since(day, now))).toEqual([
    'el 2 nov',
    'el martes',
    'ayer',
    'hoy más temprano',
  ])
})

test('a meter whose name says that it is one is not called so twice', () => {
  expect(enReadings.about(4, 'Subfloor', 'M-2')).toBe('Point 4. Subfloor, meter M-2.')
  expect(enReadings.about(4, 'Subfloor', 'Pin meter')).toBe('Point 4. Subfloor, Pin meter.')
})
