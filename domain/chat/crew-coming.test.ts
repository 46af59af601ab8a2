import { expect, test } from 'vitest'
import { crewComing } from './crew-coming.ts'

const visit = { on: '2026-11-24', from: '14:00', to: '16:00', people: ['Ann Miller', 'Bo Onkel'] }

test('whoever waits is told who comes, when, and which request it is for', () => {
  expect(crewComing({ visit, reference: 'R-2611-004', language: 'en' })).toBe(
    'Ann and Bo from our crew will come Tue, Nov 24, 2–4 PM. Your request is R-2611-004.',
  )
  expect(crewComing({ visit: { ...visit, people: [] }, reference: null, language: 'en' })).toBe(
    'Our crew will come Tue, Nov 24, 2–4 PM.',
  )
})

test('the same in Spanish', () => {
  expect(crewComing({ visit, reference: 'R-2611-004', language: 'es' })).toBe(
    'Ann y Bo de nuestro equipo van a su casa el martes, 24 de noviembre, de 2 p. m. a 4 p. m. Su número de solicitud: R-2611-004.',
  )
})
