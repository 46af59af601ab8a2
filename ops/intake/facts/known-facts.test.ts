import { expect, test } from 'vitest'
import { splitFacts } from './known-facts.ts'

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
