import { expect, test } from 'vitest'
import { draftOfVisit, faultsOfVisit } from './visit-draft.ts'

const nobody = { visit: null, assigned_to: null }
const at = (now: string) => ({ now: new Date(now), me: 'me' })

test('the next usual window is offered, where the company works', () => {
  const next = (now: string) => {
    const { on, window } = draftOfVisit(nobody, at(now))
    return [on, window]
  }
  expect(next('2026-11-24T12:30:00Z')).toEqual(['2026-11-24', '08:00'])
  expect(next('2026-11-24T13:00:00Z')).toEqual(['2026-11-24', '10:00'])
  expect(next('2026-11-24T23:00:00Z')).toEqual(['2026-11-25', '08:00'])
  expect(next('2026-11-25T03:00:00Z')).toEqual(['2026-11-25', '08:00'])
})

test('a visit that is planned is offered as it is, with who goes', () => {
  const visit = { on: '2026-11-24', from: '09:30', to: '11:00' }
  const lead = { visit, assigned_to: { id: 'ivy', name: 'Ivy Starling' } }
  const draft = draftOfVisit(lead, at('2026-11-20T12:00:00Z'))
  expect(draft).toEqual({ ...visit, window: 'other', employee_id: 'ivy' })
  expect(draftOfVisit(nobody, at('2026-11-20T12:00:00Z')).employee_id).toBe('me')
})

test('what is missing or lies in the past is said at its field', () => {
  const good = { on: '2026-11-24', window: 'other', from: '09:30', to: '11:00', employee_id: 'ivy' }
  const wrong = (change: object) => Object.keys(faultsOfVisit({ ...good, ...change }, '2026-11-24'))
  expect(wrong({})).toEqual([])
  expect(wrong({ on: '2026-11-23' })).toEqual(['on'])
  expect(wrong({ on: '', from: '', to: '', employee_id: '' })).toEqual(['on', 'from', 'to', 'employee_id'])
  expect(wrong({ to: '09:30' })).toEqual(['to'])
})
