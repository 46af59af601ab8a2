import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { customerTextWords } from './customer-text.ts'

const nora = { name: 'Nora Trillium', phone: '+13305550250', has_job: true, text_consent: true }

test.each([
  ['agreed', {}, true, 'Nora gets a text message.'],
  ['agreed, without signal', {}, false, 'Nora gets a text message if you have signal again soon.'],
  ['said no', { text_consent: false }, true, 'No text message: Nora said no to texts.'],
  ['was not asked', { text_consent: null }, true, 'No text message: Nora was not asked about texts.'],
  ['toll-free', { phone: '+18005550150' }, true, 'No text message: this number can’t receive one.'],
  ['gave no name', { name: null }, true, 'The customer gets a text message.'],
  [
    'gave no name and was not asked',
    { name: null, text_consent: null },
    true,
    'No text message: the customer was not asked about texts.',
  ],
  ['no job', { has_job: false }, true, 'No text message: this request isn’t a job yet.'],
])('who goes reads whether the customer is texted: %s', (_, told, isConnected, words) => {
  const said = customerTextWords({ ...nora, ...told }, { isConnected, sendsTexts: true }, en.field)
  expect(said.words).toBe(words)
  expect(said.call).toBe(null)
})

test.each([
  ['has no text service', {}, false, 'No text message goes out: the portal has no text service.'],
  [
    'has the number of an example',
    { phone: '+13305550150' },
    true,
    'No text message goes out: this number is only an example.',
  ],
])(
  'where the portal %s, who goes reads it before they rely on it, and calls',
  (_, told, sendsTexts, words) => {
    const said = customerTextWords({ ...nora, ...told }, { isConnected: true, sendsTexts }, en.field)
    expect(said).toEqual({ words, call: 'Call Nora' })
  },
)

test('in Spanish too', () => {
  const said = customerTextWords(nora, { isConnected: true, sendsTexts: true }, es.field)
  expect(said.words).toBe('Nora recibirá un mensaje de texto.')
})
