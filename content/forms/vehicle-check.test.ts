import { expect, test } from 'vitest'
import { vehicleCheck } from './vehicle-check.ts'
import { wanted } from './worked.fixture.ts'

test('a defect has to be described, and someone told', () => {
  const asked = ['defects', 'told']
  const of = (has_defects: string) =>
    wanted(vehicleCheck, { has_defects }).filter((field) => asked.includes(field))
  expect(of('no')).toEqual([])
  expect(of('yes')).toEqual(asked)
})
