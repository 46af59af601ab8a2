import { expect, test } from 'vitest'
import { visitStatus } from './visit-status.ts'

const ivy = { id: 'ivy', name: 'Ivy Starling' }
const visit = { on: '2026-12-01', from: '08:00', to: '10:00' }
const scheduled = { status: 'scheduled' as const, visit, assigned_to: ivy, history: [] }
/** Eastern winter time. */
const at = (local: string) => new Date(`${local}:00-05:00`)

test('a visit whose time is over without anything done is late on its day, and missed from the next day on', () => {
  const status = (local: string) => visitStatus(scheduled, at(local))
  expect(status('2026-11-30T23:59')).toBe('ahead')
  expect(status('2026-12-01T00:00')).toBe('today')
  expect(status('2026-12-01T09:59')).toBe('today')
  expect(status('2026-12-01T10:00')).toBe('late')
  expect(status('2026-12-02T00:00')).toBe('missed')
})

test('whoever left a note or a photo since it began was there, and others who did were not', () => {
  const status = (name: string, by_id: string | null, local: string) => {
    const history = [{ name, by_id, at: at(local).toISOString() }]
    return visitStatus({ ...scheduled, history }, at('2026-12-01T12:00'))
  }
  expect(status('lead.noted', 'ivy', '2026-12-01T08:00')).toBe('unclosed')
  expect(status('lead.photo_added', 'ivy', '2026-12-01T11:00')).toBe('unclosed')
  expect(status('lead.noted', 'ivy', '2026-12-01T07:59')).toBe('late')
  expect(status('lead.noted', 'other-ivy', '2026-12-01T09:00')).toBe('late')
  expect(status('lead.photo_added', null, '2026-12-01T09:00')).toBe('late')
})

test('a request without an agreed visit has none that could be missed', () => {
  expect(visitStatus({ ...scheduled, visit: null }, at('2026-12-02T12:00'))).toBe(null)
  expect(visitStatus({ ...scheduled, status: 'closed' }, at('2026-12-02T12:00'))).toBe(null)
})
