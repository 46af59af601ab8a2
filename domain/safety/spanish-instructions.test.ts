import { expect, test } from 'vitest'
import { emergencyWords } from '#domain/chat/emergency-words.ts'
import { spanishInstructionsIn } from './spanish-instructions.ts'

test.each([
  'Cierre la llave principal.',
  'Si huele a gas, salga.',
  'No toque el panel.',
  'Hay que sacar a los niños.',
  'Por favor, espere afuera.',
])('an order is found: “%s”', (text) => {
  expect(spanishInstructionsIn(text)).toEqual([text])
})

test.each([
  'Sí, hablamos español.',
  'No, no trabajamos en Cleveland.',
  'No movemos pianos.',
  '¿Debe salir?',
  'Trabajamos en todo el condado de Mahoning.',
])('what tells of us is none: “%s”', (text) => {
  expect(spanishInstructionsIn(text)).toEqual([])
})

test('what the chat says in Spanish in a danger is an order', () => {
  const said = Object.values(emergencyWords).map(({ es }) => `${es.title} ${es.line}`)
  expect(said.filter((text) => spanishInstructionsIn(text).length === 0)).toEqual([])
})
