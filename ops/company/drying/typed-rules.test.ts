import { expect, test } from 'vitest'
import { firstDryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { readGoals, typedGoals } from './typed-goals.ts'
import { readRules, typedRules } from './typed-rules.ts'

test('rules and goals that are opened and saved are the same', () => {
  const { tolerance, surprising, altitude_feet, breaker_amps, goals } = firstDryingSetup
  const rules = { tolerance, surprising, altitude_feet, breaker_amps }
  expect(readRules(typedRules(firstDryingSetup))).toEqual({ rules })
  expect(readRules(typedRules({ ...rules, tolerance: { share: 0.07, points: 0.5 } }))).toEqual({
    rules: { ...rules, tolerance: { share: 0.07, points: 0.5 } },
  })
  expect(readGoals(typedGoals(goals))).toEqual({ goals })
})

test('what is no number, or out of reach, says so at its field', () => {
  const typed = typedRules(firstDryingSetup)
  expect(readRules({ ...typed, percent: '60', up: 'six', altitude: '1,100.5', amps: '' })).toEqual({
    errors: {
      'tolerance.share': 'Enter 0 to 50%.',
      'surprising.up': 'Enter a number.',
      altitude_feet: 'Enter whole feet from -1,000 to 15,000.',
      breaker_amps: 'Enter whole amperes from 10 to 60.',
    },
  })
  expect(readRules({ ...typed, altitude: '1,100' })).toMatchObject({ rules: { altitude_feet: 1100 } })
  expect(readGoals({ ...typedGoals(firstDryingSetup.goals), drywall: 'dry', concrete: '-1' })).toEqual({
    errors: { drywall: 'Enter a number.', concrete: 'Enter 0 or more.' },
  })
})
