import { expect, test } from 'vitest'
import { newestOfOthers } from './office-note.ts'

const note = (id: string, by: string, hour: string, by_id = by) => ({
  id,
  by,
  by_id,
  text: `Note ${id}`,
  at: `2026-11-22T${hour}:00:00.000Z`,
})

test('the newest note of the office is found, however much the person wrote since', () => {
  const notes = [
    note('1', 'Marcus Wren', '08'),
    note('2', 'June Kestrel', '10'),
    note('3', 'Ivy Starling', '12'),
  ]
  expect(newestOfOthers(notes, 'Ivy Starling')?.id).toBe('2')
  expect(newestOfOthers(notes.slice(2), 'Ivy Starling')).toBe(undefined)
})

test('a note of someone with the same name is one of others', () => {
  const notes = [note('1', 'Ivy Starling', '08', 'ivy'), note('2', 'Ivy Starling', '09', 'other-ivy')]
  expect(newestOfOthers(notes, 'ivy')?.id).toBe('2')
  expect(newestOfOthers(notes, 'other-ivy')?.id).toBe('1')
})
