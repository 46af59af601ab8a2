import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LeadMove } from '#domain/leads/lead-move.ts'
import { leadStatuses } from '#domain/leads/lead-states.ts'
import { firstChoices, differencesOf, isSame } from './merge-fields.ts'
import { mergeMove, type MoveSides } from './merge-move.ts'
import { fieldsAfter, type MoveFields } from './move-fields.ts'

const now = new Date('2026-11-20T15:00:00Z')
const [ludo, nora] = ['0193a1c0-0000-7000-8000-000000000001', '0193a1c0-0000-7000-8000-000000000002']
const visit = { on: '2026-11-24', from: '08:00', to: '10:00' }
const later = { ...visit, from: '13:00', to: '15:00' }
const gone = { ...visit, on: '2026-11-19' }

const start: MoveFields = { status: 'new', visit: null, assigned_to: ludo, outcome: null }
const planned: MoveFields = { ...start, status: 'scheduled', visit }
const sidesOf = (base: MoveFields | null, mine: MoveFields, theirs: MoveFields): MoveSides => ({
  base,
  mine,
  theirs,
  revision: 4,
})
const begun = (both: MoveSides) => mergeMove(both, firstChoices(differencesOf(both)), now)

test('a visit that both moved is for the person to choose, and one choice is enough', () => {
  const both = sidesOf(
    planned,
    { ...planned, visit: later },
    { ...planned, visit: { ...visit, to: '11:00' } },
  )
  expect(begun(both)).toMatchObject({ open: ['visit'], result: null, move: null })
  expect(mergeMove(both, { visit: 'mine' }, now).move).toEqual({
    status: 'scheduled',
    revision: 4,
    schedule: { ...later, employee_id: ludo },
  })
  expect(mergeMove(both, { visit: 'theirs' }, now)).toMatchObject({
    open: [],
    result: both.theirs,
    move: null,
  })
})

test('what I closed stays closed, with the visit that the office moved meanwhile', () => {
  const closed: MoveFields = { ...planned, status: 'closed', outcome: { value: 'done', duplicate_of: null } }
  const { open, move, result } = begun(sidesOf(planned, closed, { ...planned, visit: later }))
  expect(open).toEqual([])
  expect(move).toEqual({ status: 'closed', revision: 4, outcome: 'done' })
  expect(result).toEqual({ ...closed, visit: later })
})

test('a visit goes with a scheduled request alone, and the sides say so', () => {
  const contacted: MoveFields = { ...start, status: 'contacted' }
  const both = sidesOf(start, contacted, planned)
  const mine = mergeMove(both, { status: 'mine', visit: 'theirs' }, now)
  expect(mine.fields[1]).toMatchObject({ name: 'visit', chosen: 'mine', against: { theirs: 'no_visit' } })
  expect(mine.move).toEqual({ status: 'contacted', revision: 4 })
  const theirs = mergeMove(both, { status: 'theirs', visit: 'mine' }, now)
  expect(theirs.fields[1]).toMatchObject({ chosen: 'theirs', against: { mine: 'needs_visit' } })
  expect(theirs.move).toBe(null)
})

test('a visit whose time has passed on this device can’t be planned any more', () => {
  const both = sidesOf(start, { ...planned, visit: gone }, { ...start, status: 'contacted' })
  const { fields, open, move } = mergeMove(both, { status: 'mine' }, now)
  expect(fields[0]).toMatchObject({ name: 'status', chosen: 'theirs', against: { mine: 'passed' } })
  expect([open, move]).toEqual([[], null])
})

test('where nobody knows what it was before, each field that differs is for the person', () => {
  expect(begun(sidesOf(null, { ...start, status: 'contacted' }, planned)).open).toEqual(['status', 'visit'])
})

const day = fc.constantFrom(visit, later, gone)
const who = fc.constantFrom(ludo, nora)
const outcome = fc.constantFrom(
  { value: 'done' as const, duplicate_of: null },
  { value: 'duplicate' as const, duplicate_of: 'R-2611-ABCDE' },
)
const state: fc.Arbitrary<MoveFields> = fc
  .record({
    status: fc.constantFrom(...leadStatuses),
    visit: day,
    who: fc.option(who),
    hasVisit: fc.boolean(),
    outcome,
  })
  .map(({ status, ...each }) => ({
    status,
    visit: status === 'scheduled' || (status === 'closed' && each.hasVisit) ? each.visit : null,
    assigned_to: each.who,
    outcome: status === 'closed' ? each.outcome : null,
  }))
const move: fc.Arbitrary<LeadMove> = fc
  .record({ status: fc.constantFrom(...leadStatuses), visit: day, employee_id: who, outcome })
  .map(({ status, ...each }) => ({
    status,
    revision: 1,
    ...(status === 'scheduled' && { schedule: { ...each.visit, employee_id: each.employee_id } }),
    ...(status === 'closed' && { outcome: each.outcome.value }),
    ...(status === 'closed' && each.outcome.duplicate_of && { duplicate_of: each.outcome.duplicate_of }),
  }))
const side = fc.constantFrom('mine' as const, 'theirs' as const)

test('whatever was changed and chosen: only what the server accepts is sent, each chosen side is in it, and it says so before', () => {
  fc.assert(
    fc.property(
      fc.option(state),
      move,
      state,
      fc.dictionary(fc.constantFrom('status', 'visit', 'assigned_to', 'outcome'), side),
      (base, made, theirs, choices) => {
        const both = sidesOf(base, fieldsAfter(base ?? theirs, made), theirs)
        const merged = mergeMove(both, choices, now)
        for (const { name, chosen, against } of merged.fields) {
          const isOpen = merged.open.includes(name)
          if (isOpen) expect([against.mine, against.theirs]).toEqual([null, null])
          if (merged.result && chosen) expect([name, merged.result[name]]).toEqual([name, both[chosen][name]])
        }
        expect(merged.result === null).toBe(merged.open.length > 0)
        if (merged.result && !merged.move) expect(merged.result).toEqual(theirs)
        if (merged.move) expect(merged.result).toEqual(fieldsAfter(theirs, LeadMove.parse(merged.move)))
        const { visit: planned } = merged.result ?? theirs
        expect(isSame(planned, theirs.visit) || !isSame(planned, gone)).toBe(true)
      },
    ),
    { numRuns: 2000 },
  )
})
