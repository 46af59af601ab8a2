import { expect, test } from 'vitest'
import { addDismissed, readDismissed } from './dismissed.ts'

function aStorage() {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}

test('what one person has read another has not, and the oldest is forgotten', () => {
  const storage = aStorage()
  for (let nth = 0; nth < 102; nth++) addDismissed(storage, 'marcus', String(nth))
  addDismissed(storage, 'marcus', '101')
  const read = readDismissed(storage, 'marcus')
  expect([read.length, read.at(0), read.at(-1)]).toEqual([100, '2', '101'])
  expect(readDismissed(storage, 'nora')).toEqual([])
})
