import { expect, test } from 'vitest'
import type { Write } from '#domain/sync/write.ts'
import { leadAfter, leadAsDone } from './lead-after.ts'

const person = { id: '01930000-0000-7000-8000-0000000000b1', name: 'Ivy Reyes' }
const at = Date.parse('2026-11-20T15:00:00Z')
const lead = {
  status: 'contacted' as const,
  visit: null,
  outcome: null,
  revision: 3,
  notes: [],
  steps: [],
}
const sent = (id: string, write: Write) => ({ id, write, at })
const arrived = sent('arrived', { kind: 'step', step: 'arrived' })

test('a received note and step are in the request, in the name of whoever made them', () => {
  const after = leadAfter(
    leadAfter(lead, sent('note', { kind: 'note', text: 'Attic is wet.' }), person),
    arrived,
    person,
  )
  const by = { by: 'Ivy Reyes', at: '2026-11-20T15:00:00.000Z' }
  expect(after.notes).toEqual([{ id: 'note', text: 'Attic is wet.', by_id: person.id, ...by }])
  expect(after.steps).toMatchObject([{ id: 'arrived', kind: 'arrived', employee_id: person.id, ...by }])
})

test('what is in the request already leaves it as it is', () => {
  const after = leadAfter(lead, arrived, person)
  expect(leadAfter(after, arrived, person)).toBe(after)
  const undo = sent('undo', {
    kind: 'undo_step',
    undo: { id: 'arrived', kind: 'arrived', step_at: '2026-11-20T15:00:00.000Z' },
  })
  expect(leadAfter(after, undo, person).steps).toEqual([])
  expect(leadAfter(lead, undo, person)).toBe(lead)
})

test('a received status change is shown on top of the revision that it was made from, and of no other', () => {
  const closed = sent('move', { kind: 'move', move: { status: 'closed', outcome: 'done', revision: 3 } })
  const after = leadAfter(lead, closed, person)
  expect(after).toMatchObject({ status: 'closed', outcome: 'done', revision: 4 })
  expect(leadAfter(after, closed, person)).toBe(after)
})

test('a photo waits for the addresses that the server gives it', () => {
  expect(leadAfter(lead, sent('photo', { kind: 'photo', name: 'a.jpg', sha256: null }), person)).toBe(lead)
})

test('a change that the office sent back, or that clashes, is not shown as if it was so', () => {
  const write: Write = { kind: 'move', move: { status: 'closed', revision: 3, outcome: 'done' } }
  const statusWith = (state: 'waiting' | 'sending' | 'sent_back' | 'clash' | 'refused') =>
    leadAsDone(lead, [{ write, state }]).status
  expect([statusWith('waiting'), statusWith('sending')]).toEqual(['closed', 'closed'])
  expect([statusWith('sent_back'), statusWith('clash'), statusWith('refused')]).toEqual([
    'contacted',
    'contacted',
    'contacted',
  ])
})
