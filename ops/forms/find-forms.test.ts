import { expect, test } from 'vitest'
import type { PublishedForm } from '#domain/forms/published-form.ts'
import { findForms } from './find-forms.ts'

function aForm(slug: string, en: string, more: Partial<PublishedForm> = {}): PublishedForm {
  return { slug, title: { en }, states: [], version: 1, published_at: '2026-11-20T12:00:00.000Z', ...more }
}

const forms = [
  aForm('ohio', 'Work Authorization (Ohio)', {
    states: ['OH'],
    title: { en: 'Work Authorization (Ohio)', es: 'Autorización (Ohio)' },
  }),
  aForm('pennsylvania', 'Work Authorization (Pennsylvania)', { states: ['PA'] }),
  aForm('change', 'Change Order'),
]

const found = (asked: Partial<Parameters<typeof findForms>[1]>) =>
  findForms(forms, { asked: '', state: null, language: 'en', ...asked }).map(({ slug }) => slug)

test('forms are found by the words of their names, in the language of the reader, with or without accents', () => {
  expect(found({})).toEqual(['change', 'ohio', 'pennsylvania'])
  expect(found({ asked: ' WORK auth ' })).toEqual(['ohio', 'pennsylvania'])
  expect(found({ asked: 'autorizacion', language: 'es' })).toEqual(['ohio'])
  expect(found({ asked: 'invoice' })).toEqual([])
})

test('a form of another state than the loss is not offered', () => {
  expect(found({ state: 'PA' })).toEqual(['change', 'pennsylvania'])
})
