import { expect, test } from 'vitest'
import { sourceWords } from './source-words.ts'

test('staff reads where an automated answer comes from, and whether it is a quotation', () => {
  const carpet = { title: 'Carpet', path: '/faq#carpet' }
  const drying = { title: 'Drying', path: '/faq#drying' }
  expect(sourceWords(carpet)).toBe('Quoted from “Carpet”')
  expect(sourceWords({ ...carpet, is_written: true, sources: [carpet, drying] })).toBe(
    'Written by a language model from “Carpet” and “Drying”',
  )
  expect(sourceWords({ ...carpet, from_office: true })).toBe('Written by our office; see also “Carpet”')
  expect(sourceWords(null)).toBe('')
})
