import { expect, test } from 'vitest'
import { roomNames } from './choices.ts'
import { hazards } from './site-choices.ts'
import { factNames, JobFacts } from './facts.ts'

test('hazards and rooms are facts that a job can hold', () => {
  expect(hazards.filter(({ value }) => !factNames.includes(value))).toEqual([])
  expect(JobFacts.parse({ rooms: roomNames }).rooms).toHaveLength(roomNames.length)
})
