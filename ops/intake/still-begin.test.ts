import { expect, test } from 'vitest'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { newId } from '#platform/uuid.ts'
import { stillBegin } from './still-begin.ts'

const job: JobMatch = {
  id: newId(),
  kind: 'job',
  number: 'MR-2611-014',
  is_open: true,
  name: 'Hank Oldcaller',
  phone: '+13305550199',
  stage: 'contacted',
  loss_type: 'water',
  received_at: '2026-11-20T12:00:00.000Z',
  facts: {},
}

test('while one more digit is looked for, whoever still has the number stays, under any of their numbers', () => {
  const byMerged = { ...job, caller: { name: 'Wife Oldcaller', phone: '+13305550188' } }
  const bySecond = { ...job, facts: { phone2: '+17245550188' } }
  const found = [job, byMerged, bySecond]
  expect(stillBegin(found, '+133055501')).toEqual(found)
  expect(stillBegin(found, '+1330555018')).toEqual([byMerged])
  expect(stillBegin(found, '+1724')).toEqual([bySecond])
  expect(stillBegin(found, '+1216')).toEqual([])
})
