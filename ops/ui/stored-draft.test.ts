import { expect, test } from 'vitest'
import * as z from 'zod'
import { hasDraftsOfOthers, readStoredDraft, storeChanges, storeDraft } from './stored-draft.ts'

const Draft = z.object({ name: z.string() }).partial()

test('what was typed into a form is there again after a reload', () => {
  const device = storage()
  storeDraft(device, 'form-draft:dana:new', { name: 'Ann' })
  expect(readStoredDraft(device, 'form-draft:dana:new', Draft)).toEqual({ name: 'Ann' })
})

test('a form that is typed back to what it was leaves no draft', () => {
  const device = storage()
  const base = { name: 'Ann', town: '' }
  storeChanges(device, 'form-draft:dana:new', { base, changes: { town: 'Niles' } })
  expect(readStoredDraft(device, 'form-draft:dana:new', Draft.loose())).toEqual({ town: 'Niles' })
  storeChanges(device, 'form-draft:dana:new', { base, changes: { town: '' } })
  expect(device.length).toBe(0)
})

test('what cannot be read, or is of another shape, is no draft', () => {
  const device = storage()
  device.setItem('broken', '{')
  device.setItem('other', '{"name":7}')
  expect([readStoredDraft(device, 'broken', Draft), readStoredDraft(device, 'other', Draft)]).toEqual([
    null,
    null,
  ])
  expect(readStoredDraft(device, 'nothing', Draft)).toBeNull()
})

test('what is left of others in the open is told, and what is one’s own, or no draft, is not', () => {
  const [dana, kim] = ['01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11', '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d22']
  const keys = ['theme', `note-draft:${dana}:1`, `form-draft:role:${dana}:new`]
  expect([dana, kim, null].map((me) => hasDraftsOfOthers(me, keys))).toEqual([false, true, true])
  expect(hasDraftsOfOthers(null, ['theme', 'draft-turn'])).toBe(false)
})

function storage(): Storage {
  const kept = new Map<string, string>()
  return {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    key: (at) => [...kept.keys()][at] ?? null,
    clear: () => kept.clear(),
    get length() {
      return kept.size
    },
  }
}
