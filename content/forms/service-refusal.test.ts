import { expect, test } from 'vitest'
import { serviceRefusal } from './service-refusal.ts'
import { rows, wanted, worked } from './worked.fixture.ts'

const wet_points = rows({ place: 'Kitchen 3', material: 'subfloor', reading: 19.5, goal: 12 })

test('what is still wet is told where equipment leaves early', () => {
  const answers = { refused: 'equipment', has_wet_points: 'yes', wet_points }
  expect(worked(serviceRefusal, answers, 'wet_points')).toMatchObject({
    wet_points: [{ cells: { above: 7.5 } }],
  })
  expect(worked(serviceRefusal, { ...answers, refused: 'service' }, 'wet_points').wet_points).toBeUndefined()
})

test('an owner who declines to sign needs a witness who does', () => {
  const asks = (declines: string) => wanted(serviceRefusal, { declines }).includes('witness_signature')
  expect([asks('yes'), asks('no')]).toEqual([true, false])
})
