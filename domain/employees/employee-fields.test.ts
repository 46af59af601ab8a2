import { expect, test } from 'vitest'
import { employeeParts, fieldNames, noFacts } from './employee-fields.ts'

test('each field of a person has its place in the portal', () => {
  expect(Object.values(employeeParts).flat().toSorted()).toEqual(fieldNames.toSorted())
})

test('of a person of whom nothing is known, every field is empty', () => {
  expect(noFacts).toMatchObject({ title: '', hired_on: null, skills: [], is_public: false })
})
