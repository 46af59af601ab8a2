import { expect, test } from 'vitest'
import { phonePage } from '#domain/leads/phone-page.ts'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { sourceWords } from './source-words.ts'

test('a request that was taken by phone did not come from the website', () => {
  expect(sourceWords(phonePage, { isPageShown: true }, en)).toBe('Phone call')
  expect(sourceWords(phonePage, { isPageShown: false }, es)).toBe('Llamada telefónica')
})

test('the page of the website is for those who look after it', () => {
  expect(sourceWords('/faq', { isPageShown: true }, en)).toBe('Website, /faq')
  expect(sourceWords('/faq', { isPageShown: false }, en)).toBe('Website')
  expect(sourceWords('', { isPageShown: true }, en)).toBe('Website')
})
