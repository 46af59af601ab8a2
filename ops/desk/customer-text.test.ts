import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { customerTextWords } from './customer-text.ts'

const nora = { name: 'Nora Trillium', phone: '+13305550150', has_job: true, text_consent: true }

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
  expect(customerTextWords({ ...nora, ...told }, isConnected, en.field)).toBe(words)
})

test('in Spanish too', () => {
  expect(customerTextWords(nora, true, es.field)).toBe('Nora recibirá un mensaje de texto.')
})
