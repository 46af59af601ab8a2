import { expect, test } from 'vitest'
import type { Site } from '#domain/jobs/site.ts'
import { directionsTo } from '../desk/directions.ts'
import { placeOf } from './place-of.ts'

const site: Site = {
  address: '52 Wampum Ave',
  unit: '',
  state: 'PA',
  zip: '',
  hazards: [],
  vulnerable: [],
  access_way: null,
  access_note: '',
  key_holder: '',
  parking: '',
  pets: '',
  has_access_code: false,
  call_note: '',
}

test('the way leads to the house of the job, not to the middle of its town', () => {
  const place = placeOf({ town: 'Ellwood City', site })
  expect(place).toBe('52 Wampum Ave, Ellwood City, PA')
  expect(directionsTo(place, 'iPhone')).toContain('daddr=52%20Wampum%20Ave')
})

test('a request that a device stored before it knew of houses is read as before', () => {
  expect(placeOf({ town: ' 9 Elm St, Girard ' })).toBe('9 Elm St, Girard')
  expect(placeOf({ town: '', site: null })).toBe('')
})
