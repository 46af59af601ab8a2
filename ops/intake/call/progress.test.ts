import { expect, test } from 'vitest'
import { progressOf } from './progress.ts'

test('a step is done when its questions are answered, whatever the answers are', () => {
  expect(progressOf('caller', { phone: '+13305550117', name: 'Nora' })).toBeCloseTo(2 / 4)
  expect(progressOf('safety', { hurt: 'no', gas: 'no', electricity: 'yes' })).toBe(0.5)
  expect(progressOf('loss', { loss_type: 'trauma', police_released: 'no' })).toBe(1)
  expect(
    progressOf('loss', { loss_type: 'water', source: 'roof', activity: 'off', standing_water: 'yes' }),
  ).toBe(1)
  // What is not asked before a crew leaves leaves no step open.
  expect(progressOf('loss', { loss_type: 'water', source: 'roof', activity: 'running' })).toBe(1)
  expect(progressOf('loss', { loss_type: 'water', source: 'roof', activity: 'off' })).toBeLessThan(1)
  expect(progressOf('place', { town: 'Boardman', access_way: 'caller' })).toBe(1)
  expect([progressOf('time', {}), progressOf('later', {})]).toEqual([0, 0])
})
