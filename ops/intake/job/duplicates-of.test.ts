import { expect, test } from 'vitest'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { duplicatesOf } from './duplicates-of.ts'

function aMatch(id: string, is_open = true): JobMatch {
  const what = { kind: 'job', stage: 'contacted', loss_type: null, facts: {} } as const
  const who = { name: 'Nora Trillium', phone: '+13305550117', number: `MR-2611-00${id}` }
  return { id, is_open, ...what, ...who, received_at: '2026-11-20T12:00:00.000Z' }
}

const read = (...found: Parameters<typeof duplicatesOf>) =>
  duplicatesOf(...found).map(({ match, same }) => `${match.id} ${same}`)

test('a job names the others that are open under its number, and neither itself nor what is over', () => {
  const ofPhone = [aMatch('1'), aMatch('2'), aMatch('3', false)]
  expect(read('1', { ofPhone, ofAddress: [] })).toEqual(['2 phone'])
  expect(read('1', { ofPhone: [aMatch('1')], ofAddress: [aMatch('1')] })).toEqual([])
})

test('one at the same house with another number is named, too, and one with both once', () => {
  const ofAddress = [aMatch('1'), aMatch('2'), aMatch('4'), aMatch('5', false)]
  expect(read('1', { ofPhone: [aMatch('1'), aMatch('2')], ofAddress })).toEqual(['2 phone', '4 address'])
})
