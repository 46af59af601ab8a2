import { expect, test } from 'vitest'
import type { EntryState } from '../store/stored-entry.ts'
import { firstName } from '../ui/first-name.ts'
import { en } from '../words/en.ts'
import { deskOf, lost, visit } from './reassigned.fixture.ts'
import {
  customerHere,
  reassignedWords,
  reassignedName,
  rememberCanceled,
  rememberReassigned,
} from './reassigned.ts'

const now = new Date('2026-11-22T18:30:00.000Z')

test('who lost a request reads who took it, who has it and that they need not go', () => {
  const me = 'ivy'
  expect(reassignedWords(lost, { me, now }, en)).toBe('Marcus Wren assigned this to Rosa Plover at 1:30 PM.')
  expect(reassignedWords({ ...lost, to: null, to_id: null }, { me, now }, en)).toBe(
    'Marcus Wren removed this from your list at 1:30 PM.',
  )
  expect(reassignedWords({ ...lost, by: null, by_id: null }, { me, now }, en)).toBe(
    'This request is no longer assigned to you.',
  )
  expect(reassignedWords({ ...lost, by: 'Ivy Starling', by_id: me }, { me, now }, en)).toBe(
    'You assigned this to Rosa Plover at 1:30 PM.',
  )
  expect(reassignedWords({ ...lost, to: 'Marcus Wren', to_id: 'marcus' }, { me, now }, en)).toBe(
    'Marcus Wren took over this request at 1:30 PM.',
  )
  expect(reassignedWords({ ...lost, at: '2026-11-21T18:30:00.000Z' }, { me, now }, en)).toBe(
    'Marcus Wren assigned this to Rosa Plover on Nov 21, 1:30 PM.',
  )
  expect(reassignedWords({ ...lost, moved_to: { id: 'c', number: 'MR-2611-009' } }, { me, now }, en)).toBe(
    'This visit now belongs to MR-2611-009.',
  )
  expect(firstName(lost.by)).toBe('Marcus')
})

test('someone with the name of the reader, or of who took the request, is not taken for them', () => {
  const said = (line: Partial<typeof lost>, me = 'ivy') =>
    reassignedWords({ ...lost, ...line }, { me, now }, en)
  expect(said({ by: 'Ivy Starling', by_id: 'other-ivy' })).toBe(
    'Ivy Starling assigned this to Rosa Plover at 1:30 PM.',
  )
  expect(said({ to: 'Marcus Wren', to_id: 'other-marcus' })).toBe(
    'Marcus Wren assigned this to Marcus Wren at 1:30 PM.',
  )
})

test('a card that is taken away leaves its name, and keeps it while the desk is asked anew', () => {
  const before = rememberReassigned(undefined, deskOf('abc'))
  const after = rememberReassigned(before, deskOf('ac', [lost]))
  expect(after.reassigned).toEqual([{ ...lost, name: 'Name of b', visit }])
  const later = rememberReassigned(after, deskOf('c', [lost]))
  expect(later.reassigned).toEqual([{ ...lost, name: 'Name of b', visit }])
})

test('what was lost while the desk was closed has no name', () => {
  const { reassigned } = rememberReassigned(undefined, deskOf('ac', [lost]))
  expect(reassigned).toEqual([{ ...lost, name: null, visit: null }])
})

test('whose visit was canceled is known from the card that the person saw, and stays known', () => {
  const canceled = [{ lead_id: 'b', name: null }]
  const before = { items: deskOf('ab').items, canceled: [] }
  const after = rememberCanceled(before, canceled)
  expect(after).toEqual([{ lead_id: 'b', name: 'Name of b' }])
  expect(rememberCanceled({ items: [], canceled: after }, canceled)).toEqual(after)
  expect(rememberCanceled(undefined, canceled)).toEqual(canceled)
})

test('which request it was is said by the customer’s name, and by its reference after the portal has started anew', () => {
  expect(reassignedName({ ...lost, name: 'Ann Miller' }, en.desk)).toBe('Ann Miller')
  expect(reassignedName({ ...lost, name: null }, en.desk)).toBe('Request R-2611-0K7XA')
  // Stored by an older version of the portal.
  expect(reassignedName({ name: null }, en.desk)).toBe('One of your requests')
})

test('as long as work for it is here that is not sent, or with the office, the customer is known from that', () => {
  const entry = (state: EntryState, customer = 'Ann Miller') => ({ leadId: 'b', customer, state })
  for (const state of ['waiting', 'refused', 'sent_back', 'with_office'] as const)
    expect(customerHere('b', [entry(state)])).toBe('Ann Miller')
  for (const state of ['received', 'discarded', 'removed'] as const)
    expect(customerHere('b', [entry(state)])).toBeUndefined()
  expect(customerHere('a', [entry('waiting')])).toBeUndefined()
  expect(customerHere('b', [entry('waiting', ''), entry('waiting')])).toBe('Ann Miller')
})
