import { expect, test } from 'vitest'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { samePhone } from './same-phone.ts'

function aMatch(id: string, is_open = true): JobMatch {
  const what = { kind: 'job', stage: 'contacted', loss_type: null, facts: {} } as const
  const who = { name: 'Nora Trillium', phone: '+13305550117', number: `MR-2611-00${id}` }
  return { id, is_open, ...what, ...who, received_at: '2026-11-20T12:00:00.000Z' }
}

test('a job names the others that are open under its number, and neither itself nor what is over', () => {
  const all = [aMatch('1'), aMatch('2'), aMatch('3', false)]
  expect(samePhone('1', all).map(({ id }) => id)).toEqual(['2'])
  expect(samePhone('1', [aMatch('1')])).toEqual([])
})
