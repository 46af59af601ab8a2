import { expect, test } from 'vitest'
import { aForm } from '../a-form.fixture.ts'
import { summaryOf } from './summary.ts'

const options = [
  { id: 'extraction', label: { en: 'Water extraction', es: 'Extracción de agua' } },
  { id: 'drying', label: { en: 'Structural drying', es: 'Secado de la estructura' } },
]
const form = aForm([
  {
    fields: [
      { id: 'terms', type: 'legal', block: 'service_terms', version: 1, label: { en: 'Terms' } },
      { id: 'scope', type: 'chips', label: { en: 'Work', es: 'Trabajo' }, options },
      { id: 'notes', type: 'long_text' },
      {
        id: 'list',
        type: 'short_text',
        label: { en: 'Price list' },
        show_if: { all: [{ field: 'scope', op: 'answered' }] },
        need: 'always',
      },
      { id: 'price', type: 'money', label: { en: 'Total price' } },
      { id: 'deductible', type: 'money', label: { en: 'Deductible' } },
    ],
  },
])

const nothing = new Set<string>()

test('a summary says what was chosen, what it costs and which texts are agreed to, and invents nothing', () => {
  const answers = {
    scope: ['extraction', 'drying'],
    notes: 'Two rooms',
    list: 'October 2026',
    price: 123_450,
  }
  expect(summaryOf(form, { answers, without: nothing }, 'en')).toEqual({
    lines: [
      { label: 'Work', words: 'Water extraction, Structural drying' },
      { label: 'Price list', words: 'October 2026' },
      { label: 'Total price', words: '$1,234.50' },
    ],
    texts: ['Terms'],
  })
  const inSpanish = summaryOf(form, { answers: { scope: ['drying'] }, without: nothing }, 'es')
  expect(inSpanish.lines).toEqual([{ label: 'Trabajo', words: 'Secado de la estructura' }])
})

test('what they decide themselves is no part of it', () => {
  expect(summaryOf(form, { answers: { price: 100 }, without: new Set(['price']) }, 'en').lines).toEqual([])
})
