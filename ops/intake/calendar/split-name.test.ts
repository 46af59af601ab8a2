import { expect, test } from 'vitest'
import { splitName } from './split-name.ts'

test.each([
  ['Nora Trillium', 'Trillium', 'Nora'],
  ['Mary Ann Foxglove', 'Foxglove', 'Mary Ann'],
  ['Otto Sedge Jr.', 'Sedge Jr.', 'Otto'],
  ['Trillium', 'Trillium', ''],
  ['  Ann  Miller ', 'Miller', 'Ann'],
  ['', '', ''],
])('of “%s” the last name is “%s”', (name, last, rest) => {
  expect(splitName(name)).toEqual({ last, rest })
})
