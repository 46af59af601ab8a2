import { expect, test } from 'vitest'
import { sourcesFor, type Source } from './sources.ts'

test('the sources of a loss come first, and none is left out', () => {
  const values: Source[] = sourcesFor('sewage').map(({ value }) => value)
  expect(values.slice(0, 2)).toEqual(['toilet_solids', 'drain_backup'])
  expect(values.length).toBe(sourcesFor(undefined).length)
})
