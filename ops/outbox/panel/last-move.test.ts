import { expect, test } from 'vitest'
import { lastMoveBy } from './last-move.ts'

test('the one who moved it last is found, in whatever order the history comes', () => {
  const history = [moved('2026-11-20T15:02:00Z', 'Dana Reyes'), moved('2026-11-20T15:01:00Z', 'Kim Sato')]
  expect(lastMoveBy(history)).toBe('Dana Reyes')
  expect(lastMoveBy(history.toReversed())).toBe('Dana Reyes')
  expect(lastMoveBy([])).toBeNull()
})

function moved(at: string, by: string) {
  return { name: 'lead.moved', at, by }
}
