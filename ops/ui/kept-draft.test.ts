import { expect, test } from 'vitest'
import * as z from 'zod'
import { dropFormDrafts, formDraftPrefix, keep, readKept } from './kept-draft.ts'

const Draft = z.object({ name: z.string() }).partial()

test('what was typed into a form is there again after a reload', () => {
  const device = shelf()
  keep(device, 'form-draft:dana:new', { name: 'Ann' })
  expect(readKept(device, 'form-draft:dana:new', Draft)).toEqual({ name: 'Ann' })
})

test('what cannot be read, or is of another shape, is no draft', () => {
  const device = shelf()
  device.setItem('broken', '{')
  device.setItem('other', '{"name":7}')
  expect([readKept(device, 'broken', Draft), readKept(device, 'other', Draft)]).toEqual([null, null])
  expect(readKept(device, 'nothing', Draft)).toBeNull()
})

test('whoever signs out leaves no forms behind, and keeps what is no form', () => {
  const device = shelf()
  for (const key of [`${formDraftPrefix}dana:1`, 'theme', `${formDraftPrefix}dana:2`]) keep(device, key, {})
  dropFormDrafts(device)
  expect([device.length, device.key(0)]).toEqual([1, 'theme'])
})

function shelf(): Storage {
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
