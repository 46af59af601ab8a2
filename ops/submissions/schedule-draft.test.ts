import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import { draftOfSchedule, faultsOfSchedule, onDay, whoGoes, windowsOn } from './schedule-draft.ts'

const nobody = { visit: null, assigned_to: null }
const at = (now: string) => ({ now: new Date(now), goes: '' })

test('the next usual window is offered, where the company works', () => {
  const next = (now: string) => {
    const { on, window } = draftOfSchedule(nobody, at(now))
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
  const draft = draftOfSchedule(lead, at('2026-11-20T12:00:00Z'))
  expect(draft).toEqual({ ...visit, window: 'other', employee_id: 'ivy' })
})

test('whoever has the request is offered to go, and who goes themselves is known', () => {
  const ivys = { visit: null, assigned_to: { id: 'ivy', name: 'Ivy Starling' } }
  const offered = (lead: typeof ivys | typeof nobody, me: string, maySendOthers = true) =>
    draftOfSchedule(lead, {
      now: new Date('2026-11-20T12:00:00Z'),
      goes: whoGoes(lead, { me, maySendOthers }),
    }).employee_id
  expect(offered(ivys, 'dana')).toBe('ivy')
  // Who claimed it to call and plan sends someone, and chooses whom.
  expect(offered(ivys, 'ivy')).toBe('')
  expect(offered(nobody, 'dana')).toBe('')
  expect(offered(ivys, 'ivy', false)).toBe('ivy')
})

test('windows that have passed today are known, and one that was chosen is chosen no more', () => {
  // 1:26 PM in Ohio.
  const now = new Date('2026-11-24T18:26:00Z')
  const passed = (on: string) => windowsOn(on, now).map(({ isPassed }) => isPassed)
  expect(passed('2026-11-24')).toEqual([true, true, false, false])
  expect(passed('2026-11-25')).toEqual([false, false, false, false])
  const draft = { on: '2026-11-25', window: '08:00', from: '08:00', to: '10:00', employee_id: 'ivy' }
  expect(onDay(draft, '2026-11-24', now)).toMatchObject({ on: '2026-11-24', window: '', from: '', to: '' })
  expect(onDay(draft, '2026-11-26', now)).toEqual({ ...draft, on: '2026-11-26' })
})

test('what is missing or lies in the past is said at its field', () => {
  const good = { on: '2026-11-24', window: 'other', from: '09:30', to: '11:00', employee_id: 'ivy' }
  // 10:30 AM in Ohio.
  const now = new Date('2026-11-24T15:30:00Z')
  const wrong = (change: object) =>
    Object.keys(
      faultsOfSchedule({ ...good, ...change }, { now, isUnchanged: false, words: en.moving.schedule.faults }),
    )
  expect(wrong({})).toEqual([])
  expect(wrong({ on: '2026-11-23' })).toEqual(['on'])
  expect(wrong({ on: '', from: '', to: '', employee_id: '' })).toEqual(['on', 'from', 'to', 'employee_id'])
  expect(wrong({ to: '09:30' })).toEqual(['to'])
  expect(wrong({ to: '10:30' })).toEqual(['to'])
  const past = { ...good, on: '2026-11-20' }
  expect(faultsOfSchedule(past, { now, isUnchanged: true, words: en.moving.schedule.faults })).toEqual({})
})
