import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { addField } from '../edit/edits.ts'
import { newField } from '../edit/new-field.ts'
import { formToShow } from './form-to-show.ts'

test('where a legal text isn’t chosen yet, the preview says so and shows everything else', () => {
  const form = aForm([{ fields: [{ id: 'terms', type: 'legal', block: 'terms', version: 1 }] }])
  expect(formToShow(form)).toBe(form)
  const unchosen = addField(
    form,
    newField('legal', () => 'legal_1'),
    null,
  )
  expect(formToShow(unchosen).sections[0]?.fields).toMatchObject([
    { id: 'terms', type: 'legal' },
    { id: 'legal_1', type: 'info', text: { en: 'Choose the legal text.' } },
  ])
})
