import { expect, test } from 'vitest'
import { aSketch } from '#domain/sketch/larkspur-plan.fixture.ts'
import { newId } from '#platform/uuid.ts'
import type { EntryState } from '../store/stored-entry.ts'
import { newEntry } from './outbox.ts'
import { copyAs, outdatedBy, placeOf, sketchCopy } from './sketch-entries.ts'

const sketch_id = newId()

function anEntry(revision: number, state: EntryState = 'waiting', { tries = 0, turn = 1 } = {}) {
  const write = { kind: 'sketch', sketch_id, revision, sketch: aSketch } as const
  const made = { id: newId(), leadId: newId(), customer: null, write, at: 0 }
  return { ...newEntry(made, { turn, now: 0 }), write, state, tries }
}

const drawn = (revision: number) => ({ sketch_id, revision })

test('what was never sent of a drawing gives way to what is drawn now', () => {
  const before = anEntry(4)
  expect(placeOf(drawn(5), [before])).toEqual({ revision: 4, replaces: before })
})

test('what may have arrived stays, and the drawing goes on from it', () => {
  const sent = anEntry(4, 'waiting', { tries: 1 })
  expect(placeOf(drawn(4), [sent])).toEqual({ revision: 5, replaces: null })
  expect(placeOf(drawn(4), [anEntry(4, 'received'), anEntry(5, 'sending')]).revision).toBe(6)
  const last = anEntry(5, 'waiting', { turn: 2 })
  expect(placeOf(drawn(4), [sent, last])).toEqual({ revision: 5, replaces: last })
})

test('a drawing made from an older revision than there is keeps it, so that the server tells of the other one', () => {
  expect(placeOf(drawn(2), [anEntry(7, 'received')]).revision).toBe(2)
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
