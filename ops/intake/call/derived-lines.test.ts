import { expect, test } from 'vitest'
import type { JobFacts } from '#domain/jobs/facts/facts.ts'
import { derivedLines } from './derived-lines.ts'
import { call } from '../../words/en-call.ts'
import { savedAgo, timerWords } from './timer-words.ts'

const early = new Date('2026-11-10T06:52-05:00')

function lines(facts: JobFacts, at = early) {
  const all = derivedLines({ facts, judged: null, at, words: call })
  return Object.fromEntries(
    all.map(({ key, label, strong = '', words }) => [key, `${label}: ${strong}${words}`]),
  )
}

test('what follows from the answers is filled in', () => {
  expect(
    lines({ activity: 'running', source: 'supply_line', town: 'Boardman', state: 'OH', year_built: 1974 }),
  ).toEqual({
    priority: 'Priority: 1 of 4, water is running',
    category: 'Category: 1, from the supply line',
    county: 'County: Mahoning, Ohio',
    hours: 'Hours: After hours, until 8:00 AM',
    built: 'Built 1974: Check for lead and asbestos',
  })
})

test('what is not known says so, and what a person chose says why', () => {
  const friday = new Date('2026-11-13T18:00-05:00')
  expect(lines({ town: 'Minerva' }, friday)).toMatchObject({
    category: 'Category: Not known',
    county: 'County: Not one of our towns',
    hours: 'Hours: After hours, until Mon, 8:00 AM',
    built: 'Built: Not known',
  })
  expect(lines({ town: 'Niles' })).toMatchObject({ priority: 'Priority: 3 of 4, until more is known' })
  const priority_override = { priority: 4, reason: 'Only an estimate' }
  expect(lines({ priority_override })).toMatchObject({
    priority: 'Priority: 4 of 4, chosen: Only an estimate',
  })
  const judged = { category: 2, reason: 'Stood for two days' }
  expect(derivedLines({ facts: { source: 'supply_line' }, judged, at: early, words: call })[1]).toMatchObject(
    {
      strong: '2',
      words: ', chosen: Stood for two days',
    },
  )
  expect(lines({ sewage: 'yes' })).toMatchObject({ category: 'Category: 3, it is sewage' })
  expect(lines({}, new Date('2026-11-10T10:00-05:00'))).toMatchObject({ hours: 'Hours: Office hours' })
  expect(lines({ year_built: 1979 })).toMatchObject({ built: 'Built 1979: Check for asbestos' })
})

test('the time of the call counts on beyond the minute', () => {
  expect([0, 38_000, 725_000, 3_725_000].map(timerWords)).toEqual(['0:00', '0:38', '12:05', '1:02:05'])
  expect([0, 1500, 12_000, 125_000].map((ms) => savedAgo(ms, call.saving))).toEqual([
    'just now',
    '1 second ago',
    '12 seconds ago',
    '2 min ago',
  ])
})
