import { expect, test } from 'vitest'
import { followKeys, sequenceTimeout } from './sequence.ts'

test('g and a letter go to a screen, if the letter comes soon', () => {
  expect(followKeys(null, { key: 's', at: 100 })).toEqual({ after: null, goTo: null })
  expect(followKeys(null, { key: 'g', at: 100 })).toEqual({ after: 100, goTo: null })
  expect(followKeys(100, { key: 's', at: 100 + sequenceTimeout })).toEqual({ after: null, goTo: 's' })
  expect(followKeys(100, { key: 's', at: 101 + sequenceTimeout })).toEqual({ after: null, goTo: null })
  expect(followKeys(100, { key: 'g', at: 101 + sequenceTimeout })).toEqual({
    after: 101 + sequenceTimeout,
    goTo: null,
  })
})

test('one letter is used once', () => {
  const { after } = followKeys(100, { key: 's', at: 200 })
  expect(followKeys(after, { key: 'e', at: 300 }).goTo).toBe(null)
})
