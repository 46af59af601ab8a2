import { expect, test } from 'vitest'
import { quotedOnly } from './quoted-only.ts'
import { tellableOf } from './tellable.ts'

test.each([
  ['how fast can u get here', 'arrival'],
  ['whats your eta', 'arrival'],
  ['can someone come out tonite', 'arrival'],
  ['when can you be here', 'arrival'],
  ['en cuanto tiempo llegan', 'arrival'],
  ['pueden venir hoy', 'arrival'],
  ['cuando vienen', 'arrival'],
  ['my kid has asthma and its moldy', 'medical'],
  ['me duele la cabeza y tengo tos', 'medical'],
  ['he is hurt', 'medical'],
  ['shuld i turn the braker off', 'electrical'],
  ['is the outlet ok', 'electrical'],
  ['is the electricity ok', 'electrical'],
  ['la electricidad', 'electrical'],
  ['se fue la luz', 'electrical'],
  ['do you dry basements for under 500', 'price'],
  ['does my agent handle the burst pipe cleanup bill', 'coverage'],
  ['the carpet is wet and my feet tingle, can you save my carpet', 'electrical'],
  ['is my mold making me tired', 'medical'],
  ['should we leave the home because of the mold', 'safety'],
  ['debemos salir de la casa por el moho', 'safety'],
  ['after the sewage can you save my carpet', 'hazard'],
  ['the creek floded, can you save my carpet', 'hazard'],
  ['is my carpet ok with moldy padding', 'hazard'],
  ['hubo aguas negras, se salva la alfombra', 'hazard'],
  ['se inundo la casa, se salva la alfombra', 'hazard'],
  ['hay moho en la alfombra', 'hazard'],
  ['can you save my carpet', null],
  ['wheres the main water shutoff', null],
  ['se puede salvar la alfombra', null],
  ['puedo cancelar el contrato', null],
])('%s: %s', (text, why) => {
  expect(quotedOnly(text)).toBe(why)
})

const passage = (text: string, ...rules: ('dry-panel' | 'read-contract')[]) => ({
  text,
  title: '',
  path: '/',
  rules,
})
const contract = passage('You can cancel.', 'read-contract')
const panel = passage('Turn it off at a dry panel.', 'dry-panel')
const rest = passage('We work day and night.')

test('what stands on a rule, whichever it is, reaches no model', () => {
  const found = [rest, contract, panel]
  const about = { found, phrases: [], asked: 'en' } as const
  expect(tellableOf('do you work at night', { ...about, quote: rest })).toEqual([rest])
  expect(tellableOf('do you work at night', { ...about, quote: contract })).toEqual([])
  expect(tellableOf('do you work at night', { ...about, quote: panel })).toEqual([])
  expect(tellableOf('when will you come', { ...about, quote: rest })).toEqual([])
  expect(tellableOf('do you work at night', { ...about, quote: rest, phrases: ['day and night'] })).toEqual(
    [],
  )
})

test.each([
  ['Sewage'],
  ['Floodwater'],
  ['Creek water'],
  ['The basement flooded'],
  ['Mold'],
  ['Contaminated material'],
  ['Electricity'],
  ['Gas'],
  ['Carbon monoxide'],
  ['The generator'],
  ['Asbestos'],
  ['Bleach'],
  ['Aguas negras'],
])('what speaks of %s reaches no model, in its title neither', (named) => {
  const titled = { ...rest, title: named }
  const saying = passage(`${named} comes first. We work day and night.`)
  const about = { phrases: [], asked: 'en' } as const
  expect(tellableOf('can you save it', { ...about, quote: titled, found: [titled] })).toEqual([])
  expect(tellableOf('can you save it', { ...about, quote: rest, found: [rest, saying, titled] })).toEqual([
    rest,
  ])
})

test('what stands below a denial reaches no model: without it, it says the opposite', () => {
  for (const title of ['Why we don’t start with fans', 'A common mistake', 'Lo que no hacemos']) {
    const denied = { ...rest, title }
    const about = { quote: denied, found: [denied], phrases: [], asked: 'en' } as const
    expect([title, tellableOf('do you work at night', about)]).toEqual([title, []])
  }
})

test('who asks in Spanish is told what stands in Spanish: what a model translates nobody can check', () => {
  const about = { quote: rest, found: [rest, { ...rest, language: 'es' as const }], phrases: [] }
  expect(tellableOf('trabajan de noche', { ...about, asked: 'es' })).toEqual([{ ...rest, language: 'es' }])
})
