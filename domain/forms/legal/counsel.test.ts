import { expect, test } from 'vitest'
import { legalBlocks } from '#content/legal/legal-blocks.ts'
import { waitsForCounsel, withoutNotes } from './counsel.ts'

test('a customer never reads a note to the lawyer, but that the text waits for them', () => {
  const text = 'You may cancel. [Counsel: put in the notice, 16 CFR 429.1(b).]\n\nKeep the second copy.'
  expect(waitsForCounsel(text)).toBe(true)
  expect(withoutNotes(text, 'en')).toBe(
    'You may cancel. This text waits for the company’s lawyer.\n\nKeep the second copy.',
  )
  expect(withoutNotes(text, 'es')).toContain('Este texto espera al abogado de la empresa.')
})

test('a finished text stays as it was written', () => {
  expect(waitsForCounsel('Keep the second copy.')).toBe(false)
  expect(withoutNotes('Keep the second copy [page 2].', 'en')).toBe('Keep the second copy [page 2].')
})

test('none of the first texts shows a bracket of its lawyer', () => {
  const shown = legalBlocks.flatMap(({ en, es }) => [withoutNotes(en, 'en'), withoutNotes(es ?? '', 'es')])
  expect(shown.filter((text) => /\[|Counsel|Abogado/.test(text))).toEqual([])
})
