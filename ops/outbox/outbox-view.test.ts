import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { empty, isNoteStored } from './outbox-view.ts'
import { newEntry } from './outbox.ts'

test('a draft is stored once the outbox has its note, waiting or received, with the text that it has now', () => {
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
  expect(isNoteStored(empty, draft)).toBe(false)
  expect(isNoteStored({ ...empty, entries: [note] }, draft)).toBe(true)
  expect(isNoteStored({ ...empty, received: [note] }, draft)).toBe(true)
  expect(
    isNoteStored({ ...empty, entries: [note] }, { ...draft, text: 'Wet to the studs. Photos follow.' }),
  ).toBe(false)
  expect(isNoteStored({ ...empty, entries: [note] }, { ...draft, id: newId() })).toBe(false)
})
