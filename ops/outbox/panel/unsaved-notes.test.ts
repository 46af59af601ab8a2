import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { newEntry } from '../outbox.ts'
import { restingDrafts, unsavedNotes } from './unsaved-notes.ts'

const [ivy, other, leadId, id] = [newId(), newId(), newId(), newId()]

beforeEach(() => {
  const rows: Record<string, string> = {
    [`note-draft:${ivy}:${leadId}`]: JSON.stringify({ id, text: ' Wet to the studs. ' }),
    [`note-draft:${ivy}:${leadId}:2`]: JSON.stringify({ id: newId(), text: '  ' }),
    [`note-draft:${other}:${leadId}`]: JSON.stringify({ id: newId(), text: 'Dry.' }),
    [`form-draft:${ivy}:needs-office:${leadId}`]: JSON.stringify({ detail: 'Locked.' }),
  }
  vi.stubGlobal('localStorage', { ...rows, getItem: (key: string) => rows[key] ?? null })
})
afterEach(() => void vi.unstubAllGlobals())

test('a note that was typed and not saved is known with its request, to its person alone', () => {
  const notes = unsavedNotes(ivy, { entries: [], received: [] })
  expect(notes).toEqual([{ key: `note-draft:${ivy}:${leadId}`, leadId, id, text: 'Wet to the studs.' }])
})

test('a draft whose note is stored already is not unsaved', () => {
  const write = { kind: 'note', text: 'Wet to the studs.' } as const
  const entry = newEntry({ id, leadId, customer: 'Ann Miller', write, at: 0 }, { turn: 1, now: 0 })
  expect(unsavedNotes(ivy, { entries: [entry], received: [] })).toEqual([])
})

test('a note is counted once nobody types it, and at once where it was typed before', () => {
  const notes = ['a', 'b', 'c'].map((key) => ({ key, leadId, id, text: 'Wet.' }))
  const typed: Record<string, number> = { b: 1000, c: 5000 }
  const at = (now: number) => restingDrafts(notes, (key) => typed[key] ?? null, now)
  expect(at(6000)).toEqual({ resting: 1, nextAt: 9000 })
  expect(at(9000)).toEqual({ resting: 2, nextAt: 13_000 })
  expect(at(13_000)).toEqual({ resting: 3, nextAt: null })
})
