import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { es } from '../words/es.ts'
import { sizeWords } from './size-words.ts'

test.each([
  [0, '0 MB'],
  [1, '1 MB'],
  [142_400_000, '142 MB'],
  [999_499_999, '999 MB'],
  [999_500_000, '1 GB'],
  [5_000_000_000, '5 GB'],
  [5_240_000_000, '5.2 GB'],
  [1_230_000_000_000, '1,230 GB'],
])('%i bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes, 'en-US')).toBe(words)
})

test('how much is stored is said in the language of the portal', () => {
  const said = [en, es].map(({ locale, device }) =>
    device.used(sizeWords(142_400_000, locale), sizeWords(5_240_000_000, locale)),
  )
  expect(said).toEqual(['142 MB of 5.2 GB', `142 MB de ${sizeWords(5_240_000_000, es.locale)}`])
})
