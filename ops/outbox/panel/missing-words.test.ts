import { expect, test } from 'vitest'
import { en } from '../../words/en.ts'
import { es } from '../../words/es.ts'
import { missingWords } from './missing-words.ts'

const burst = (all: number, names: readonly string[]) => ({
  all,
  missing: names.map((name) => ({ id: name, name })),
})

test('photos that are missing are counted and named, as many as a line holds', () => {
  const names = [7, 8, 9, 10, 11, 12].map((number) => `IMG_${number}.jpg`)
  expect(missingWords(burst(12, names), en)).toBe(
    '6 of 12 photos were saved. Add the rest: IMG_7.jpg, IMG_8.jpg, IMG_9.jpg, and 3 more.',
  )
  expect(missingWords(burst(2, names.slice(0, 1)), en)).toBe(
    '1 of 2 photos was saved. Add the rest: IMG_7.jpg.',
  )
  expect(missingWords(burst(1, names.slice(0, 1)), en)).toBe('1 photo wasn’t saved. Add it again: IMG_7.jpg.')
  expect(missingWords(burst(2, names.slice(0, 2)), es)).toBe(
    '2 fotos no se guardaron. Agréguelas otra vez: IMG_7.jpg e IMG_8.jpg.',
  )
})
