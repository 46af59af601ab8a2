import { expect, test } from 'vitest'
import { firstTargets } from '#domain/jobs/set-up/set-up.ts'
import { readTargets, targetWords, typedTargets } from './typed-targets.ts'

test('targets are typed in the unit that people say them in', () => {
  expect(typedTargets(firstTargets)).toEqual({
    contacted: '10',
    inspected: '4',
    started: '8',
    completed: '5',
  })
  expect(readTargets(typedTargets(firstTargets))).toEqual({ targets: firstTargets })
  expect(readTargets({ contacted: '15', inspected: '1.5', started: '8', completed: '1' })).toEqual({
    targets: { contacted: 15, inspected: 90, started: 480, completed: 1440 },
  })
  expect([
    targetWords('inspected', { ...firstTargets, inspected: 90 }),
    targetWords('completed', { ...firstTargets, completed: 1440 }),
  ]).toEqual(['1.5 hours', '1 day'])
})

test('what is no time, or comes before an earlier clock, says so at its field', () => {
  expect(readTargets({ contacted: 'soon', inspected: '4', started: '2', completed: '99' })).toEqual({
    errors: {
      contacted: 'Enter a time.',
      completed: 'Enter 60 days at most.',
    },
  })
  expect(readTargets({ contacted: '10', inspected: '4', started: '2', completed: '5' })).toEqual({
    errors: { started: 'Enter no less than for “Inspected”.' },
  })
})
