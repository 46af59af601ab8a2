import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
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
