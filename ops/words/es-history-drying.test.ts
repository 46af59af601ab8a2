import { expect, test } from 'vitest'
import { history } from './es-history.ts'

const told = { id: '', by: null, by_id: null, receivers: [], to_id: null, at: '', first_at: '', words: '' }
const line = (name: string, facts: object, count = 1) => history.line({ ...told, name, facts, count })

test('the timeline tells in Spanish what was measured', () => {
  expect(line('moisture_point.added', { kind: 'base_plate' })).toBe(
    'Punto de medición agregado: Solera inferior',
  )
  expect(line('moisture_point.changed', { kind: 'drywall', changed: ['meter', 'scale'] })).toBe(
    'Punto de medición cambiado, Panel de yeso: medidor, escala',
  )
  expect(line('air_station.removed', {})).toBe('Estación de aire quitada')
  expect(line('reading.received_late', { type: 'correction' })).toBe(
    'Corrección recibida después de cerrar la visita',
  )
})

test('several that say the same are counted once', () => {
  expect(line('reading.added', { kind: 'point' }, 18)).toBe('18 lecturas agregadas')
  expect(line('chat.messaged', {}, 3)).toBe('3 mensajes del chat')
  expect(line('moisture_point.removed', { kind: 'trim' }, 2)).toBe(
    'Punto de medición quitado: Molduras, 2 veces',
  )
})
