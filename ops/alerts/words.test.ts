import { expect, test } from 'vitest'
import { endWords, stepWords, waitingWords, whatWords } from './words.ts'

const ann = { id: '1', name: 'Ann Miller' }

test.each([
  ['claimed', ann, 'Ann Miller has it'],
  ['moved', ann, 'Ann Miller is on it'],
  ['closed', ann, 'Closed by Ann Miller'],
  ['closed', null, 'Closed'],
  ['gave_up', null, 'Nobody answered'],
] as const)('an alert that was %s by %j', (reason, settled_by, words) => {
  expect(endWords({ reason, settled_by })).toBe(words)
})

test('a town that was not given leaves no gap', () => {
  expect(whatWords({ service: 'water-damage', town: '' })).toBe('Water Damage')
  expect(whatWords({ service: 'water-damage', town: 'Salem' })).toBe('Water Damage · Salem')
})

test('the count and the step read as words', () => {
  expect([0, 1, 2].map(waitingWords)).toEqual(['No alerts', '1 alert waits', '2 alerts wait'])
  expect([0, 1, 5].map(stepWords)).toEqual(['You are on call', 'No answer so far', 'Everyone is told'])
})
