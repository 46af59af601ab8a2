import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { addSeen, handedWords, newlyHanded, readSeen } from './handed-over.ts'

const now = new Date('2026-11-22T18:30:00.000Z')

function aShelf() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const handed = (id: string, at: string) => ({ handed_over: { id, at, by: 'Marcus Wren' } })
const desk = [
  handed('1', '2026-11-22T17:00:00.000Z'),
  { handed_over: null },
  handed('2', '2026-11-22T18:00:00.000Z'),
  handed('3', '2026-11-20T18:00:00.000Z'),
]
const told = (shelf: ReturnType<typeof aShelf>, user: string, at = now) =>
  newlyHanded(desk, readSeen(shelf, user, at)).map(({ over }) => over.id)

test('a browser that knows nothing of the person tells the hand-overs of the last day, the latest first', () => {
  expect(told(aShelf(), 'ivy')).toEqual(['2', '1'])
})

test('a hand-over is told until it is seen to, after a reload and days later too, to each person on their own', () => {
  const shelf = aShelf()
  addSeen(shelf, 'ivy', { ids: [], now })
  expect(told(shelf, 'ivy')).toEqual(['2', '1'])
  addSeen(shelf, 'ivy', { ids: ['2', '2'], now })
  expect(told(shelf, 'ivy', new Date('2026-11-26T08:00:00.000Z'))).toEqual(['1'])
  expect(told(shelf, 'theo')).toEqual(['2', '1'])
})

test('a hand-over says who gave it, whose request it is, and when', () => {
  const over = { id: '1', at: '2026-11-22T18:30:00.000Z', by: 'Marcus Wren' }
  const told = { name: 'Nora Trillium', now }
  expect(handedWords(over, told, en)).toBe('Marcus Wren assigned you Nora Trillium, 1:30 PM')
  expect(handedWords({ ...over, by: null }, told, en)).toBe('You were assigned Nora Trillium, 1:30 PM')
})
