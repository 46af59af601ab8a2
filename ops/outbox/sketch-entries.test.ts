import { expect, test } from 'vitest'
import { aSketch } from '#domain/sketch/larkspur-plan.fixture.ts'
import { noPlan } from '#domain/sketch/plan.ts'
import { newId } from '#platform/uuid.ts'
import type { EntryState } from '../store/stored-entry.ts'
import { newEntry } from './outbox.ts'
import { copyAs, laterOnTop, outdatedBy, ownRevision, placeOf, sketchCopy } from './sketch-entries.ts'

const sketch_id = newId()

function anEntry(revision: number, state: EntryState = 'waiting', { tries = 0, turn = 1 } = {}) {
  const write = { kind: 'sketch', sketch_id, revision, sketch: aSketch } as const
  const made = { id: newId(), leadId: newId(), customer: null, write, at: 0 }
  return { ...newEntry(made, { turn, now: 0 }), write, state, tries }
}

const further = { ...aSketch, plan: noPlan }
const drawn = (revision: number, sketch = further) => ({ sketch_id, revision, sketch })

test('what was never sent of a drawing gives way to what is drawn now', () => {
  const before = anEntry(4)
  expect(placeOf(drawn(5), [before])).toEqual({ revision: 4, replaces: before, isThere: false })
})

test('what may have arrived stays, and the drawing goes on from it', () => {
  const sent = anEntry(4, 'waiting', { tries: 1 })
  expect(placeOf(drawn(4), [sent])).toEqual({ revision: 5, replaces: null, isThere: false })
  expect(placeOf(drawn(4), [anEntry(4, 'received'), anEntry(5, 'sending')]).revision).toBe(6)
  const last = anEntry(5, 'waiting', { turn: 2 })
  expect(placeOf(drawn(4), [sent, last])).toMatchObject({ revision: 5, replaces: last })
})

test('a drawing made from an older revision than there is keeps it, so that the server tells of the other one', () => {
  expect(placeOf(drawn(2), [anEntry(7, 'received')]).revision).toBe(2)
})

test('what may be there as it is drawn now is not sent once more: the server would not count it', () => {
  const sent = anEntry(4, 'waiting', { tries: 1 })
  expect(placeOf(drawn(4, aSketch), [sent])).toEqual({ revision: 5, replaces: null, isThere: true })
  const { structure, is_removed, plan, level, copy_of } = aSketch
  const inOtherOrder = { plan: { ...plan, walls: [...plan.walls] }, copy_of, is_removed, level, structure }
  expect(placeOf(drawn(5, inOtherOrder), [anEntry(4, 'received')]).isThere).toBe(true)
  // It was undone before it was sent.
  const next = { ...anEntry(5, 'waiting', { turn: 2 }) }
  const undone = { ...next, write: { ...next.write, sketch: further } }
  expect(placeOf(drawn(5, aSketch), [sent, undone])).toEqual({ revision: 5, replaces: undone, isThere: true })
  // Someone drew since.
  expect(placeOf(drawn(7, aSketch), [anEntry(4, 'received')]).isThere).toBe(false)
})

test('a drawing that clashes with what this device sent goes on top of it, and what was drawn later on top of that', () => {
  const [sent, clashed, later] = [anEntry(0, 'received'), anEntry(3, 'clash', { turn: 2 }), anEntry(4)]
  const current = { ...aSketch, id: sketch_id, revision: 1, removed_at: null }
  expect(ownRevision(clashed, current, [sent, clashed])).toBe(1)
  expect(ownRevision(clashed, { ...current, plan: noPlan }, [sent, clashed])).toBe(null)
  expect(ownRevision(clashed, current, [clashed])).toBe(null)
  const drawnOn = { ...later, turn: 3 }
  expect(laterOnTop(clashed, 4, [drawnOn])).toEqual([])
  expect(laterOnTop(clashed, 1, [drawnOn])).toMatchObject([{ id: later.id, write: { revision: 1 } }])
})

test('receipts that a later one continues are forgotten', () => {
  const [first, last] = [anEntry(1, 'received'), anEntry(2, 'received')]
  expect(outdatedBy(3, [first, last, anEntry(0)], sketch_id)).toEqual([first])
})

test('a drawing that someone else was quicker with becomes a copy, and so does what was drawn on it', () => {
  const { write } = anEntry(3)
  const { plan, structure, level } = aSketch
  const current = {
    plan,
    structure,
    level,
    id: sketch_id,
    job_id: newId(),
    copy_of: null,
    removed_at: null,
    revision: 4,
    by: 'Theo Bittern',
    changed_at: '2026-11-20T11:00:00.000Z',
  }
  const copy = sketchCopy({ write }, current)
  expect(copy).toMatchObject({ revision: 0, sketch: { copy_of: sketch_id, plan } })
  expect(copy?.sketch_id).not.toBe(sketch_id)
  expect(copyAs('copy', write, 1)).toMatchObject({ sketch_id: 'copy', revision: 1 })
  expect(sketchCopy({ write }, { facts: {} })).toBe(null)
  expect(sketchCopy({ write: { kind: 'note', text: 'Wet.' } }, current)).toBe(null)
})
