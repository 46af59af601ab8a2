import { expect, test } from 'vitest'
import { lossChoices } from '#domain/leads/lead-choices.ts'
import { losses } from '#domain/leads/losses.ts'
import { firstSteps } from './first-steps.ts'
import { lossSteps } from './loss-steps.ts'

test('for every kind of loss there is something to do and something to leave', () => {
  for (const { value } of lossChoices) {
    expect(firstSteps[value].now.length).toBeGreaterThan(2)
    expect(firstSteps[value].never.length).toBeGreaterThan(1)
  }
})

test('nobody is sent into water, and no line is a paragraph', () => {
  const lines = Object.values(firstSteps)
    .flatMap(({ first, now, never }) => [first, ...now, ...never])
    .map(({ text }) => text)
  expect(firstSteps['water-damage'].now[0]?.text).toMatch(/^Stay out of standing water/)
  expect(lines.filter((line) => line.length > 160)).toEqual([])
})

test('each thing that may have happened has steps of its own, and only a pipe of the house is shut off by its valve', () => {
  for (const { value } of losses) {
    const { now, never } = lossSteps[value]
    const brief = lossSteps[value].brief.map(({ text }) => text)
    const lines = [...brief, ...[...now, ...never].map(({ text }) => text)]
    expect(now.length).toBeGreaterThan(2)
    expect(never.length).toBeGreaterThan(1)
    expect(lines.filter((line) => line.length > 160)).toEqual([])
    // Two lines on a phone of 390 px: more would move the fields below.
    expect(brief.filter((line) => line.length > 40)).toEqual([])
    const speaksOfValve = lines.some((line) => line.includes('valve'))
    expect(speaksOfValve).toBe(value === 'burst-pipe')
  }
})
