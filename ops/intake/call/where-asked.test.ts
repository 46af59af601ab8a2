import { expect, test } from 'vitest'
import { lossTypes } from '#domain/jobs/facts/loss-types.ts'
import { choicesOf } from '#domain/jobs/facts/choices-of.ts'
import { factNames } from '#domain/jobs/facts/facts.ts'
import {
  besideFacts,
  callerFacts,
  dangerFacts,
  laterGroups,
  lossQuestions,
  placeFacts,
  timeFacts,
} from './where-asked.ts'
import { typedNames } from './typed.ts'

test.each([undefined, ...lossTypes.map(({ value }) => value)])(
  'of a loss of type %s every fact has one place on the screen',
  (loss_type) => {
    const places = [
      ...callerFacts,
      ...dangerFacts,
      'loss_type',
      ...lossQuestions({ loss_type }),
      'rooms',
      ...placeFacts,
      ...timeFacts,
      ...besideFacts,
      ...laterGroups({ loss_type }).flatMap(({ facts }) => facts),
    ]
    expect(places.toSorted()).toEqual(factNames.toSorted())
  },
)

test('every fact is typed, chosen, or has a field of its own', () => {
  const own = ['number_read_back', 'text_consent', 'rooms', 'tags', 'read_aloud', 'priority_override']
  const place = ['address', 'town', 'state', 'zip']
  const known = new Set<string>([...typedNames, ...Object.keys(choicesOf), ...own, ...place])
  expect(factNames.filter((name) => !known.has(name))).toEqual([])
})
