import { expect, test } from 'vitest'
import { countPhotos, isUnderWay, nextPhoto } from './photo-queue.ts'

test('photos go out one at a time, and one that failed holds up no other', () => {
  const [failed, waiting, sending] = [
    { state: 'failed' },
    { state: 'waiting' },
    { state: 'sending' },
  ] as const
  expect(nextPhoto([failed, waiting])).toBe(waiting)
  expect(nextPhoto([sending, waiting])).toBeUndefined()
  expect(nextPhoto([failed])).toBeUndefined()
})

test('a page may be closed once all photos are in, or never can be', () => {
  expect(isUnderWay([{ state: 'in' }, { state: 'refused' }])).toBe(false)
  for (const state of ['chosen', 'preparing', 'waiting', 'sending', 'failed'] as const)
    expect(isUnderWay([{ state: 'in' }, { state }])).toBe(true)
})

test('photos that came before a reload count, and none counts twice', () => {
  const here = [{ state: 'in', hash: 'a' }, { state: 'failed', hash: 'b' }, { state: 'refused' }] as const
  expect(countPhotos(here, ['a'])).toEqual({ arrived: 1, all: 2 })
  expect(countPhotos(here, ['a', 'z'])).toEqual({ arrived: 2, all: 3 })
  expect(countPhotos(here, ['a', 'b'])).toEqual({ arrived: 2, all: 2 })
  expect(countPhotos([], ['a', 'b', 'c'])).toEqual({ arrived: 3, all: 3 })
  const twice = { state: 'in', hash: 'a' } as const
  expect(countPhotos([twice, twice, { state: 'refused', hash: 'x' }], ['a'])).toEqual({ arrived: 1, all: 1 })
})
