import { expect, test } from 'vitest'
import { decide } from '../decide.ts'
import { emergencyIn } from './emergency.ts'
import { plainDangers, reportedDangers, wetOrFallenDangers, withPleas } from './told-dangers.fixture.ts'
import { plainHarmless, reportedHarmless, wetOrFallenHarmless } from './told-harmless.fixture.ts'
import { withoutPleas } from './pleas.ts'

test.each([
  'el agua esta llegndo a los enchufes q hago',
  'el agua esta llegando a los enchufes que hago',
  'hay agua en los enchufes que hago',
  'enchufes con agua k ago',
  'hay agua en los enchufes q apago',
  'hay agua cerca de la caja de luz',
  'water at the outlets which valve do i turn off',
])('water at an outlet, whatever is asked with it: “%s”', (text) => {
  expect(emergencyIn(text)?.kind).toBe('electricity-in-water')
})

test('a plea or a question beside a danger never hides it', () => {
  for (const [kind, text] of [...plainDangers, ...reportedDangers, ...wetOrFallenDangers])
    for (const said of withPleas(text)) expect([said, emergencyIn(said)?.kind]).toEqual([said, kind])
})

test('a plea or a question makes no danger of what is none', () => {
  for (const text of [...plainHarmless, ...reportedHarmless, ...wetOrFallenHarmless])
    for (const said of withPleas(text)) expect([said, emergencyIn(said)]).toEqual([said, null])
})

test('a call for help says that a fire is now', () => {
  expect(emergencyIn('fire by my car please help')?.kind).toBe('fire')
  expect(emergencyIn('please help')).toBeNull()
})

test('what is asked between two sentences ends the first', () => {
  expect(withoutPleas('fire!! what do i do my stove')).toBe('fire!!  |  my stove')
})

test('where water and an outlet are named, nobody is sent to a valve or a switch', () => {
  const valve = { id: 'valve', title: 'Main valve', text: 'Close the main valve.', path: '/faq#valve' }
  const search = () => [{ ...valve, rules: [], matched: [], score: 1 }]
  for (const text of [
    'should i turn the valve off, the outlet is wet',
    'apague el agua y el enchufe se mojo',
  ])
    expect(decide(text, { search })).toMatchObject({ kind: 'person', reason: 'safety' })
})
