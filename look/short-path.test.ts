import { expect, test } from 'vitest'
import { shortPath } from './short-path.ts'

test('points on a straight line go, corners stay, and the line is closed', () => {
  expect(shortPath('M0,0L5,0L10,0L10,10.2L0,10Z')).toBe('M0 0l10 0 0 10-10 0z')
})

test('several lines stay several', () => {
  expect(shortPath('M0,0L4,4M8,8L2,9')).toBe('M0 0l4 4M8 8l-6 1')
})
