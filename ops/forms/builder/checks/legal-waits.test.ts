import { expect, test } from 'vitest'
import { aForm } from '#domain/forms/a-form.fixture.ts'
import { textsThatWait } from './legal-waits.ts'

const legal = (id: string, block: string) => ({ id, type: 'legal', block, version: 1 })
const text = (block: string, en: string, es: string | null = null) => ({
  block,
  version: 1,
  states: [],
  en,
  es,
})

test('the texts in which a lawyer still has to write are named once, by title', () => {
  const form = aForm([
    {
      fields: [
        legal('a', 'cancellation_ohio'),
        legal('again', 'cancellation_ohio'),
        legal('b', 'service_terms'),
        legal('c', 'change_order'),
        legal('gone', 'no_such_text'),
      ],
    },
  ])
  const texts = [
    text('cancellation_ohio', '[Counsel: put in the notice.] You may cancel.'),
    text('service_terms', 'We work.', '[Abogado: revise.]'),
    text('change_order', 'The price changes.'),
  ]
  expect(textsThatWait(form, texts)).toEqual([
    'Right to cancel, Ohio, version 1',
    'Terms of service, version 1',
  ])
})
