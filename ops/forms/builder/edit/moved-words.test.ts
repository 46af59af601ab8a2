import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { moveField, moveSection } from './edits.ts'
import { movedWords } from './moved-words.ts'

const text = (id: string) => ({ id, type: 'short_text' })
const form = aForm([
  { id: 'loss', fields: [text('cause'), text('rooms')] },
  { id: 'work', fields: [text('scope')] },
])

test('whoever moves a field by keyboard is told where it stands', () => {
  expect(movedWords(form, moveField(form, 'cause', 1), 'cause')).toBe(
    '“cause” is now field 2 of 2 in Section 1.',
  )
  expect(movedWords(form, moveField(form, 'rooms', 1), 'rooms')).toBe(
    '“rooms” is now field 1 of 2 in Section 2.',
  )
  expect(movedWords(form, moveSection(form, 'work', -1), 'work')).toBe(
    'Section “Section 2” is now section 1 of 2.',
  )
})

test('at the end of the form it says that nothing moved', () => {
  expect(movedWords(form, moveField(form, 'cause', -1), 'cause')).toBe('“cause” can’t go any further.')
  expect(movedWords(form, moveSection(form, 'work', 1), 'work')).toBe(
    'Section “Section 2” can’t go any further.',
  )
})
