import fc from 'fast-check'
import { expect, test } from 'vitest'
import { differencesOf, firstChoices, isSame, mergeFields, type Choices, type Sides } from './merge-fields.ts'

const value = fc.oneof(
  fc.constantFrom(null, 'new', 'closed', 7),
  fc.record({ on: fc.constantFrom('2026-11-24', '2026-11-25'), from: fc.constantFrom('08:00', '10:00') }),
)
const text = fc.string({ maxLength: 12 })
const fields = fc.record({ status: value, visit: value, outcome: value, note: text })
const givenSides: fc.Arbitrary<Sides> = fc.record({
  base: fc.option(fields),
  mine: fields,
  theirs: fields,
})
const decided = fc.dictionary(
  fc.constantFrom('status', 'visit', 'outcome', 'note'),
  fc.constantFrom('mine' as const, 'theirs' as const),
)

test('what both sides have alike stays, and each other field is one of the two', () => {
  fc.assert(
    fc.property(givenSides, decided, (both, choices) => {
      const { merged } = mergeFields(both, choices)
      expect(Object.keys(merged).toSorted()).toEqual(['note', 'outcome', 'status', 'visit'])
      for (const name of Object.keys(merged)) {
        const [mine, theirs] = [both.mine[name], both.theirs[name]]
        if (isSame(mine, theirs)) expect(merged[name]).toEqual(theirs)
        else expect(merged[name]).toEqual(choices[name] === 'mine' ? mine : theirs)
      }
    }),
    { numRuns: 300 },
  )
})

test('nothing of either side goes away without having been shown', () => {
  fc.assert(
    fc.property(givenSides, decided, (both, choices) => {
      const { merged } = mergeFields(both, choices)
      const shown = differencesOf(both).map(({ name }) => name)
      for (const side of [both.mine, both.theirs])
        for (const [name, value] of Object.entries(side))
          expect(isSame(merged[name], value) || shown.includes(name)).toBe(true)
    }),
    { numRuns: 300 },
  )
})

test('what one side alone changed is chosen from the start, and what both changed is left to the person', () => {
  fc.assert(
    fc.property(givenSides, (both) => {
      const differences = differencesOf(both)
      const first: Choices = firstChoices(differences)
      const { merged, open } = mergeFields(both, first)
      for (const { name } of differences) {
        const isMine = both.base !== null && isSame(both.base[name], both.theirs[name])
        const isTheirs = both.base !== null && isSame(both.base[name], both.mine[name])
        expect(open.includes(name)).toBe(!isMine && !isTheirs)
        if (isMine) expect(merged[name]).toEqual(both.mine[name])
        if (isTheirs) expect(merged[name]).toEqual(both.theirs[name])
      }
    }),
    { numRuns: 300 },
  )
})
