import { expect, test } from 'vitest'
import { changedLine } from './history-lines.ts'

const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }

function lineOf(changed: string[], receivers: string[] = []) {
  return changedLine({
    payload: { kind: 'inspection', visit, changed },
    receivers,
    by: null,
    isToSelf: false,
    receiver: null,
  })
}

test.each([
  [['people'], ['Rosa Plover'], 'Inspection crew changed to Rosa Plover'],
  [['people'], [], 'Inspection crew changed (no one is going yet)'],
  [
    ['when', 'people'],
    ['Rosa Plover'],
    'Inspection moved to Tue, Nov 24, 8–10 AM, crew changed to Rosa Plover',
  ],
  [['kind', 'length', 'note'], [], 'Inspection changed: what it’s for, length, note'],
])('the history says what changed of a visit: %s', (changed, receivers, words) => {
  expect(lineOf(changed, receivers)).toBe(words)
})
