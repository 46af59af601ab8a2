import { expect, test } from 'vitest'
import { safetyRules } from '#domain/safety/rules.ts'
import { nearestRules } from './nearest-rules.ts'

const firstFor = (question: string, answer: string) =>
  nearestRules({ question, answer }).map((rule) => safetyRules[rule].rule)

test('the rules that are offered first speak of what the question and its answer speak of', () => {
  const outlet = firstFor(
    'the outlet is buzzing',
    'Stay away from it and do not touch anything that is plugged in. Leave the house if it smells burnt, and call 911.',
  )
  expect(outlet.slice(0, 2).join(' ')).toMatch(/outlet/i)
  for (const other of [/sliding|landslide/i, /\bcar\b|vehicle/i]) expect(outlet.join(' ')).not.toMatch(other)
  expect(firstFor('my ceiling is sagging', 'Keep everyone out of the room.')[0]).toMatch(/ceiling/i)
  expect(firstFor('can I bleach the mold', 'Leave it until a crew looks at it.')[0]).toMatch(/bleach|mold/i)
})

test('words that say nothing of a danger offer nothing', () => {
  expect(nearestRules({ question: 'Will you move my piano?', answer: 'Yes, we do.' })).toEqual([])
})
