import { expect, test } from 'vitest'
import { readAt } from '../larkspur-file.fixture.ts'
import { pointHistory } from './point-history.ts'

test('the history of a point tells all that was said of it, and strikes through what was corrected', () => {
  const wrong = readAt('point-1', 0, 42)
  const right = { ...wrong, id: 'right', at: '2026-11-11T15:00:00.000Z', value: 24, corrects: wrong.id }
  const next = readAt('point-1', 3, 17)
  const gone = { ...next, id: 'gone', at: '2026-11-14T15:00:00.000Z', value: null, corrects: next.id }
  const told = pointHistory([wrong, next, right, gone, readAt('point-2', 0, 28)], 'point-1')
  expect(told.map(({ reading, isStruck, takesBack }) => [reading.id, isStruck, takesBack])).toEqual([
    ['gone', false, true],
    ['point-1-3', true, false],
    ['right', false, false],
    ['point-1-0', true, false],
  ])
})
