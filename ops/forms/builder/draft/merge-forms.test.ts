import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { addField, changeField, moveField, placeField, removeField } from '../edit/edits.ts'
import { newField } from '../edit/new-field.ts'
import { mergeForms } from './merge-forms.ts'

const text = (id: string) => ({ id, type: 'short_text' })
const base = aForm([
  { id: 'loss', fields: [text('cause'), text('rooms')] },
  { id: 'work', fields: [text('scope'), text('price')] },
])
const worded = (form: FormDefinition, id: string, en: string) =>
  changeField(form, id, (field) => ({ ...field, label: { en } }))
const added = (form: FormDefinition, id: string, after: string) =>
  addField(
    form,
    newField('short_text', () => id),
    after,
  )
const labels = (form: FormDefinition | null) =>
  form?.sections.map(({ fields }) => fields.map(({ id, label }) => label.en || id))

test('changes of different fields are both there', () => {
  const merged = mergeForms({
    base,
    mine: worded({ ...base, title: { en: 'Mine' } }, 'cause', 'Cause of loss'),
    theirs: worded({ ...base, states: ['OH'] }, 'price', 'Price in dollars'),
  })
  expect(labels(merged)).toEqual([
    ['Cause of loss', 'rooms'],
    ['scope', 'Price in dollars'],
  ])
  expect([merged?.title.en, merged?.states]).toEqual(['Mine', ['OH']])
})

test('a field that one added and a field that the other changed, moved or took out are both as they left them', () => {
  const mine = added(base, 'pets', 'cause')
  expect(labels(mergeForms({ base, mine, theirs: removeField(base, 'price') }))).toEqual([
    ['cause', 'pets', 'rooms'],
    ['scope'],
  ])
  expect(labels(mergeForms({ base, mine, theirs: moveField(base, 'price', -1) }))).toEqual([
    ['cause', 'pets', 'rooms'],
    ['price', 'scope'],
  ])
})

test('two who changed the same part have to decide', () => {
  const clash = (mine: FormDefinition, theirs: FormDefinition) => mergeForms({ base, mine, theirs })
  expect(clash(worded(base, 'cause', 'Mine'), worded(base, 'cause', 'Theirs'))).toBeNull()
  expect(clash(worded(base, 'cause', 'Mine'), removeField(base, 'cause'))).toBeNull()
  expect(clash(added(base, 'pets', 'cause'), added(base, 'keys', 'cause'))).toBeNull()
})

test('a field that one moved and the other took out is gone', () => {
  const toWork = placeField(base, 'cause', { section: 'work', before: null })
  const gone = removeField(base, 'cause')
  expect(mergeForms({ base, mine: toWork, theirs: gone })).toEqual(gone)
  expect(mergeForms({ base, mine: gone, theirs: toWork })).toEqual(gone)
})

test('what both changed in the same way is no question', () => {
  const same = worded(base, 'cause', 'Cause of loss')
  expect(mergeForms({ base, mine: same, theirs: same })).toEqual(same)
  expect(mergeForms({ base, mine: base, theirs: same })).toEqual(same)
})
