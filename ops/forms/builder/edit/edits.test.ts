import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import {
  addField,
  addSection,
  changeField,
  changeSection,
  copyField,
  moveField,
  moveSection,
  placeField,
  removeField,
  removeSection,
} from './edits.ts'
import { idsIn, newPartId } from './new-id.ts'

const text = (id: string) => ({ id, type: 'short_text' }) as const
const form = aForm([
  { id: 'job', fields: [text('a'), text('b')] },
  { id: 'work', fields: [text('c')] },
  { id: 'end', fields: [] },
])
const added = { ...text('new'), label: { en: 'New' } }
const placesIn = ({ sections }: FormDefinition) =>
  sections.map(({ id, fields }) => `${id}: ${fields.map((field) => field.id).join(' ')}`.trim())

test('a new field stands behind the selected one, at the end of a selected section, or at the end', () => {
  expect(placesIn(addField(form, added, 'a'))).toEqual(['job: a new b', 'work: c', 'end:'])
  expect(placesIn(addField(form, added, 'work'))).toEqual(['job: a b', 'work: c new', 'end:'])
  expect(placesIn(addField(form, added, null))).toEqual(['job: a b', 'work: c', 'end: new'])
})

test('a field moves within its section, and from its edge into the next one', () => {
  expect(placesIn(moveField(form, 'a', 1))).toEqual(['job: b a', 'work: c', 'end:'])
  expect(placesIn(moveField(form, 'b', -1))).toEqual(['job: b a', 'work: c', 'end:'])
  expect(placesIn(moveField(form, 'b', 1))).toEqual(['job: a', 'work: b c', 'end:'])
  expect(placesIn(moveField(form, 'c', -1))).toEqual(['job: a b c', 'work:', 'end:'])
  expect(placesIn(moveField(form, 'c', 1))).toEqual(['job: a b', 'work:', 'end: c'])
  expect(moveField(form, 'a', -1)).toBe(form)
})

test('a field that is dropped stands before another one, or at the end of a section', () => {
  expect(placesIn(placeField(form, 'c', { section: 'job', before: 'b' }))).toEqual([
    'job: a c b',
    'work:',
    'end:',
  ])
  expect(placesIn(placeField(form, 'a', { section: 'end', before: null }))).toEqual([
    'job: b',
    'work: c',
    'end: a',
  ])
  expect(placesIn(placeField(form, 'a', { section: 'job', before: null }))).toEqual([
    'job: b a',
    'work: c',
    'end:',
  ])
  expect(placeField(form, 'a', { section: 'job', before: 'a' })).toBe(form)
  expect(placeField(form, 'a', { section: 'gone', before: null })).toBe(form)
})

test('a copy stands below its original with an ID of its own, and what was taken out is gone', () => {
  const copied = copyField(form, 'a', 'other')
  expect(placesIn(copied)).toEqual(['job: a other b', 'work: c', 'end:'])
  expect(copied.sections[0]?.fields[1]?.label).toEqual({ en: 'a (copy)' })
  expect(placesIn(removeField(copied, 'a'))).toEqual(['job: other b', 'work: c', 'end:'])
})

test('a change touches one field or section, and the form before it stays as it was', () => {
  const changed = changeField(form, 'b', (field) => ({ ...field, label: { en: 'Cause' } }))
  expect(changed.sections[0]?.fields[1]?.label.en).toBe('Cause')
  expect(form.sections[0]?.fields[1]?.label.en).toBe('b')
  expect(changed.sections[1]).toBe(form.sections[1])
  expect(changeSection(form, 'work', { title: { en: 'Terms' } }).sections[1]?.title.en).toBe('Terms')
})

test('sections are added behind the one that is worked in, moved and removed, but the last one stays', () => {
  const section = { id: 'terms', title: { en: 'Terms' }, fields: [] }
  expect(placesIn(addSection(form, section, 'a'))).toEqual(['job: a b', 'terms:', 'work: c', 'end:'])
  expect(placesIn(addSection(form, section, null)).at(-1)).toBe('terms:')
  expect(placesIn(moveSection(form, 'work', -1))).toEqual(['work: c', 'job: a b', 'end:'])
  expect(moveSection(form, 'job', -1)).toBe(form)
  expect(placesIn(removeSection(form, 'job'))).toEqual(['work: c', 'end:'])
  const single = aForm([{ id: 'job', fields: [] }])
  expect(removeSection(single, 'job')).toBe(single)
})

test('the ID of a new part says what it is and nothing of its label, and is no one else’s', () => {
  const numbers = [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1]
  const taken = new Set([...idsIn(form), 'number_aaaaaa'])
  expect(newPartId('number', taken, () => numbers.shift() ?? 0)).toBe('number_bbbbbb')
  expect(newPartId('long_text', taken)).toMatch(/^long_text_[a-z2-9]{6}$/)
})
