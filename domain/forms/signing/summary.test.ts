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
      { id: 'price', type: 'money', label: { en: 'Total price' } },
      { id: 'deductible', type: 'money', label: { en: 'Deductible' } },
    ],
  },
])

test('a summary says what was chosen and what it costs, then the texts that are agreed to, and invents nothing', () => {
  const answers = { scope: ['extraction', 'drying'], notes: 'Two rooms', price: 123_450 }
  expect(summaryOf(form, answers, 'en')).toEqual([
    { label: 'Work', words: 'Water extraction, Structural drying' },
    { label: 'Total price', words: '$1,234.50' },
    { label: 'Terms', words: null },
  ])
  expect(summaryOf(form, { scope: ['drying'] }, 'es')[0]).toEqual({
    label: 'Trabajo',
    words: 'Secado de la estructura',
  })
})
