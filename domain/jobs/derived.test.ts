import { expect, test } from 'vitest'
import {
  isAfterHours,
  mayHaveAsbestos,
  mayHaveLead,
  opensNextAt,
  placeOfTown,
  priorityInForce,
  priorityOf,
  priorityReason,
  proposedCategory,
} from './derived.ts'
import type { JobFacts } from './facts/facts.ts'

test.each<[JobFacts, number, string]>([
  [{ hurt: 'yes' }, 1, 'someone is hurt'],
  [{ electricity: 'yes', activity: 'running' }, 1, 'power is near the water'],
  [{ gas: 'yes' }, 1, 'there is a smell of gas'],
  [{ ceiling: 'yes' }, 1, 'the ceiling is sagging'],
  [{ activity: 'running' }, 1, 'water is running'],
  [{ activity: 'slowed' }, 2, 'water is still coming'],
  [{ depth: 0.5 }, 2, 'standing water'],
  [{ loss_type: 'water', activity: 'off' }, 3, 'wet materials'],
  [{ loss_type: 'fire' }, 3, 'there was a fire'],
  [{ loss_type: 'fire', activity: 'running' }, 1, 'water is running'],
  [{ loss_type: 'storm' }, 3, 'a storm did the damage'],
  [{ loss_type: 'trauma' }, 3, 'no danger or standing water was reported'],
  [{ loss_type: 'mold' }, 4, 'estimate'],
  [{ loss_type: 'sewage' }, 2, 'the water is sewage'],
  // A request is as urgent as its alarm until someone has asked.
  [{ channel: 'web', loss_type: 'water' }, 1, 'the request may be happening now'],
  [{ channel: 'web', loss_type: 'sewage', sewage: 'yes' }, 1, 'the request may be happening now'],
  [{ channel: 'web', loss_type: 'water', activity: 'off' }, 3, 'wet materials'],
  [{ channel: 'web', loss_type: 'water', found: 'today' }, 3, 'wet materials'],
  [{ channel: 'web', loss_type: 'mold' }, 4, 'estimate'],
])('%j has priority %i because: %s', (facts, priority, reason) => {
  expect([priorityOf(facts), priorityReason(facts)]).toEqual([priority, reason])
})

test('what a person chose is in force', () => {
  const priority_override = { priority: 4, reason: 'Only an estimate.' }
  expect(priorityInForce({ activity: 'running', priority_override })).toBe(4)
})

test('the source proposes the category, and sewage is always 3', () => {
  expect(proposedCategory({ source: 'supply_line' })).toBe(1)
  expect(proposedCategory({ source: 'roof' })).toBe(null)
  expect(proposedCategory({ source: 'supply_line', sewage: 'yes' })).toBe(3)
})

test('a town tells its county, unless the name says too little', () => {
  expect(placeOfTown(' boardman ')).toEqual(expect.objectContaining({ county: 'Mahoning', state: 'OH' }))
  expect(placeOfTown('Nowhere')).toBe(null)
  expect(placeOfTown(undefined)).toBe(null)
})

test('homes of before 1978 may have lead paint, and of before 1980 asbestos', () => {
  expect([1977, 1978, 1979, 1980].map((year_built) => mayHaveLead({ year_built }))).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect([1979, 1980].map((year_built) => mayHaveAsbestos({ year_built }))).toEqual([true, false])
  expect(mayHaveLead({})).toBe(false)
})

test.each([
  // A Tuesday morning, during the day, the evening, and a Friday evening before a weekend.
  ['2026-11-10T06:52-05:00', '2026-11-10T08:00-05:00'],
  ['2026-11-10T09:00-05:00', null],
  ['2026-11-10T17:00-05:00', '2026-11-11T08:00-05:00'],
  ['2026-11-13T18:00-05:00', '2026-11-16T08:00-05:00'],
])('at %s the office opens next at %s', (at, opening) => {
  const moment = new Date(at)
  expect(opensNextAt(moment)?.getTime() ?? null).toBe(opening && Date.parse(opening))
  expect(isAfterHours(moment)).toBe(opening !== null)
})

test.each([
  ['2026-11-10T07:59-05:00', true],
  ['2026-11-10T08:00-05:00', false],
  ['2026-11-10T17:00-05:00', true],
  ['2026-11-14T10:00-05:00', true],
])('a call at %s comes after hours: %s', (at, isAfter) => expect(isAfterHours(new Date(at))).toBe(isAfter))
