import { expect, test } from 'vitest'
import { readLength } from '#domain/rooms/length.ts'
import { usualRooms } from '#domain/rooms/room-choices.ts'
import { lines } from './es-history.ts'
import { esRooms } from './es-rooms.ts'

test('what is wrong with a length is said in Spanish too, and every usual room has its name', () => {
  for (const typed of ['wide', '12 14', '1250']) {
    const read = readLength(typed)
    const sentence = 'sentence' in read ? read.sentence : ''
    expect(esRooms.wrong(sentence)).toMatch(/^Escriba /)
  }
  for (const name of usualRooms) expect(esRooms.room(name)).not.toBe(name)
  expect(esRooms.room('Cuarto de Ann')).toBe('Cuarto de Ann')
})

test('the timeline tells of rooms in Spanish', () => {
  const told = { by: null, by_id: null, count: 1, receivers: [], to_id: null }
  const line = (name: string, facts: object) => lines[name]?.({ ...told, facts })
  expect(line('room.added', { kind: 'Kitchen' })).toBe('Habitación agregada: Cocina')
  expect(line('room.changed', { kind: 'Hall', changed: ['height', 'wet_floor'] })).toBe(
    'Habitación cambiada, Pasillo: altura, piso mojado',
  )
  expect(line('room.removed', {})).toBe('Habitación quitada')
})
