import { expect, test } from 'vitest'
import { legalBlocks } from '#content/legal/legal-blocks.ts'
import { waitsForCounsel, withoutNotes } from './counsel.ts'

test('a customer reads no note to the lawyer, and nothing in its place', () => {
  const text = 'You may cancel. [Counsel: put in the notice, 16 CFR 429.1(b).]\n\nKeep the second copy.'
  expect(waitsForCounsel(text)).toBe(true)
  expect(withoutNotes(text)).toBe('You may cancel.\n\nKeep the second copy.')
  expect(withoutNotes('[Abogado: indicar el aviso.]\n\nGuarde la segunda copia.')).toBe(
    'Guarde la segunda copia.',
  )
})

test('a finished text stays as it was written', () => {
  expect(waitsForCounsel('Keep the second copy.')).toBe(false)
  expect(withoutNotes('Keep the second copy [page 2].')).toBe('Keep the second copy [page 2].')
})

test('of each of the first texts something is left to read, and nothing of its lawyer', () => {
  const shown = legalBlocks.flatMap(({ en, es }) => [en, ...(es ? [es] : [])]).map(withoutNotes)
  expect(shown.filter((text) => text === '' || /\[|Counsel|Abogado|lawyer/.test(text))).toEqual([])
})
