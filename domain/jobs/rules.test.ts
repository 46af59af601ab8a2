import { expect, test } from 'vitest'
import { clockState } from './clocks.ts'
import { isAfterHours, mayHaveAsbestos, mayHaveLead, placeOfTown } from './derived.ts'
import { hazards, roomNames } from './facts/choices.ts'
import { factNames, JobFacts } from './facts/facts.ts'
import { sourcesFor, type Source } from './facts/sources.ts'
import { sideWords } from './stages.ts'

test.each([
  ['2026-11-10T12:04:00Z', null, 'running'],
  ['2026-11-10T12:02:00Z', null, 'late'],
  ['2026-11-10T12:02:00Z', '2026-11-10T12:02:00Z', 'met'],
  ['2026-11-10T12:02:00Z', '2026-11-10T12:02:01Z', 'met-late'],
])('a clock that is due at %s and was reached at %s is %s', (due_at, reached_at, state) => {
  expect(clockState({ due_at, reached_at }, new Date('2026-11-10T12:03:00Z'))).toBe(state)
})

test('a town tells its county and state, unless it could be several', () => {
  expect(placeOfTown(' boardman ')).toMatchObject({ county: 'Mahoning', state: 'OH' })
  expect(placeOfTown('Atlantis')).toBeNull()
  expect(placeOfTown(undefined)).toBeNull()
})

test('old homes may have lead paint or asbestos, and of a home without a year nothing is said', () => {
  expect([1977, 1978, undefined].map((year_built) => mayHaveLead({ year_built }))).toEqual([
    true,
    false,
    false,
  ])
  expect([1979, 1980].map((year_built) => mayHaveAsbestos({ year_built }))).toEqual([true, false])
})

test.each([
  ['2026-11-10T12:59:00Z', true],
  ['2026-11-10T13:00:00Z', false],
  ['2026-11-10T22:00:00Z', true],
  ['2026-11-14T15:00:00Z', true],
])('a call at %s comes after hours: %s', (at, isAfter) => expect(isAfterHours(new Date(at))).toBe(isAfter))

test('the sources of a loss come first, and none is left out', () => {
  const values: Source[] = sourcesFor('sewage').map(({ value }) => value)
  expect(values.slice(0, 2)).toEqual(['toilet_solids', 'drain_backup'])
  expect(values.length).toBe(sourcesFor(undefined).length)
})

test('hazards and rooms are facts that a job can hold', () => {
  expect(hazards.filter(({ value }) => !factNames.includes(value))).toEqual([])
  expect(JobFacts.parse({ rooms: roomNames }).rooms).toHaveLength(roomNames.length)
})

test('what stands beside the stages has words', () => expect(sideWords('on_hold')).toBe('On hold'))
