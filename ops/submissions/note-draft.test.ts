import { expect, test } from 'vitest'
import { dropDraft, emptyDraft, keepDraft, readDraft } from './note-draft.ts'

function shelf() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    size: () => kept.size,
  }
}
const of = { user: 'dana', lead: 'lead-1' }

test('a note that was typed is there again, with the same id, until it is saved', () => {
  const device = shelf()
  const draft = { ...emptyDraft(), text: 'Called, no answer.' }
  keepDraft(device, of, draft)
  expect(readDraft(device, of)).toEqual(draft)
  dropDraft(device, of)
  expect(readDraft(device, of).text).toBe('')
})

test('drafts of other people and other leads stay apart', () => {
  const device = shelf()
  keepDraft(device, of, { ...emptyDraft(), text: 'Mine.' })
  expect(readDraft(device, { ...of, user: 'kim' }).text).toBe('')
  expect(readDraft(device, { ...of, lead: 'lead-2' }).text).toBe('')
})

test('an emptied draft leaves nothing behind, and an unreadable one is a new one', () => {
  const device = shelf()
  keepDraft(device, of, { ...emptyDraft(), text: 'x' })
  keepDraft(device, of, emptyDraft())
  expect(device.size()).toBe(0)
  device.setItem('note-draft:dana:lead-1', '{broken')
  expect(readDraft(device, of).text).toBe('')
})
