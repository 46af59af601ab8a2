import { expect, test } from 'vitest'
import { matchesStoredJob } from './match-stored-job.ts'
import type { IntakeSearch } from './search.ts'

const job = {
  id: '01930000-0000-7000-8000-0000000000a1',
  number: 'MR-2611-012',
  name: 'Nora Trillium',
  phone: '+13305550117',
  town: 'Boardman',
  loss_type: 'water',
  stage: 'contacted',
  side: null,
  created_at: '2026-11-20T12:00:00.000Z',
  at: 1000,
} as const

test.each<[IntakeSearch, boolean]>([
  [{}, true],
  [{ q: 'nora' }, true],
  [{ q: '2611-012' }, true],
  [{ q: 'board nora' }, true],
  [{ q: 'Boardman' }, true],
  [{ q: 'Ann' }, false],
  [{ loss: 'water' }, true],
  [{ loss: 'fire' }, false],
  [{ town: 'boardman' }, true],
  [{ town: 'lisbon' }, false],
  [{ stage: 'contacted' }, true],
  [{ stage: 'new' }, false],
  [{ side: 'on_hold' }, false],
])('a stored job is looked for by %j: %s', (search, isFound) => {
  expect(matchesStoredJob(job, search)).toBe(isFound)
})
