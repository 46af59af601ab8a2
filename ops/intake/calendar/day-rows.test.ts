import { expect, test } from 'vitest'
import { firstCertificationRules as rules } from '#domain/jobs/set-up/set-up.ts'
import type { JobVisit, VisitDay } from '#domain/visits/visit.ts'
import { aVisit } from '../visits/a-visit.fixture.ts'
import {
  crewFirst,
  fitFirst,
  hoursAround,
  hoursOf,
  isUnderPresent,
  placeOf,
  rowsOf,
  spanOf,
  timeAt,
} from './day-rows.ts'

const on = '2026-11-25'
const ivy = { id: 'ivy', name: 'Ivy Starling', override_reason: '' }
const gone = { id: 'gone', name: 'Cole Merganser', override_reason: '' }

function goes(id: string, people: JobVisit['people'], from: string, to: string) {
  return aVisit(id, on, { people, when: { on, from, to } })
}

const day: VisitDay = {
  visits: [
    goes('a', [ivy], '08:00', '10:00'),
    goes('b', [ivy, gone], '09:00', '11:00'),
    goes('c', [ivy], '10:00', '12:00'),
    goes('d', [], '19:00', '20:30'),
  ],
  busy: [{ employee_id: 'ivy', from: '13:00', to: '14:00', request: null }],
  clashes: [],
  people: [
    { id: 'ivy', name: 'Ivy Starling', certifications: ['WRT'], is_in_field: true, is_on_call: false },
  ],
  rules,
}

test('each person has a row, also who can’t be sent any more, and so have visits without anyone', () => {
  const rows = rowsOf(day, 'No one yet')
  expect(rows.map(({ name, lanes }) => [name, lanes])).toEqual([
    ['Ivy Starling', 2],
    ['Cole Merganser', 1],
    ['No one yet', 1],
  ])
  expect(rows[0]?.entries.map(({ visit, lane }) => [visit?.id ?? 'busy', lane])).toEqual([
    ['a', 0],
    ['b', 1],
    ['c', 0],
    ['busy', 0],
  ])
})

test('a request that its viewer may see stands in the day of whoever goes there', () => {
  const request = { id: 'r', name: 'Ann Miller', town: 'Salem', revision: 2 }
  const busy = [{ employee_id: 'ivy', from: '13:00', to: '14:00', request }]
  expect(rowsOf({ ...day, busy }, 'No one yet')[0]?.entries.at(-1)).toMatchObject({ request, from: '13:00' })
})

test('the hours of the workday are shown, and those of earlier and later visits', () => {
  expect(spanOf([])).toEqual({ from: 7 * 60, to: 18 * 60 })
  const span = spanOf([{ from: '06:30', to: '20:15' }])
  expect(span).toEqual({ from: 6 * 60, to: 21 * 60 })
  expect(hoursOf(span)).toHaveLength(15)
  expect(placeOf({ from: '12:30', to: '18:00' }, spanOf([]))).toEqual({ left: 50, width: 50 })
})

test('a visit that is dropped begins at a quarter of an hour, and ends within the day', () => {
  const span = spanOf([])
  expect(timeAt(0.5, span, 60)).toBe('12:30')
  expect(timeAt(0.51, span, 60)).toBe('12:30')
  expect(timeAt(0.99, span, 60)).toBe('17:00')
  expect(timeAt(-0.1, span, 60)).toBe('07:00')
})

test('who works in the field stands in front, then who else goes somewhere; at night who is on call before all; the rest can be unfolded', () => {
  const at = (id: string, is_in_field: boolean) => ({
    id,
    name: id,
    certifications: [],
    is_in_field,
    is_on_call: false,
  })
  const people = [at('dana', false), at('gone', false), at('ivy', true), at('june', false)]
  const { crew, others } = crewFirst(rowsOf({ ...day, people }, 'No one yet'), false)
  expect(crew.map(({ name }) => name)).toEqual(['ivy', 'No one yet', 'gone'])
  expect(others.map(({ name }) => name)).toEqual(['dana', 'june'])
  const onCall = people.map((person) => ({ ...person, is_on_call: person.id === 'june' }))
  const atNight = crewFirst(rowsOf({ ...day, people: onCall }, 'No one yet'), true)
  expect(atNight.crew.map(({ name }) => name)).toEqual(['june', 'ivy', 'No one yet', 'gone'])
})

test('where no one works in the field alone, everyone stands in front', () => {
  const people = [{ id: 'dana', name: 'dana', certifications: [], is_in_field: false, is_on_call: false }]
  const empty = { ...day, visits: [], busy: [], people }
  const { crew, others } = crewFirst(rowsOf(empty, 'No one yet'), false)
  expect([crew.length, others]).toEqual([1, []])
})

test('an hour whose name the present time would cover has none', () => {
  const named = (present: number | null) => [16, 17, 18].filter((hour) => !isUnderPresent(hour * 60, present))
  expect(named(16 * 60 + 56)).toEqual([16, 18])
  expect(named(17 * 60 + 2)).toEqual([16, 18])
  expect(named(17 * 60 + 45)).toEqual([16])
  expect(named(null)).toEqual([16, 17, 18])
})

test('at night the hours of today reach the present', () => {
  expect(hoursAround('10:00')).toEqual([])
  expect(spanOf(hoursAround('14:55'))).toEqual(spanOf([]))
  expect(spanOf(hoursAround('17:31'))).toEqual({ from: 7 * 60, to: 21 * 60 })
  expect(spanOf(hoursAround('22:10'))).toEqual({ from: 7 * 60, to: 24 * 60 })
  expect(spanOf(hoursAround('02:10'))).toEqual({ from: 2 * 60, to: 18 * 60 })
})

test('while a visit is being placed, those who may go and are free soonest come first, and who lacks what it requires last', () => {
  const rows = ['june', 'marcus', 'ivy', 'cole', 'theo'].map((id) => ({ id }))
  const offers = new Map([
    ['june', [{ from: '17:30', lacks: ['WRT'] }]],
    ['marcus', [{ from: '08:00', lacks: ['WRT'] }]],
    ['cole', [{ from: '18:00', lacks: [] }]],
    ['theo', [{ from: '17:30', lacks: [] }]],
  ])
  expect(fitFirst(rows, offers).map(({ id }) => id)).toEqual(['theo', 'cole', 'ivy', 'june', 'marcus'])
  expect(fitFirst(rows, new Map())).toEqual(rows)
})
