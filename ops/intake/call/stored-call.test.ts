import { expect, test } from 'vitest'
import { hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { DraftStorage } from '../../ui/stored-draft.ts'
import { type } from './changes.ts'
import { callOfJob, newCall } from './draft.ts'
import {
  callsAside,
  dropCall,
  dropCallAside,
  handOverCall,
  readCall,
  setCallAside,
  storeCall,
  takeOverCall,
} from './stored-call.ts'

function aStorage(): DraftStorage & { size: () => number } {
  const rows = new Map<string, string>()
  return {
    getItem: (key) => rows.get(key) ?? null,
    setItem: (key, draft) => void rows.set(key, draft),
    removeItem: (key) => void rows.delete(key),
    size: () => rows.size,
  }
}

const of = { user: newId(), about: '' }

test('a call is back as it was typed, and that of another tab is another one', () => {
  const storage = aStorage()
  const call = type({ ...newCall(), started_at: 1000 }, 'phone', '330')
  storeCall(storage, of, call)
  expect(readCall(storage, of, 1000)).toEqual(call)
  expect(readCall(storage, { ...of, slot: 1 }, 1000)).toBe(null)
  expect(readCall(storage, { ...of, user: newId() }, 1000)).toBe(null)
  dropCall(storage, of)
  expect(storage.size()).toBe(0)
})

test('an untouched call takes no place', () => {
  const storage = aStorage()
  storeCall(storage, of, newCall())
  expect(storage.size()).toBe(0)
})

test('hours later a call comes back only if something of it is not saved', () => {
  const storage = aStorage()
  const facts = { name: 'Nora', phone: '+13305550117', text_consent: false }
  const job = callOfJob({
    id: newId(),
    number: 'MR-2611-014',
    revision: 1,
    facts,
    has_access_code: false,
    categories: [],
  })
  const saved = { ...job, started_at: 0 }
  storeCall(storage, of, saved)
  expect(readCall(storage, of, hour)).toEqual(saved)
  expect(readCall(storage, of, 3 * hour)).toBe(null)
  const typed = type(saved, 'pets', 'A dog')
  storeCall(storage, of, typed)
  expect(readCall(storage, of, 3 * hour)).toEqual(typed)
})

test('a call that is handed over waits for its job, and is taken over once', () => {
  const storage = aStorage()
  const handed = { user: of.user, to: newId() }
  const call = type({ ...newCall(), started_at: Date.now() }, 'call_note', 'She is outside.')
  handOverCall(storage, handed, call)
  expect(readCall(storage, of)).toBe(null)
  expect(takeOverCall(storage, { ...handed, to: newId() })).toBe(null)
  expect(takeOverCall(storage, handed)).toEqual(call)
  expect(takeOverCall(storage, handed)).toBe(null)
})

test('unfinished calls are set aside, the latest first, and a fifth takes the place of the oldest', () => {
  const storage = aStorage()
  const calls = [1, 2, 3, 4, 5].map((at) => type({ ...newCall(), started_at: at }, 'phone', `330${at}`))
  for (const call of calls) setCallAside(storage, of.user, call)
  const left = () => callsAside(storage, of.user, 5).map(({ started_at }) => started_at)
  expect(left()).toEqual([5, 4, 3, 2])
  dropCallAside(storage, of.user, calls[3]?.id ?? '')
  expect(left()).toEqual([5, 3, 2])
  expect(callsAside(storage, newId(), 5)).toEqual([])
})
