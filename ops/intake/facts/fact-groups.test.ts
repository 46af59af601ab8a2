import { expect, test } from 'vitest'
import { claimNames } from '#domain/jobs/facts/facts.ts'
import { lossGroups, peopleGroups } from './fact-groups.ts'
import { factKinds } from './fact-kinds.ts'

test('every fact that can be entered stands on one page of the job, in one group', () => {
  const shown = [...lossGroups, ...peopleGroups].flatMap(({ names }) => names)
  expect(shown.toSorted()).toEqual(Object.keys(factKinds).toSorted())
})

test('who may not see claims is shown the groups without any of their facts', () => {
  const ofClaims = [...lossGroups, ...peopleGroups].filter(({ isClaim }) => isClaim)
  expect(ofClaims.flatMap(({ names }) => names).toSorted()).toEqual(claimNames.toSorted())
})
