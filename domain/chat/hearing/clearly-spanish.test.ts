import { expect, test } from 'vitest'
import { isClearlySpanish } from './clearly-spanish.ts'

test.each([
  'se me inundo la casa',
  'Mandeme texto no llame',
  'ayuda por favor',
  'mi mama se cayo',
  'hay agua en los enchufes que hago',
  '¿cuánto cuesta?',
  'cuando llegan',
])('Spanish: “%s”', (text) => {
  expect(isClearlySpanish(text)).toBe(true)
})

test.each([
  '212 Elm St',
  '1400 E Las Olas Blvd, El Paso',
  '330 555 0117',
  'Maria de la Cruz',
  'San Antonio',
  'no',
  'my basement is flooded',
  'help my taco is wet',
  'wet hall',
  'water all over the hall',
])('not clearly: “%s”', (text) => {
  expect(isClearlySpanish(text)).toBe(false)
})
