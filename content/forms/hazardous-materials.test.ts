import { expect, test } from 'vitest'
import { pathOf } from '#domain/forms/answers/path.ts'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { hazardousMaterials } from './hazardous-materials.ts'
import { rows, worked } from './worked.fixture.ts'

test.each([
  [{ year_known: 'known', year_built: 1977 }, true],
  [{ year_known: 'known', year_built: 1978 }, false],
  [{ year_known: 'unknown' }, true],
])('with %j lead paint is possible: %s', (answers, isPossible) => {
  const path = pathOf(FormDefinition.parse(hazardousMaterials.definition), answers)
  expect(path.isShown('lead_age')).toBe(isPossible)
})

test('the areas of all materials are added up', () => {
  const materials = rows({ material: 'Plaster', area: 32.5 }, { material: 'Floor tile', area: 120 })
  expect(worked(hazardousMaterials, { materials }, 'total_area')).toEqual({ total_area: 152.5 })
})
