import { expect, test } from 'vitest'
import type { JobToPlan } from '#domain/visits/visit.ts'
import { aVisit } from '../visits/a-visit.fixture.ts'
import { ofJob, ofVisit } from './to-place.ts'

const job: JobToPlan = {
  job_id: 'job',
  number: 'MR-2611-014',
  name: 'Nora Trillium',
  town: 'Boardman',
  loss_type: 'water',
  priority: 1,
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
