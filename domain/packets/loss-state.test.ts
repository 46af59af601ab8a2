import { expect, test } from 'vitest'
import { lossState } from './loss-state.ts'

test.each([
  [{ state: 'PA', zip: '44512' }, 'PA'],
  [{ zip: '44512', town: 'Boardman' }, 'OH'],
  [{ zip: '15010-2210' }, 'PA'],
  [{ zip: '26003' }, null],
  [{ town: 'New Castle, PA' }, 'PA'],
  [{ address: '88 Yarrow Street, Beaver Falls, PA' }, 'PA'],
  [{ town: 'Weirton, WV' }, 'WV'],
  [{ town: 'Salem' }, null],
  [{}, null],
])('the state of a loss comes from its address alone: %o is in %s', (facts, state) => {
  expect(lossState(facts)).toBe(state)
})
