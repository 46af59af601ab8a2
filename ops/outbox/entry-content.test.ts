import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { newEntry } from './outbox.ts'
import { Content, readContent } from './entry-content.ts'

const move = { status: 'contacted', revision: 1 } as const
const first = {
  version: 1,
  leadId: newId(),
  customer: 'Ann Miller',
  write: { kind: 'move', move },
  at: 1000,
  current: { revision: 2 },
  reason: '',
}

test('an entry that the first version of the portal stored still opens, without what it was made from', () => {
  expect(readContent(first)).toEqual({
    ...first,
    version: 2,
    base: null,
    reply: '',
    decider: null,
    was: null,
  })
})

test('an entry of today opens as it was stored, with what it was made from', () => {
  const base = { status: 'new', visit: null, assigned_to: null, outcome: null }
  const write = { kind: 'move', move } as const
  const entry = newEntry(
    { id: newId(), leadId: newId(), customer: 'Ann Miller', write, at: 1000, base },
    { turn: 1, now: 1000 },
  )
  const content = Content.parse(entry)
  expect(readContent(JSON.parse(JSON.stringify(content)))).toEqual({ ...content, base })
})

test.each([null, { version: 3 }, { ...first, leadId: 'none' }])('%j is no entry', (stored) => {
  expect(readContent(stored)).toBe(null)
})

test('what the rules of today do not take goes to its request as a note, with all that it said', () => {
  const write = { kind: 'move', move: { status: 'abandoned', revision: 1, why: 'Nobody home.' } }
  expect(readContent({ ...first, version: 99, write })).toMatchObject({
    leadId: first.leadId,
    customer: 'Ann Miller',
    at: 1000,
    write: { kind: 'note', text: expect.stringContaining('Nobody home.') },
  })
})
