import { expect, test } from 'vitest'
import { newestOfOthers } from './office-note.ts'

const note = (id: string, { by, hour, by_id = by }: { by: string; hour: string; by_id?: string }) => ({
  id,
  by,
  by_id,
  text: `Note ${id}`,
  at: `2026-11-22T${hour}:00:00.000Z`,
})

test('the newest note of the office is found, however much the person wrote since', () => {
  const notes = [
    note('1', { by: 'Marcus Wren', hour: '08' }),
    note('2', { by: 'June Kestrel', hour: '10' }),
    note('3', { by: 'Ivy Starling', hour: '12' }),
  ]
  expect(newestOfOthers(notes, 'Ivy Starling')?.id).toBe('2')
  expect(newestOfOthers(notes.slice(2), 'Ivy Starling')).toBe(undefined)
})

test('a note of someone with the same name is one of others', () => {
  const notes = [
    note('1', { by: 'Ivy Starling', hour: '08', by_id: 'ivy' }),
    note('2', { by: 'Ivy Starling', hour: '09', by_id: 'other-ivy' }),
  ]
  expect(newestOfOthers(notes, 'ivy')?.id).toBe('2')
  expect(newestOfOthers(notes, 'other-ivy')?.id).toBe('1')
})
