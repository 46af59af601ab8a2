import { expect, test } from 'vitest'
import { withCount } from './title.ts'

test('the title tells how many alerts wait, and a page that counts for itself keeps its own number', () => {
  expect(withCount('Employees | Mission Restore', 0)).toBe('Employees | Mission Restore')
  expect(withCount('Employees | Mission Restore', 2)).toBe('(2) Employees | Mission Restore')
  expect(withCount('(5) Submissions | Mission Restore', 2)).toBe('(5) Submissions | Mission Restore')
})
