import { expect, test } from 'vitest'
import { firstCertificationRules as rules } from '#domain/jobs/set-up/set-up.ts'
import type { JobToPlan, VisitDay } from '#domain/visits/visit.ts'
import { aVisit } from '../visits/a-visit.fixture.ts'
import { findOnDay, ofJob, ofVisit } from './to-place.ts'

const job: JobToPlan = {
  job_id: 'job',
  number: 'MR-2611-014',
  name: 'Nora Trillium',
  town: 'Boardman',
  loss_type: 'water',
  priority: 1,
  hazards: [],
  stage: 'contacted',
}

test('a job is placed as the visit that is usual at its stage, as long as one of its kind takes, with nobody yet', () => {
  const kindAt = (stage: JobToPlan['stage']) => {
    const { kind, length_minutes, when, people, planned } = ofJob({ ...job, stage })
    return [kind, length_minutes, when, people.length, planned]
  }
  expect(kindAt('contacted')).toEqual(['inspection', 90, null, 0, null])
  expect(kindAt('authorized')).toEqual(['mitigation', 240, null, 0, null])
  expect(kindAt('drying')).toEqual(['monitoring', 60, null, 0, null])
  expect(kindAt('dry')).toEqual(['final', 90, null, 0, null])
})

test('a visit is placed as it is', () => {
  const visit = aVisit('a', '2026-11-25')
  expect(ofVisit(visit)).toMatchObject(visit)
  expect(ofVisit(visit).planned).toBe(visit)
})

test('a request with a time is found on its day beside the visits, with whoever goes, and is as long as its window', () => {
  const on = '2026-11-25'
  const request = { id: 'request', name: 'Ann Miller', town: 'Salem', revision: 3 }
  const day: VisitDay = {
    visits: [aVisit('a', on)],
    busy: [
      { employee_id: 'ivy', from: '08:00', to: '09:00', request: null },
      { employee_id: 'ivy', from: '10:00', to: '12:00', request },
    ],
    clashes: [],
    people: [{ id: 'ivy', name: 'Ivy Starling', certifications: [], is_in_field: true, is_on_call: false }],
    rules,
  }
  expect(findOnDay(day, 'a', on)).toMatchObject({ id: 'a', request: null })
  expect(findOnDay(day, 'request', on)).toMatchObject({
    request,
    planned: null,
    when: { on, from: '10:00', to: '12:00' },
    length_minutes: 120,
    people: [{ id: 'ivy', name: 'Ivy Starling' }],
  })
  expect(findOnDay(day, 'other', on)).toBeNull()
})
