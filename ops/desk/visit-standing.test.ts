import { expect, test } from 'vitest'
import { visitStanding } from './visit-standing.ts'

const ivy = { id: '1', name: 'Ivy Starling' }
const visit = { on: '2026-12-01', from: '08:00', to: '10:00' }
const scheduled = { status: 'scheduled' as const, visit, assigned_to: ivy, history: [] }
/** Eastern winter time. */
const at = (local: string) => new Date(`${local}:00-05:00`)

test('a visit whose time is over without anything done is late on its day, and missed from the next day on', () => {
  const standing = (local: string) => visitStanding(scheduled, at(local))
  expect(standing('2026-11-30T23:59')).toBe('ahead')
  expect(standing('2026-12-01T00:00')).toBe('today')
  expect(standing('2026-12-01T09:59')).toBe('today')
  expect(standing('2026-12-01T10:00')).toBe('late')
  expect(standing('2026-12-02T00:00')).toBe('missed')
})

test('whoever left a note or a photo since it began was there, and others who did were not', () => {
  const standing = (name: string, by: string | null, local: string) => {
    const history = [{ id: '1', name, by, at: at(local).toISOString(), payload: {} }]
    return visitStanding({ ...scheduled, history }, at('2026-12-01T12:00'))
  }
  expect(standing('lead.noted', 'Ivy Starling', '2026-12-01T08:00')).toBe('unclosed')
  expect(standing('lead.photo_added', 'Ivy Starling', '2026-12-01T11:00')).toBe('unclosed')
  expect(standing('lead.noted', 'Ivy Starling', '2026-12-01T07:59')).toBe('late')
  expect(standing('lead.noted', 'Marcus Wren', '2026-12-01T09:00')).toBe('late')
  expect(standing('lead.photo_added', null, '2026-12-01T09:00')).toBe('late')
})

test('a request without an agreed visit has none that could be missed', () => {
  expect(visitStanding({ ...scheduled, visit: null }, at('2026-12-02T12:00'))).toBe(null)
  expect(visitStanding({ ...scheduled, status: 'closed' }, at('2026-12-02T12:00'))).toBe(null)
})
