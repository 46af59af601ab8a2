import { expect, test } from 'vitest'
import { lossChoices } from '#domain/leads/lead-choices.ts'
import { firstSteps } from './first-steps.ts'

test('for every kind of loss there is something to do and something to leave', () => {
  for (const { value } of lossChoices) {
    expect(firstSteps[value].now.length).toBeGreaterThan(2)
    expect(firstSteps[value].never.length).toBeGreaterThan(1)
  }
})

test('nobody is sent into water, and no line is a paragraph', () => {
  const lines = Object.values(firstSteps).flatMap(({ first, now, never }) => [first, ...now, ...never])
  expect(firstSteps['water-damage'].now[0]).toMatch(/^Stay out of standing water/)
  expect(lines.filter((line) => line.length > 160)).toEqual([])
})
