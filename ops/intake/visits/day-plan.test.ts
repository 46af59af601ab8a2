import { expect, test } from 'vitest'
import { firstCertificationRules as rules } from '#domain/jobs/set-up/set-up.ts'
import type { JobVisit, VisitDay } from '#domain/visits/visit.ts'
import { aVisit } from './a-visit.fixture.ts'
import { clashesOf, lacksOf, offersOf, type Sought } from './day-plan.ts'

const on = '2026-11-25'
/** 7 AM of the day before, in Ohio. */
const now = new Date('2026-11-24T12:00:00Z')
const ivy = { id: 'ivy', name: 'Ivy Starling', certifications: ['WRT'], is_in_field: true, is_on_call: false }
const theo = { id: 'theo', name: 'Theo Bittern', certifications: [], is_in_field: true, is_on_call: false }

function goes(id: string, people: { id: string; name: string }[], window: { from: string; to: string }) {
  const crew = people.map((person) => ({ id: person.id, name: person.name, override_reason: '' }))
  return aVisit(id, on, { people: crew, when: { on, ...window }, town: 'Warren', name: 'Ann Miller' })
}

function aDay(visits: JobVisit[], busy: VisitDay['busy'] = []): VisitDay {
  return { visits, busy, clashes: [], people: [ivy, theo], rules }
}

const sought: Sought = { id: 'new', kind: 'inspection', loss_type: 'water', town: 'Boardman', minutes: 240 }
const alone = (person: string) => [person]

test('times are offered where a person has room for the visit and the way there, and say what they lack', () => {
  const day = aDay([goes('a', [ivy], { from: '11:00', to: '12:00' })])
  expect(offersOf(day, sought, { on, now, crewWith: alone })).toEqual([
    { person: 'ivy', people: ['ivy'], from: '12:15', to: '16:15', lacks: [] },
    { person: 'theo', people: ['theo'], from: '07:00', to: '11:00', lacks: ['WRT'] },
    { person: 'theo', people: ['theo'], from: '11:00', to: '15:00', lacks: ['WRT'] },
  ])
})

test('a crew of several needs a time at which all of them are free, and one certification among them', () => {
  const day = aDay([goes('a', [ivy], { from: '07:00', to: '11:00' })])
  const both = offersOf(day, sought, { on, now, crewWith: () => ['theo', 'ivy'] })
  expect(both.filter(({ person }) => person === 'theo')).toEqual([])
  expect(both).toMatchObject([{ person: 'ivy', from: '11:15', lacks: [] }])
  expect(lacksOf(day, ['theo'], sought)).toEqual(['WRT'])
  expect(lacksOf(day, ['theo'], { ...sought, kind: 'monitoring' })).toEqual([])
  expect(lacksOf(day, [], sought)).toEqual([])
})

test('today nothing is offered before now, and nothing on a day that has passed', () => {
  const noon = new Date('2026-11-25T17:05:00Z')
  expect(offersOf(aDay([]), sought, { on, now: noon, crewWith: alone })).toMatchObject([
    { person: 'ivy', from: '12:15' },
    { person: 'theo', from: '12:15' },
  ])
  const later = new Date('2026-11-26T17:05:00Z')
  expect(offersOf(aDay([]), sought, { on, now: later, crewWith: alone })).toEqual([])
})

test('a clash is known before it is saved, also with what the viewer may not see', () => {
  const day = aDay(
    [goes('a', [ivy], { from: '08:00', to: '10:00' })],
    [{ employee_id: 'theo', from: '13:00', to: '14:00', request: null }],
  )
  const at = (people: string[], from: string, to: string) =>
    clashesOf(day, { id: 'new', town: 'Boardman', people, from, to }).map(({ employee_id, why, minutes }) => [
      employee_id,
      why,
      minutes,
    ])
  expect(at(['ivy'], '09:30', '11:00')).toEqual([['ivy', 'overlap', 30]])
  expect(at(['ivy'], '10:05', '11:00')).toEqual([['ivy', 'travel', 10]])
  expect(at(['theo', 'ivy'], '12:00', '13:30')).toEqual([['theo', 'overlap', 30]])
  expect(at(['theo'], '10:00', '12:00')).toEqual([])
})

test('at night whoever is free can go at once, those on call in front; the next day begins with the workday', () => {
  /** 9:52 PM, in Ohio. */
  const night = new Date('2026-11-26T02:52:00Z')
  const day = { ...aDay([]), people: [ivy, { ...theo, is_on_call: true }] }
  expect(offersOf(day, { ...sought, minutes: 90 }, { on, now: night, crewWith: alone })).toEqual([
    { person: 'theo', people: ['theo'], from: '22:00', to: '23:30', lacks: ['WRT'], isNow: true },
    { person: 'ivy', people: ['ivy'], from: '22:00', to: '23:30', lacks: [], isNow: true },
  ])
  const busy = [{ employee_id: 'theo', from: '21:00', to: '22:30', request: null }]
  expect(offersOf({ ...day, busy }, sought, { on, now: night, crewWith: alone })).toMatchObject([
    // No visit goes on past midnight.
    { person: 'ivy', from: '22:00', to: '23:59' },
  ])
  const tomorrow = offersOf(day, sought, { on: '2026-11-26', now: night, crewWith: alone })
  expect(tomorrow[0]).toMatchObject({ person: 'ivy', from: '07:00' })
})

test('early in the morning the times of the workday follow what can be done at once', () => {
  /** 6:20 AM, in Ohio. */
  const early = new Date('2026-11-25T11:20:00Z')
  const day = { ...aDay([]), people: [ivy] }
  const offers = offersOf(day, { ...sought, minutes: 60 }, { on, now: early, crewWith: alone })
  expect(offers.slice(0, 2).map(({ from, to, isNow }) => [from, to, isNow])).toEqual([
    ['06:30', '07:30', true],
    ['08:00', '09:00', undefined],
  ])
  const lastMinute = new Date('2026-11-26T04:55:00Z')
  expect(offersOf(day, sought, { on, now: lastMinute, crewWith: alone })).toMatchObject([
    { from: '23:45', to: '23:59' },
  ])
})

test('with a limit in the evening times are offered up to it and after each visit, for whoever is free', () => {
  /** 4:30 PM and 8:52 PM, in Ohio. */
  const [afternoon, limit] = [new Date('2026-11-25T21:30:00Z'), new Date('2026-11-26T01:52:00Z')]
  const day = aDay([goes('a', [ivy], { from: '16:00', to: '18:00' })])
  const asked = { ...sought, minutes: 90 }
  const timesOf = (limit?: Date, now = afternoon) =>
    offersOf(day, asked, { on, now, crewWith: alone, limit }).map(({ person, from, to }) => [
      person,
      from,
      to,
    ])
  expect(timesOf(limit)).toEqual([
    ['ivy', '18:15', '19:45'],
    ['ivy', '19:45', '21:15'],
    ['theo', '16:30', '18:00'],
    ['theo', '18:00', '19:30'],
    ['theo', '19:30', '21:00'],
  ])
  // Without one, as long as whoever works now may reasonably be sent.
  expect(timesOf()).toEqual([
    ['theo', '16:30', '18:00'],
    ['theo', '18:00', '19:30'],
  ])
  // The limit of another day says nothing of this evening; one of the night does.
  const morning = new Date('2026-11-25T12:00:00Z')
  expect(timesOf(new Date('2026-11-26T20:00:00Z'), morning).at(-1)).toEqual(['theo', '16:00', '17:30'])
  expect(timesOf(new Date('2026-11-26T06:30:00Z'), morning).at(-1)).toEqual(['theo', '22:00', '23:30'])
})
