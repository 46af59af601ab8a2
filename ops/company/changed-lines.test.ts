import { expect, test } from 'vitest'
import { firstFacts } from '#domain/company/first-facts.ts'
import { changedLines } from './changed-lines.ts'
import { toDraft, type PersonDraft } from './facts-draft.ts'

const facts = toDraft(firstFacts)
const ann: PersonDraft = {
  place: 'crew',
  name: 'Ann',
  role: 'Technician',
  sentence: 'Dries basements.',
  picture: null,
  alt: '',
  is_drawing: false,
  consent_on: '2026-01-02',
}
const bo = { ...ann, name: 'Bo' }
const of = (before: PersonDraft[], after: PersonDraft[]) =>
  changedLines('people', { ...facts, people: before }, { ...facts, people: after })

test('a picture that was added is all that changes of a person', () => {
  expect(of([ann, bo], [ann, { ...bo, picture: 'a1' }])).toEqual({
    from: 'Bo: no picture',
    to: 'Bo: photo',
  })
})

test('a picture in place of another one is told of', () => {
  expect(of([{ ...ann, picture: 'a1' }], [{ ...ann, picture: 'b2' }])).toEqual({
    from: 'Ann: photo',
    to: 'Ann: photo, replaced',
  })
})

test('someone who is renamed keeps the rest', () => {
  expect(of([ann, bo], [ann, { ...bo, name: 'Bob' }])).toEqual({ from: 'Bo', to: 'Bob' })
})

test('of an address the part that changes', () => {
  const moved = { ...facts, address: { ...facts.address, street: '9 Elm Street' } }
  expect(changedLines('address', facts, moved)).toEqual({ from: facts.address.street, to: '9 Elm Street' })
})

test('minutes that are no number are quoted as they were typed', () => {
  const typed = { ...facts, call_back_minutes: 'soon' }
  expect(changedLines('call_back_minutes', facts, typed).to).toBe('“soon” (not a number)')
})
