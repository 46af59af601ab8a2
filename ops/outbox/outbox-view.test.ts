import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { empty, isTextStored } from './outbox-view.ts'
import { newEntry } from './outbox.ts'

test('a draft is stored once the outbox has its note or item, waiting or received, with the text that it has now', () => {
  const draft = { id: newId(), text: 'Wet to the studs. ' }
  const note = newEntry(
    {
      id: draft.id,
      leadId: newId(),
      customer: 'Ann',
      write: { kind: 'note', text: 'Wet to the studs.' },
      at: 1,
    },
    { turn: 1, now: 1 },
  )
  expect(isTextStored(empty, draft)).toBe(false)
  expect(isTextStored({ ...empty, entries: [note] }, draft)).toBe(true)
  expect(isTextStored({ ...empty, received: [note] }, draft)).toBe(true)
  expect(
    isTextStored({ ...empty, entries: [note] }, { ...draft, text: 'Wet to the studs. Photos follow.' }),
  ).toBe(false)
  expect(isTextStored({ ...empty, entries: [note] }, { ...draft, id: newId() })).toBe(false)
  const item = { ...note, write: { kind: 'item', text: 'Wet to the studs.' } as const }
  expect(isTextStored({ ...empty, entries: [item] }, draft)).toBe(true)
})
