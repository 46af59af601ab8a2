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
  ['se fue la luz', 'electrical'],
  ['do you dry basements for under 500', 'price'],
  ['does my agent handle the burst pipe cleanup bill', 'coverage'],
  ['the carpet is wet and my feet tingle, can you save my carpet', 'electrical'],
  ['is my mold making me tired', 'medical'],
  ['should we leave the home because of the mold', 'safety'],
  ['debemos salir de la casa por el moho', 'safety'],
  ['can you save my carpet', null],
  ['wheres the main water shutoff', null],
  ['se puede salvar la alfombra', null],
  ['puedo cancelar el contrato', null],
])('%s: %s', (text, why) => {
  expect(quotedOnly(text)).toBe(why)
})

test('where people are told what to do in a danger, nothing is put in other words', () => {
  const passage = (text: string, ...rules: ('dry-panel' | 'close-valve')[]) => ({
    text,
    title: '',
    path: '/',
    rules,
  })
  const valve = passage('Close the valve.', 'close-valve')
  const panel = passage('Turn it off at a dry panel.', 'dry-panel')
  const free = passage('We give free estimates.')
  const found = [valve, panel, free]
  expect(tellableOf('how do i shut it off', { quote: valve, found, phrases: [] })).toEqual([valve])
  expect(tellableOf('how do i shut it off', { quote: panel, found, phrases: [] })).toEqual([])
  expect(tellableOf('when will you come', { quote: valve, found, phrases: [] })).toEqual([])
  expect(tellableOf('how do i shut it off', { quote: valve, found, phrases: ['the valve'] })).toEqual([])
})
