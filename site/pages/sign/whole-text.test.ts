import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { DecisionPart } from './parts-to-sign.tsx'
import { WholeText } from './whole-text.tsx'

const form = aForm([
  {
    fields: [
      { id: 'customer', type: 'short_text', need: 'always' },
      { id: 'email', type: 'short_text' },
    ],
  },
  { fields: [{ id: 'notes', type: 'long_text' }] },
])

test('what nobody answered takes no line in the text that someone signs, nor does a section without an answer', () => {
  const answers = { customer: 'Nora Trillium' }
  const text = (given: object) =>
    renderToStaticMarkup(
      createElement(WholeText, {
        form,
        answers: { ...answers, ...given },
        language: 'en',
        around: 'en',
        legal: () => null,
      }),
    )
  expect(text({})).toContain('Nora Trillium')
  expect(text({})).not.toContain('–')
  expect([text({}), text({ notes: 'Wet' })].map((html) => html.split('<h3>').length - 1)).toEqual([1, 2])
})

test('by a link in Spanish an English paper says all in Spanish but its legal texts, and of those that they are English', () => {
  const paper = aForm([
    {
      fields: [
        {
          id: 'may_text',
          type: 'choice',
          by_signer: true,
          label: { en: 'May we text you?', es: '¿Podemos enviarle mensajes?' },
          options: [{ id: 'yes', label: { en: 'Yes', es: 'Sí' } }],
        },
        { id: 'day', type: 'date', label: { en: 'Date', es: 'Fecha' } },
        { id: 'terms', type: 'legal', label: { en: 'Terms', es: 'Condiciones' }, block: 'terms', version: 1 },
      ],
    },
  ])
  const text = renderToStaticMarkup(
    createElement(WholeText, {
      form: paper,
      answers: { may_text: 'yes', day: '2026-11-12' },
      language: 'en',
      around: 'es',
      legal: () => ['We start when you say so.'],
    }),
  )
  for (const said of ['Sí', '12 nov 2026', 'Condiciones', 'Este texto legal está en inglés.'])
    expect(text).toContain(said)
  expect(text).toContain('<p class="sign-paragraph" lang="en">We start when you say so.</p>')
  const [field] = paper.sections.flatMap(({ fields }) =>
    fields.flatMap((f) => (f.type === 'choice' ? [f] : [])),
  )
  const choice =
    field && renderToStaticMarkup(createElement(DecisionPart, { nth: 2, field, form: paper, around: 'es' }))
  expect(choice).toContain('¿Podemos enviarle mensajes?')
  expect(choice).not.toMatch(/May we|Yes/)
})
