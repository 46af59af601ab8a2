import { expect, test } from 'vitest'
import { reasonNames, reasonWords, storedReason } from './correction-reasons.ts'

const spanish = {
  typed_wrong: 'Se escribió mal',
  wrong_point: 'Punto equivocado',
  wrong_meter: 'Medidor o escala equivocados',
}

test('a usual reason that was pressed in Spanish is read in English, and what a person typed stays as it is', () => {
  expect(reasonWords(storedReason('Se escribió mal', spanish), reasonNames)).toBe('Typed wrong')
  expect(reasonWords(storedReason('The pin slipped', spanish), reasonNames)).toBe('The pin slipped')
})
