import { expect, test } from 'vitest'
import { pintsOfBand } from './size-bands.ts'

test('a unit counts as the low end of its band', () => {
  expect([69, 70, 109, 109.5, 110, 159, 160].map(pintsOfBand)).toEqual([null, 70, 70, 70, 110, 110, null])
})
