import { expect, test } from 'vitest'
import { plainDangers } from './told-dangers.fixture.ts'
import { plainHarmless } from './told-harmless.fixture.ts'
import { emergencyIn } from './emergency.ts'
import { emergencyKinds } from './emergency-kinds.ts'
import { emergencyRules } from './emergency-rules.ts'
import { emergencyWords } from './emergency-words.ts'

test.each(plainDangers)('%s: “%s”', (kind, text) => {
  expect(emergencyIn(text)?.kind).toBe(kind)
})

test.each(plainHarmless)('no danger: “%s”', (text) => {
  expect(emergencyIn(text)).toBeNull()
})

test('the words come in the language of the message', () => {
  expect(emergencyIn('huele a gas')?.language).toBe('es')
  expect(emergencyIn('smell gas')?.language).toBe('en')
})

test('the first words are to leave or to call, in both languages, and each danger names its rules', () => {
  for (const kind of emergencyKinds) {
    const { en, es } = emergencyWords[kind]
    if (kind !== 'suicidal' && kind !== 'found-dead' && kind !== 'gas') {
      expect(en.title).toMatch(/^(Leave\. Call 911\.|Call 911 now\.)$/)
      expect(es.title).toMatch(/^(Salga\. Llame al 911\.|Llame al 911 ahora\.)$/)
    }
    expect(emergencyRules[kind]).toContain('call-911')
  }
})

test('who smells gas is told to get out first, and to call from outside, where a phone is safe', () => {
  const { en, es } = emergencyWords.gas
  expect([en.title, es.title]).toEqual([
    'Get out now. Call 911 from outside.',
    'Salga ya. Llame al 911 desde afuera.',
  ])
  expect(en.line).toContain('don’t use your phone until you’re well away')
  expect(es.line).toContain('no use el teléfono hasta que esté lejos')
  expect(emergencyRules.gas).toContain('gas-leave')
})

test('who speaks of ending their life is given 988 first, and 911 too', () => {
  const { en, es } = emergencyWords.suicidal
  expect([en.title, es.title]).toEqual(['Call or text 988 now.', 'Llame o escriba al 988 ahora.'])
  for (const { line } of [en, es]) expect(line).toContain('911')
  expect(emergencyRules.suicidal).toContain('crisis-988')
})

test('who found someone dead is told of 911 alone, and who has a wire on their car is not told to leave', () => {
  const { 'found-dead': found, wire } = emergencyWords
  expect([found.en.title, found.es.title]).toEqual(['We’re so sorry.', 'Lo sentimos mucho.'])
  for (const { line } of [found.en, found.es]) expect(line).toContain('911')
  for (const { title, line } of [wire.en, wire.es]) expect(title + line).not.toMatch(/leave|salga/i)
})
