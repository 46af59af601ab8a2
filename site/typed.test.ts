import { expect, test } from 'vitest'
import { longestSearch } from './parts/search-box.tsx'
import { readTyped } from './typed.ts'

const read = (query: string) => readTyped(new URLSearchParams(query))

test('what was typed is trimmed, and cut where no search goes on', () => {
  expect(read('q=+sump+pump+')).toBe('sump pump')
  expect(read(`q=${'x'.repeat(5000)}`)).toHaveLength(longestSearch)
  expect(read('')).toBe('')
})

test('what cannot be read was not typed', () => {
  expect(read('q=a%00b')).toBe('')
  expect(readTyped(new URLSearchParams([['q', `x${'🏠'.repeat(50)}`]])).slice(0, 3)).toBe('x🏠')
})
