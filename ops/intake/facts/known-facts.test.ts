import { expect, test } from 'vitest'
import { facts as words } from '../../words/en-facts.ts'
import { factValue, isNotAsked, splitFacts } from './known-facts.ts'

test('what nobody asked yet stands apart, and an answer of no is known', () => {
  const facts = { hurt: 'no', vulnerable: [], found: 'today', found_on: '2026-11-21' } as const
  expect(
    splitFacts(['hurt', 'gas', 'vulnerable', 'found', 'found_on'], { ...facts, vulnerable: [] }),
  ).toEqual({
    known: ['hurt', 'found'],
    notAsked: ['gas', 'vulnerable'],
  })
  expect(splitFacts(['found', 'found_on'], {}).notAsked).toEqual(['found', 'found_on'])
})

test('whether a customer agreed to text messages is told always, also that nobody asked', () => {
  const said = (facts: { text_consent?: boolean }) => factValue('text_consent', facts, words)
  expect([{ text_consent: true }, { text_consent: false }, {}].map(said)).toEqual(['Yes', 'No', 'Not asked'])
  expect(splitFacts(['text_consent', 'gas'], {})).toEqual({ known: ['text_consent'], notAsked: ['gas'] })
})

test('a danger that is not known was not asked about, and any other fact may just not be known', () => {
  expect((['gas', 'text_consent', 'pets', 'activity'] as const).map(isNotAsked)).toEqual([
    true,
    true,
    false,
    false,
  ])
})
