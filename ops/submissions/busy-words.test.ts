import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { overlapWords, personOnDay } from './busy-words.ts'

const ivy = { id: 'ivy', name: 'Ivy Starling' }
const visit = ([from, to]: [string, string], town: string, employee_id = 'ivy') => ({
  lead_id: `${from} ${town}`,
  employee_id,
  from,
  to,
  town,
})
const day = [
  visit(['08:00', '10:00'], '12 Elm St, Warren, OH 44481'),
  visit(['14:00', '16:00'], 'Struthers'),
  visit(['08:00', '10:00'], 'Salem', 'theo'),
]

test('who can go is listed with what they have on that day', () => {
  expect(personOnDay(ivy, day, en.time)).toBe('Ivy Starling · 8–10 AM Warren, 2–4 PM Struthers')
  expect(personOnDay({ id: 'walt', name: 'Walt' }, day, en.time)).toBe('Walt')
})

test('a window that overlaps another visit of the person is told, and one that touches it is not', () => {
  const at = (from: string, to: string, employee_id = 'ivy') =>
    overlapWords({ employee_id, from, to }, day, {
      name: 'Ivy Starling',
      words: en.moving.schedule,
      time: en.time,
    })
  expect(at('09:00', '11:00')).toBe(
    'Ivy Starling already has a visit then: 8–10 AM in Warren. You can still schedule this visit.',
  )
  expect(at('08:00', '16:00')).toContain('already has visits then: 8–10 AM in Warren, 2–4 PM in Struthers.')
  expect([at('10:00', '14:00'), at('', ''), at('08:00', '10:00', 'walt')]).toEqual(['', '', ''])
})
