import { expect, test } from 'vitest'
import { firstCertificationRules as rules } from '#domain/jobs/set-up/set-up.ts'
import type { VisitDay } from '#domain/visits/visit.ts'
import { aVisit } from '../visits/a-visit.fixture.ts'
import { nextToPlace, stillWaiting, withPlacements, type Placement } from './placements.ts'
import { ofJob, ofRequest, ofVisit } from './to-place.ts'

const on = '2026-11-25'
const when = { on, from: '13:00', to: '15:00' }
const request = { id: 'r', name: 'Ann Miller', town: 'Salem', revision: 2 }

const day: VisitDay = {
  visits: [aVisit('a', on), aVisit('b', on)],
  busy: [{ employee_id: 'ivy', from: '09:00', to: '10:00', request }],
  clashes: [{ employee_id: 'ivy', first: 'a', second: 'r', why: 'overlap', minutes: 60 }],
  people: [{ id: 'ivy', name: 'Ivy Starling', certifications: [], is_in_field: true, is_on_call: false }],
  rules,
}

function placed(change: Partial<Placement> = {}): Placement {
  return { id: 'a', wanted: ofVisit(aVisit('a', on)), when, people: ['ivy'], state: 'saving', ...change }
}

test('what was placed stands on its day at once, with who goes, and no longer where it was', () => {
  const { visits, clashes } = withPlacements(day, [placed()], on)
  expect(visits.map(({ id }) => id)).toEqual(['b', 'a'])
  expect(visits[1]).toMatchObject({ when, people: [{ id: 'ivy', name: 'Ivy Starling' }], revision: 1 })
  expect(clashes).toEqual([])
  const elsewhere = placed({ when: { ...when, on: '2026-11-26' } })
  expect(withPlacements(day, [elsewhere], on).visits.map(({ id }) => id)).toEqual(['b'])
})

test('a job stands there as the visit that it becomes, and a request in the day of whoever goes', () => {
  const job = ofJob({ ...aVisit('x', null), job_id: 'job 2' })
  const made = withPlacements(day, [placed({ id: 'new', wanted: job })], on).visits.at(-1)
  expect(made).toMatchObject({ id: 'new', job_id: 'job 2', when, kind: 'inspection' })
  const wanted = ofRequest(request, { ...when, people: [] })
  expect(withPlacements(day, [placed({ id: 'r', wanted })], on).busy).toEqual([
    { employee_id: 'ivy', from: '13:00', to: '15:00', request },
  ])
})

test('the next one of the tray follows the one that was placed, and after the last one the first', () => {
  const tray = ['a', 'b', 'c'].map((id) => ofVisit(aVisit(id, null)))
  expect(nextToPlace(tray, 'a')?.id).toBe('b')
  expect(nextToPlace(tray, 'c')?.id).toBe('a')
  expect(nextToPlace(tray.slice(0, 1), 'a')).toBe(undefined)
  // It was moved from one time to another: nothing follows.
  expect(nextToPlace(tray, 'elsewhere')).toBe(undefined)
  expect(stillWaiting(tray, [placed()]).map(({ id }) => id)).toEqual(['b', 'c'])
})
