import { expect, test } from 'vitest'
import { enPlaceParts } from './en-place-parts.ts'
import { esPlaceParts } from './es-place-parts.ts'
import { hasPart, renamedPlace, togglePart } from '#domain/readings/points/place-parts.ts'

test('taps compose where a point is: surface, spot and height, one of each, beside what is typed', () => {
  const tap = (place: string, part: Parameters<typeof togglePart>[1]) => togglePart(place, part, enPlaceParts)
  expect(tap('', 'North wall')).toBe('North wall')
  expect(tap('North wall', '2 ft from the floor')).toBe('North wall, 2 ft from the floor')
  expect(tap('North wall, 2 ft from the floor', 'corner')).toBe('North wall, corner, 2 ft from the floor')
  expect(tap('North wall, 2 ft from the floor', 'East wall')).toBe('East wall, 2 ft from the floor')
  expect(tap('sink cabinet', '6 in from the floor')).toBe('Sink cabinet, 6 in from the floor')
  expect(tap('North wall, corner', 'North wall')).toBe('Corner')
  expect(hasPart('Corner, 2 ft from the floor', 'corner', enPlaceParts)).toBe(true)
})

test('what was tapped in Spanish is stored in English, and what was typed stays', () => {
  const typed = togglePart('gabinete', 'North wall', esPlaceParts)
  expect(typed).toBe('Pared norte, gabinete')
  const stored = renamedPlace(typed, esPlaceParts, enPlaceParts)
  expect(stored).toBe('North wall, gabinete')
  expect(renamedPlace(stored, enPlaceParts, esPlaceParts)).toBe(typed)
  expect(renamedPlace('3,5 in, north wall', enPlaceParts, esPlaceParts)).toBe('3,5 in, Pared norte')
})
