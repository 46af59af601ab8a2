import { expect, test } from 'vitest'
import { dryingParts } from '#domain/readings/setup/drying-version.ts'
import { firstDryingSetup, type DryingSetup } from '#domain/readings/setup/drying-setup.ts'
import { differencesOf } from './changed-parts.ts'

const [pin, pinless] = [firstDryingSetup.meters.slice(0, 1), firstDryingSetup.meters.slice(1)]
const told = (changes: Partial<DryingSetup>, part: keyof DryingSetup) =>
  differencesOf([part], firstDryingSetup, { ...firstDryingSetup, ...changes }).map(({ from, to }) => [
    from,
    to,
  ])

test('a change of the set-up is told by what is different alone', () => {
  const goals = { ...firstDryingSetup.goals, drywall: 9, trim: 8 }
  expect(told({ goals }, 'goals')).toEqual([['Drywall 10 · Trim 10', 'Drywall 9 · Trim 8']])
  const retired = pin.map((meter) => ({ ...meter, is_retired: true }))
  expect(told({ meters: [...retired, ...pinless] }, 'meters')).toEqual([
    [
      'Pin meter (pin) Wood, %: 5 to 60; Relative, 0 to 100: 0 to 100',
      'Pin meter (pin, retired) Wood, %: 5 to 60; Relative, 0 to 100: 0 to 100',
    ],
  ])
  expect(told({ retired_materials: ['trim'] }, 'retired_materials')).toEqual([['none', 'Trim']])
  expect(told({ tolerance: { share: 0.1, points: 4 } }, 'tolerance')).toEqual([
    ['10% above its goal', '10% or 4 points above its goal'],
  ])
  expect(told({ altitude_feet: 1100 }, 'altitude_feet')).toEqual([['0 ft', '1,100 ft']])
})

test('every part has a name and words, also where only its order changed', () => {
  const moved = { ...firstDryingSetup, meters: [...pinless, ...pin] }
  for (const { label, from, to } of differencesOf(dryingParts, firstDryingSetup, moved))
    expect([label, from, to].every(Boolean)).toBe(true)
  expect(told({ meters: moved.meters }, 'meters')[0]?.[1]).toMatch(/^Pinless meter .* · Pin meter/)
})
