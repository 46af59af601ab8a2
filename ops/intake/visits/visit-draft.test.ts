import { expect, test } from 'vitest'
import { enVisits } from '../../words/en-visits.ts'
import { crewWith } from './crew.ts'
import {
  changesOf,
  draftOf,
  faultsOf,
  isReasonNeeded,
  sentOf,
  withDay,
  withKind,
  withStart,
} from './visit-draft.ts'

/** 10 AM of a Tuesday, in Ohio. */
const now = new Date('2026-11-24T15:00:00Z')
const planned = {
  kind: 'monitoring',
  when: { on: '2026-11-25', from: '09:00', to: '10:00' },
  length_minutes: 60,
  people: [{ id: 'ivy', name: 'Ivy Starling', override_reason: '' }],
  note: 'Use the side door.',
} as const
const known = { ...planned, people: [...planned.people] }

test('a new visit begins as an inspection at the next time of a workday, or with what was chosen before', () => {
  const begins = (utc: string) => draftOf(null, { now: new Date(utc) })
  expect(begins('2026-11-24T15:58:00Z')).toMatchObject({
    kind: 'inspection',
    isTimed: true,
    on: '2026-11-24',
    from: '11:00',
    to: '12:30',
    people: [],
  })
  expect(begins('2026-11-24T12:00:00Z')).toMatchObject({ on: '2026-11-24', from: '08:00' })
  expect(begins('2026-11-24T22:00:00Z')).toMatchObject({ on: '2026-11-25', from: '08:00', to: '09:30' })
  const preset = { on: '2026-11-30', from: '13:00', to: '14:00', people: ['theo'] }
  expect(draftOf({ ...known, when: null }, { now, preset })).toMatchObject({ ...preset, isTimed: true })
  expect(draftOf({ ...known, when: null }, { now })).toMatchObject({ isTimed: false })
})

test('the end follows the start, and the usual length of another kind', () => {
  const draft = draftOf(null, { now })
  expect(withStart(draft, '10:00')).toEqual({ from: '10:00', to: '11:30' })
  expect(withStart(draft, '23:30')).toEqual({ from: '23:30', to: '23:59' })
  expect(withStart(draft, '')).toEqual({ from: '' })
  expect(withKind(draft, 'mitigation')).toEqual({ kind: 'mitigation', to: '14:00' })
  expect(withKind({ ...draft, to: '08:30' }, 'mitigation')).toEqual({ kind: 'mitigation' })
})

test('today a visit begins in the next quarter of an hour, unless its time is still ahead', () => {
  const tomorrow = { ...draftOf(null, { now }), on: '2026-11-25', from: '08:00', to: '09:30' }
  expect(withDay(tomorrow, '2026-11-24', now)).toEqual({ on: '2026-11-24', from: '10:00', to: '11:30' })
  expect(withDay({ ...tomorrow, from: '13:00' }, '2026-11-24', now)).toEqual({ on: '2026-11-24' })
  expect(withDay(tomorrow, '2026-11-26', now)).toEqual({ on: '2026-11-26' })
})

test('only what was changed is sent', () => {
  const before = draftOf(known, { now })
  expect(changesOf(before, before)).toEqual({})
  expect(changesOf({ ...before, note: ' Use the side door. ', people: ['theo'] }, before)).toEqual({
    people: ['theo'],
  })
  expect(changesOf({ ...before, isTimed: false, override: 'Trainee.' }, before)).toEqual({
    when: null,
    override: 'Trainee.',
  })
  expect(sentOf({ ...before, isTimed: false })).toEqual({
    kind: 'monitoring',
    when: null,
    people: ['ivy'],
    note: 'Use the side door.',
  })
})

test('what is missing or lies in the past is said at its field, but not of a time that stays', () => {
  const words = enVisits.form.faults
  const draft = { ...draftOf(null, { now }), on: '2026-11-25', from: '08:00', to: '09:30' }
  const wrong = (change: object, isOverrideNeeded = false) =>
    Object.keys(faultsOf({ ...draft, ...change }, { now, before: null, isOverrideNeeded, words }))
  expect(wrong({})).toEqual([])
  expect(wrong({ on: '' })).toEqual(['on'])
  expect(wrong({ on: '2026-11-23' })).toEqual(['on'])
  expect(wrong({ to: '08:00' })).toEqual(['to'])
  expect(wrong({ on: '2026-11-24' })).toEqual(['to'])
  expect(wrong({ from: '', to: '' })).toEqual(['from', 'to'])
  expect(wrong({ on: '', isTimed: false })).toEqual([])
  expect(wrong({}, true)).toEqual(['override'])
  expect(wrong({ override: 'No one else is free.' }, true)).toEqual([])
  const past = { ...draft, on: '2026-11-20' }
  expect(faultsOf(past, { now, before: past, isOverrideNeeded: false, words })).toEqual({})
})

test('who is placed takes the place of the one who was moved, and who goes already stays', () => {
  expect(crewWith('ivy', { people: [], instead: null })).toEqual(['ivy'])
  expect(crewWith('ivy', { people: ['ivy', 'theo'], instead: 'theo' })).toEqual(['ivy', 'theo'])
  expect(crewWith('rosa', { people: ['ivy', 'theo'], instead: 'theo' })).toEqual(['ivy', 'rosa'])
  expect(crewWith('rosa', { people: ['ivy', 'theo'], instead: null })).toEqual(['rosa', 'theo'])
  expect(crewWith(null, { people: ['ivy'], instead: null })).toEqual(['ivy'])
})

test('a reason to go without a certification holds for the same people, and is asked for others', () => {
  const before = draftOf(known, { now })
  const needed = (change: object, knownReason = '', lacks = ['WRT']) =>
    isReasonNeeded({ ...before, ...change }, { before, knownReason, lacks })
  expect(needed({ note: 'Bring a ladder.' })).toBe(false)
  expect(needed({ from: '08:30' })).toBe(true)
  expect(needed({ from: '08:30' }, 'A trainee.')).toBe(false)
  expect(needed({ people: ['theo'] }, 'A trainee.')).toBe(true)
  expect(needed({ people: ['theo'] }, '', [])).toBe(false)
  expect(isReasonNeeded(before, { before: null, knownReason: '', lacks: ['WRT'] })).toBe(true)
})
