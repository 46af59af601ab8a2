import { expect, test } from 'vitest'
import { firstCertificationRules as rules } from '#domain/jobs/set-up/set-up.ts'
import type { VisitDay } from '#domain/visits/visit.ts'
import { firstFitOf } from './first-fit.ts'

const on = '2026-11-25'
/** 10:58 AM, in Ohio. */
const now = new Date('2026-11-25T15:58:00Z')
const sought = { id: 'new', kind: 'inspection', loss_type: 'water', town: 'Girard', minutes: 90 } as const
const theo = { id: 'theo', name: 'Theo Bittern', certifications: [], is_in_field: true, is_on_call: false }
const ivy = { id: 'ivy', name: 'Ivy Starling', certifications: ['WRT'], is_in_field: true, is_on_call: false }

function aDay(people: VisitDay['people'], busy: VisitDay['busy'] = []): VisitDay {
  return { visits: [], busy, clashes: [], people, rules }
}

test('a visit is proposed for the first person who is free and holds what is required, today', () => {
  const day = aDay([theo, ivy], [{ employee_id: 'ivy', from: '10:00', to: '12:00', request: null }])
  expect(firstFitOf(day, sought, { on, now })).toEqual({ on, from: '12:00', to: '13:30', people: ['ivy'] })
  expect(firstFitOf(aDay([theo]), sought, { on, now })).toBe(null)
  expect(firstFitOf(aDay([ivy]), sought, { on, now: new Date('2026-11-25T22:00:00Z') })).toBe(null)
})

test('to an emergency at night whoever is on call goes at once; everything else waits for the workday', () => {
  const night = new Date('2026-11-26T01:05:00Z')
  const day = aDay([ivy, { ...ivy, id: 'rosa', is_on_call: true }])
  expect(firstFitOf(day, { ...sought, priority: 1 }, { on, now: night })).toEqual({
    on,
    from: '20:15',
    to: '21:45',
    people: ['rosa'],
  })
  expect(firstFitOf(day, { ...sought, priority: 2 }, { on, now: night })).toBe(null)
})
