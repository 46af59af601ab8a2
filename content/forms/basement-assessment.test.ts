import { expect, test } from 'vitest'
import { basementAssessment } from './basement-assessment.ts'
import { worked } from './worked.fixture.ts'

test('the dew point of the basement follows from its air', () => {
  const air = { air_temperature: 68, humidity: 70 }
  expect(worked(basementAssessment, air, 'dew_point')).toEqual({ dew_point: 57.9 })
})
