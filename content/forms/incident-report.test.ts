import { expect, test } from 'vitest'
import { pathOf } from '#domain/forms/answers/path.ts'
import { FormDefinition } from '#domain/forms/definition/definition.ts'
import { incidentReport } from './incident-report.ts'
import { wanted } from './worked.fixture.ts'

test('a near miss asks for no injury, and an exposure for what it was', () => {
  const asked = ['care', 'exposed_to']
  const of = (kind: string) =>
    wanted(incidentReport, { kinds: [kind] }).filter((field) => asked.includes(field))
  expect(of('near_miss')).toEqual([])
  expect(of('injury')).toEqual(['care'])
  expect(of('exposure')).toEqual(asked)
})

test('what OSHA has to hear about says so', () => {
  const says = (severe: string) =>
    pathOf(FormDefinition.parse(incidentReport.definition), { kinds: ['injury'], severe }).isShown('call_now')
  expect([says('yes'), says('no')]).toEqual([true, false])
})
