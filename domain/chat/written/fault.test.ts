import type { Language } from '#domain/preferences/language.ts'
import { expect, test } from 'vitest'
import type { Passage } from '../answers/passage.ts'
import { check } from './fault.ts'
import { groundOf } from './ground.ts'

const passages: readonly Passage[] = [
  {
    title: 'Can you save my carpet and wood floors?',
    text: 'Often we can save carpet that clean water made wet. We lift it and dry the floor below it. Drying takes three to five days. Laminate floors swell and do not recover.',
    path: '/faq#carpet',
    rules: [],
  },
  {
    title: 'Can I cancel after I sign?',
    text: 'You can cancel the contract within three business days. We work in Salem and all of Columbiana County. Our office is in Columbiana.',
    path: '/faq#cancel',
    rules: [],
  },
]
const ground = groundOf(passages)

function faultOf(sentence: string, language: Language = 'en', said: readonly string[] = []) {
  const checked = check(sentence, { ground, language, phrases: ['dry as a bone'], said })
  return 'fault' in checked ? checked.fault : checked.passage
}

test.each([
  ['We can often save wet carpet.', 0],
  ['We lift the carpet and dry the floor below it.', 0],
  ['Drying takes 3 to 5 days.', 0],
  ['Laminate floors do not recover once they swell.', 0],
  ['You can cancel within three business days.', 1],
  ['We work in Salem and Columbiana County.', 1],
])('what the passages say may be said in other words: %s', (sentence, passage) => {
  expect(faultOf(sentence)).toBe(passage)
})

test.each([
  ['Levantamos la alfombra y secamos el piso.', 0],
  ['El secado toma de tres a cinco días.', 0],
  ['Puede cancelar el contrato en tres días.', 1],
])('and in Spanish: %s', (sentence, passage) => {
  expect(faultOf(sentence, 'es')).toBe(passage)
})

test.each([
  ['Drying takes two to five days.'],
  ['Drying takes three to five weeks.'],
  ['You can cancel within ten business days.'],
  ['We work in Boardman and all of Columbiana County.'],
  ['Marcus can save wet carpet.'],
  ['You cannot cancel within three business days.'],
  ['Laminate floors recover once they swell.'],
  ['We do not lift it and dry the floor below it.'],
  ['We guarantee to save wet carpet.'],
  ['We always save carpet that clean water made wet.'],
  ['Yes.'],
  ['Bananas are yellow and grow in bunches.'],
  ['Pour bleach on the carpet and scrub it.'],
])('what they do not say is no ground: %s', (sentence) => {
  expect(faultOf(sentence)).toBe('ungrounded')
})

test.each([
  ['Saving the carpet costs 200 dollars.', 'forbidden'],
  ['Your insurance will cover the carpet.', 'forbidden'],
  ['We will be there in 30 minutes to dry the floor.', 'forbidden'],
  ['It is safe to stay while the floor dries.', 'forbidden'],
  ['Su seguro va a cubrir la alfombra.', 'forbidden', 'es'],
  ['Es seguro quedarse mientras secamos el piso.', 'forbidden', 'es'],
  ['We dry the floor, dry as a bone.', 'forbidden'],
  ['The carpet is on fire, get out of the house.', 'danger'],
  ['A doctor can look at the wet carpet.', 'left to people'],
  ['The outlet below the wet carpet can be dried.', 'danger'],
  ['We lift the carpet soon after we arrive.', 'left to people'],
  ['Call 330-555-0199 and we save the carpet.', 'ungrounded'],
  ['Save wet carpet at www.carpet.example.', 'nonsense'],
  ['Save the wet carpet at carpet.com.', 'nonsense'],
  ['**We can often save wet carpet.**', 'nonsense'],
  ['- We can often save wet carpet.', 'nonsense'],
  ['<b>We can often save wet carpet.</b>', 'nonsense'],
  ['We can often sаve wet carpet.', 'nonsense'],
  ['We can often save wet carpet', 'nonsense'],
  ['Podemos salvar la alfombra mojada.', 'language'],
  ['We can often save wet carpet.', 'language', 'es'],
])('what is never said is not said by a model: %s (%s)', (sentence, fault, language?: string) => {
  expect(faultOf(sentence, language === 'es' ? 'es' : 'en')).toBe(fault)
})

test('what is forbidden may not be cut into two sentences', () => {
  expect(faultOf('Will cover the wet carpet.', 'en', ['Your insurance.'])).toBe('forbidden')
})
