import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { addSeen, assignmentWords, newAssignments, readSeen } from './new-assignments.ts'

const now = new Date('2026-11-22T18:30:00.000Z')

function aShelf() {
  const stored = new Map<string, string>()
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  }
}

const given = (id: string, at: string) => ({ assignment: { id, at, by: 'Marcus Wren' } })
const desk = [
  given('1', '2026-11-22T17:00:00.000Z'),
  { assignment: null },
  given('2', '2026-11-22T18:00:00.000Z'),
  given('3', '2026-11-20T18:00:00.000Z'),
]
const told = (shelf: ReturnType<typeof aShelf>, user: string, at = now) =>
  newAssignments(desk, readSeen(shelf, user, at)).map(({ assignment }) => assignment.id)

test('a browser that knows nothing of the person tells the assignments of the last day, the latest first', () => {
  expect(told(aShelf(), 'ivy')).toEqual(['2', '1'])
})

test('a assignment is told until it is seen to, after a reload and days later too, to each person on their own', () => {
  const shelf = aShelf()
  addSeen(shelf, 'ivy', { ids: [], now })
  expect(told(shelf, 'ivy')).toEqual(['2', '1'])
  addSeen(shelf, 'ivy', { ids: ['2', '2'], now })
  expect(told(shelf, 'ivy', new Date('2026-11-26T08:00:00.000Z'))).toEqual(['1'])
  expect(told(shelf, 'theo')).toEqual(['2', '1'])
})

test('a assignment says who gave it, whose request it is, and when', () => {
  const assignment = { id: '1', at: '2026-11-22T18:30:00.000Z', by: 'Marcus Wren' }
  const told = { name: 'Nora Trillium', now }
  expect(assignmentWords(assignment, told, en)).toBe('Marcus Wren assigned you Nora Trillium, 1:30 PM')
  expect(assignmentWords({ ...assignment, by: null }, told, en)).toBe(
    'You were assigned Nora Trillium, 1:30 PM',
  )
  const nameless = { name: null, now }
  expect(assignmentWords(assignment, nameless, en)).toBe('Marcus Wren assigned you a request, 1:30 PM')
  expect(assignmentWords({ ...assignment, by: null }, nameless, en)).toBe(
    'You were assigned a request, 1:30 PM',
  )
})
