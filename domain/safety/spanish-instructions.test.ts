import { expect, test } from 'vitest'
import { emergencyWords } from '#domain/chat/danger/emergency-words.ts'
import { spanishInstructionsIn } from './spanish-instructions.ts'

test.each([
  'Cierre la llave principal.',
  'Si huele a gas, salga.',
  'No toque el panel.',
  'Hay que sacar a los niños.',
  'Por favor, espere afuera.',
  'Si el piso está seco, gire la llave hacia la derecha.',
  'Si el piso está seco gire la llave.',
  'Gírela hasta que pare.',
  'Ciérrela con los pies secos.',
  'El piso está mojado, no entre.',
  'Revise el piso y luego voltee la palanca.',
  'Si tiene palanca, gira hasta que cruce el tubo.',
  'Girar la llave a la derecha.',
  'Favor de cerrar la llave.',
  'Si esta seco, quitele la tapa al medidor.',
])('an order is found: “%s”', (text) => {
  expect(spanishInstructionsIn(text)).toEqual([text])
})

test.each([
  'Sí, hablamos español.',
  'No, no trabajamos en Cleveland.',
  'No movemos pianos.',
  '¿Debe salir?',
  'Trabajamos en todo el condado de Mahoning.',
  'Si tiene preguntas, llámenos.',
  'Cuando llega, nuestro equipo mide la humedad.',
  'Nuestro equipo seca el piso para que cierre bien la puerta.',
  'Sí, aceptamos su seguro.',
  'Nuestra oficina abre a las ocho.',
])('what tells of us is none: “%s”', (text) => {
  expect(spanishInstructionsIn(text)).toEqual([])
})

test('what the chat says in Spanish in a danger is an order', () => {
  const said = Object.values(emergencyWords).map(({ es }) => `${es.title} ${es.line}`)
  expect(said.filter((text) => spanishInstructionsIn(text).length === 0)).toEqual([])
})

test('a long text of commas asks for little work', () => {
  const begun = performance.now()
  spanishInstructionsIn('en a, y '.repeat(40))
  spanishInstructionsIn('no no '.repeat(50))
  expect(performance.now() - begun).toBeLessThan(2000)
})
