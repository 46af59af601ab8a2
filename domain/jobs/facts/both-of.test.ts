import fc from 'fast-check'
import { expect, test } from 'vitest'
import { bothOf } from './both-of.ts'

test('what two people described is kept one after the other, the office’s first', () => {
  const [mine, theirs] = ['Lockbox at the back gate.', 'Lockbox at the side door.']
  expect(bothOf('access_note', { mine, theirs })).toEqual({ access_note: `${theirs}\n\n${mine}` })
  expect(bothOf('parking', { mine: 'Alley', theirs: 'Driveway' })).toEqual({ parking: 'Driveway; Alley' })
})

test('of what two people listed, each stands there once', () => {
  expect(bothOf('rooms', { mine: ['Kitchen', 'Bath'], theirs: ['Hall', 'Kitchen'] })).toEqual({
    rooms: ['Hall', 'Kitchen', 'Bath'],
  })
})

test('of an answer, a number or a name only one is right', () => {
  expect(bothOf('power_on', { mine: 'yes', theirs: 'no' })).toBe(null)
  expect(bothOf('stories', { mine: 1, theirs: 2 })).toBe(null)
  expect(bothOf('policy_number', { mine: 'A1', theirs: 'B2' })).toBe(null)
  expect(bothOf('pets', { mine: null, theirs: 'A dog' })).toBe(null)
})

test('nothing is offered that is one of the two already, or too long to be saved', () => {
  expect(bothOf('pets', { mine: 'A dog', theirs: 'A dog and a cat' })).toBe(null)
  expect(bothOf('rooms', { mine: ['Bath', 'Hall'], theirs: ['Bath'] })).toBe(null)
  expect(bothOf('pets', { mine: 'a'.repeat(120), theirs: 'b'.repeat(120) })).toBe(null)
})

test('every word of both is in it', () => {
  const words = fc.string({ minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(words, words, (mine, theirs) => {
      const kept = bothOf('access_note', { mine, theirs })?.access_note
      if (kept === undefined) return
      expect(kept).toContain(mine.trim())
      expect(kept).toContain(theirs.trim())
    }),
  )
})
