import { expect, test } from 'vitest'
import { onMyWayText } from './on-my-way-text.ts'

const company = { name: 'Mission Restore', phone: '+13305550142' }
const told = { company, first: 'Ivy', window: { from: '08:00', to: '10:30' } }

test.each([
  [
    'en',
    told.window,
    'Mission Restore: Ivy is on the way. Planned arrival: 8–10:30 AM. Questions? Call (330) 555-0142.',
  ],
  ['en', null, 'Mission Restore: Ivy is on the way. Questions? Call (330) 555-0142.'],
  [
    'es',
    { from: '11:00', to: '13:15' },
    'Mission Restore: Ivy va en camino. Hora prevista: de 11 a. m. a 1:15 p. m. ¿Preguntas? Llame al (330) 555-0142.',
  ],
  ['es', null, 'Mission Restore: Ivy va en camino. ¿Preguntas? Llame al (330) 555-0142.'],
] as const)('in %s, with the window %j, the customer reads', (language, window, words) => {
  expect(onMyWayText({ ...told, language, window })).toBe(words)
})
