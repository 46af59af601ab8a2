import { expect, test } from 'vitest'
import { changesBetween, clashesOf, isSameFact } from './clashes.ts'

test('only what both changed to something else has to be decided', () => {
  const base = { name: 'Nora', activity: 'running', pets: 'A dog' } as const
  const changes = { activity: 'off', pets: 'A cat', rooms: ['Bath'], parking: null } as const
  const theirs = { name: 'Nora Trillium', activity: 'running', pets: 'Two dogs', rooms: ['Bath'] } as const
  expect(
    clashesOf({ base, changes: { ...changes, rooms: ['Bath'] }, theirs: { ...theirs, rooms: ['Bath'] } }),
  ).toEqual(['pets'])
  // Where nobody knows what it was before, whatever differs is asked.
  expect(clashesOf({ base: null, changes: { activity: 'off' }, theirs: { activity: 'running' } })).toEqual([
    'activity',
  ])
})

test('changes are what differs, and what is gone is null', () => {
  expect(
    changesBetween(
      { name: 'Nora', town: 'Niles', rooms: ['Bath'] },
      { name: 'Nora', rooms: ['Bath', 'Hall'] },
    ),
  ).toEqual({
    town: null,
    rooms: ['Bath', 'Hall'],
  })
})

test('facts are compared by what they say', () => {
  expect(isSameFact(undefined, null)).toBe(true)
  expect(isSameFact({ key: 'gas', at: '1' }, { at: '1', key: 'gas' })).toBe(true)
  expect(isSameFact(['a', 'b'], ['b', 'a'])).toBe(false)
  expect(isSameFact(0, undefined)).toBe(false)
})
