import { expect, test } from 'vitest'
import { decide } from '../decide.ts'
import { brokenIn } from '../forbidden.ts'
import { engineWords, safetyWords, safetyWordsFor } from '../safety-words.ts'
import { emergencyIn } from './emergency.ts'
import { namesEngineIndoors } from './engine-indoors.ts'

test.each([
  'can i run a generator in the basement',
  'is it ok to run the genrator in my garage',
  'were running a generator in the house',
  'where do i put my generator',
  'can we use a gas pump in the basement',
  'puedo usar un generador en el sotano',
  'tengo el jenerador o generador adentro de la casa',
  'puedo prender la bomba de gasolina en el sótano',
])('whoever asks or tells of an engine indoors is told of carbon monoxide: “%s”', (text) => {
  expect(namesEngineIndoors(text)).toBe(true)
  const asked = /\b(puedo|tengo)\b/.test(text) ? 'es' : 'en'
  expect(decide(text, { search: () => [] })).toEqual({ kind: 'person', reason: 'safety', asked })
  expect(safetyWordsFor(text, asked)).toContain(engineWords[asked])
})

test.each([
  'my generator got wet',
  'the gas pump at the station',
  'hay agua en el sótano',
  'do you sell generators',
])('nothing runs indoors in “%s”', (text) => {
  expect(namesEngineIndoors(text)).toBe(false)
  expect(safetyWordsFor(text, 'en')).toBe(safetyWords.en)
})

test('whoever also has water there is told to stay out of it, and no rule of what is never said is broken', () => {
  expect(safetyWordsFor('basement has water can i run my generator there', 'en')).toMatch(
    / Stay out of the water\.$/,
  )
  expect(safetyWordsFor('hay agua, puedo usar el generador adentro', 'es')).toMatch(/ No pise el agua\.$/)
  for (const words of Object.values(engineWords)) expect(brokenIn(words, [])).toEqual([])
})

test('whoever feels sick beside one is in danger', () => {
  expect(emergencyIn('generator in the garage and we all have headaches')?.kind).toBe('carbon-monoxide')
})
