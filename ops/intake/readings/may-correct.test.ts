import { expect, test } from 'vitest'
import { mayCorrectHere } from './may-correct.ts'

const now = new Date('2026-11-25T21:00:00Z')
const me = { id: 'wes', name: 'Wes Kestrel' }
const mine = { employee_id: 'wes', at: '2026-11-25T14:00:00.000Z' }
const theirs = { ...mine, employee_id: 'ivy' }
const visit = { closed_by_id: 'rosa' }

test('who corrects only their own corrects what they read today, or what was read at a visit that they closed', () => {
  const may = (reading: typeof mine, closed_by_id = 'rosa') =>
    mayCorrectHere(reading, { me, scope: 'own', visit: { closed_by_id }, now })
  expect(may(mine)).toBe(true)
  expect(may(theirs)).toBe(false)
  expect(may(theirs, 'wes')).toBe(true)
  expect(may({ ...mine, at: '2026-11-24T14:00:00.000Z' })).toBe(false)
})

test('whoever has the name of the one who closed the visit is not offered what the server refuses', () => {
  const closed = { closed_by: me.name, closed_by_id: 'another' }
  expect(mayCorrectHere(theirs, { me, scope: 'own', visit: closed, now })).toBe(false)
  // What a device stored before it was told the ID says only the name.
  expect(mayCorrectHere(theirs, { me, scope: 'own', visit: {}, now })).toBe(false)
  expect(mayCorrectHere(mine, { me, scope: 'own', visit: {}, now })).toBe(true)
})

test('the office corrects what anyone read on any day, and whoever has no such permission corrects nothing', () => {
  const old = { ...theirs, at: '2026-11-20T14:00:00.000Z' }
  expect(mayCorrectHere(old, { me, scope: 'assigned', visit, now })).toBe(true)
  expect(mayCorrectHere(mine, { me, scope: undefined, visit, now })).toBe(false)
})
