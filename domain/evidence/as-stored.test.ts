import { expect, test } from 'vitest'
import { isAsRecorded, type AsStored } from './as-stored.ts'
import type { Link } from './evidence.ts'

const at = new Date(Date.UTC(2026, 10, 10, 14, 35))
const link: Link = {
  position: 1,
  kind: 'equipment_placed',
  subject: 'a',
  content: { unit: 'AM-07', room_id: 'kitchen' },
  employee_id: 'ivy',
  at,
  hash: '',
}
const stored: AsStored = {
  kinds: ['equipment_placed'],
  content: { room_id: 'kitchen', condition: null, unit_id: 'u' },
  added: ['unit_id'],
  employee_id: 'ivy',
  at,
}

test('a row is as it was recorded whatever else the record says, and what it leaves out is null', () => {
  expect(isAsRecorded(link, stored)).toBe(true)
})

test.each([
  ['its kind', { kinds: ['equipment_moved'] }],
  ['who did it', { employee_id: 'theo' }],
  ['its time', { at: new Date(at.getTime() + 1) }],
  ['that it has a time', { at: null }],
  ['what it says', { content: { ...stored.content, room_id: 'bath' } }],
  ['what the record leaves out', { content: { ...stored.content, condition: 'good' } }],
  ['what every record has', { added: [] }],
])('a row of which %s was changed is not', (_, change) => {
  expect(isAsRecorded(link, { ...stored, ...change })).toBe(false)
})

test('a name that was added later is compared where the record has it', () => {
  const newer = { ...link, content: { room_id: 'kitchen', unit_id: 'u' } }
  expect(isAsRecorded(newer, stored)).toBe(true)
  expect(isAsRecorded({ ...newer, content: { room_id: 'kitchen', unit_id: 'v' } }, stored)).toBe(false)
})
