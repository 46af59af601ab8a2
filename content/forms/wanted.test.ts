import { expect, test } from 'vitest'
import { certificateOfDrying } from './certificate-of-drying.ts'
import { changeOrder } from './change-order.ts'
import { emergencyWaiver } from './emergency-waiver.ts'
import { siteSafety } from './site-safety.ts'
import { rows, wanted } from './worked.fixture.ts'
import { workAuthorizationOhio } from './work-authorization-ohio.ts'
import { workAuthorizationPennsylvania } from './work-authorization-pennsylvania.ts'

test('who keeps the right to cancel writes no statement, and who gives it up can’t type it instead', () => {
  expect(wanted(emergencyWaiver, { decision: 'keeps' })).not.toContain('statement')
  const typed = { decision: 'waives', statement_typed: 'A pipe broke.' }
  expect(wanted(emergencyWaiver, typed)).toContain('statement')
})

test('Pennsylvania wants the work described and dated, and the contractor named', () => {
  const asked = ['description', 'starts_on', 'ends_on', 'registration']
  expect(wanted(workAuthorizationPennsylvania, {})).toEqual(expect.arrayContaining(asked))
  expect(wanted(workAuthorizationOhio, {}).filter((field) => asked.includes(field))).toEqual([])
})

test('a certificate with a point that is not dry wants its exceptions', () => {
  const dry = { dry_up_to: 13.2, reading: 12 }
  expect(wanted(certificateOfDrying, { points: rows(dry) })).not.toContain('exceptions')
  expect(wanted(certificateOfDrying, { points: rows(dry, { dry_up_to: 13.2, reading: 20 }) })).toContain(
    'exceptions',
  )
})

test('hidden damage wants photos', () => {
  expect(wanted(changeOrder, { reasons: ['owner'] })).not.toContain('photos')
  expect(wanted(changeOrder, { reasons: ['owner', 'hidden'] })).toContain('photos')
})

test('only a water loss is asked for its category, and only a machine that burns fuel for carbon monoxide', () => {
  const asked = ['category', 'co']
  const fire = wanted(siteSafety, { is_water: 'no', burns_fuel: 'no' })
  expect(fire.filter((field) => asked.includes(field))).toEqual([])
  expect(wanted(siteSafety, { is_water: 'yes', burns_fuel: 'yes' })).toEqual(expect.arrayContaining(asked))
})

test('the technician signs the safety form once, and whoever else is there may', () => {
  const signed = wanted(siteSafety, {}).filter((field) => /signature|crew/.test(field))
  expect(signed).toEqual(['technician_signature'])
})
