import { expect, test } from 'vitest'
import type { JobMatch } from '#domain/jobs/matches.ts'
import { newId } from '#platform/uuid.ts'
import { call } from '../../words/en-call.ts'
import { call as es } from '../../words/es-call.ts'
import { matchName, detailWords } from './match-words.ts'
import { matchesHere } from './matches-here.ts'

const nora: JobMatch = {
  id: newId(),
  kind: 'job',
  number: 'MR-2403-002',
  is_open: false,
  name: 'Nora Trillium',
  phone: '+13305550117',
  stage: 'closed',
  loss_type: 'basement',
  received_at: '2024-03-04T12:00:00.000Z',
  facts: { address: '1187 Larkspur Lane', town: 'Boardman', source: 'sump' },
}

test('an earlier customer is a name and what it was about, an open job is one to continue', () => {
  expect([matchName(nora, call), detailWords(nora, call)]).toEqual([
    'Nora Trillium',
    'sump pump failure, Mar 2024 · 1187 Larkspur Lane, Boardman',
  ])
  const open = { ...nora, is_open: true, facts: {} }
  expect([matchName(open, call), detailWords(open, call)]).toEqual([
    'Nora Trillium',
    'Continue MR-2403-002 · basement, Mar 2024',
  ])
  expect(detailWords({ ...open, loss_type: 'other' }, call)).toBe('Continue MR-2403-002 · Mar 2024')
  expect(matchName({ ...nora, name: null }, call)).toBe('Name not given')
})

test('someone whose job was merged is named, with the job they called about and whose it is', () => {
  const caller = { name: 'Wife Oldcaller', phone: '+13305550188' }
  const merged = { ...nora, is_open: true, name: 'Hank Oldcaller', caller }
  expect([matchName(merged, call), detailWords(merged, call)]).toEqual([
    'Wife Oldcaller, called about MR-2403-002',
    'Continue MR-2403-002 · Hank Oldcaller · sump pump failure, Mar 2024 · 1187 Larkspur Lane, Boardman',
  ])
  expect(matchName(merged, es)).toBe('Wife Oldcaller, llamó por MR-2403-002')
  expect(matchName({ ...merged, caller: { ...caller, name: null } }, call)).toBe(
    'Name not given, called about MR-2403-002',
  )
})

test('without a connection, downloaded requests are found, open ones first and then the newest', () => {
  const lead = {
    reference: 'R-2611-0K7XA',
    name: 'Ann Miller',
    phone: '+13305550188',
    town: '14 Quarry Lane, Lisbon',
    status: 'closed' as const,
    quarantined: false,
    loss: 'burst-pipe' as const,
    when: null,
    insurance: null,
    reach_by: null,
    depth: null,
  }
  const [old, fresh, open] = [newId(), newId(), newId()]
  const leads = [
    { ...lead, id: old, received_at: '2025-01-01T00:00:00.000Z' },
    { ...lead, id: fresh, received_at: '2026-01-01T00:00:00.000Z' },
    { ...lead, id: open, received_at: '2024-01-01T00:00:00.000Z', status: 'new' as const },
    { ...lead, id: newId(), received_at: '2026-02-01T00:00:00.000Z', quarantined: true },
  ]
  const found = matchesHere(leads, '+13305550')
  expect(found.map(({ id }) => id)).toEqual([open, fresh, old])
  expect(found[0]).toMatchObject({ loss_type: 'water', facts: { address: '14 Quarry Lane', town: 'Lisbon' } })
  expect(matchesHere(leads, '+1724')).toEqual([])
})
