import { expect, test } from 'vitest'
import { newId } from '../uuid.ts'
import { readCursor, writeCursor } from './page-cursor.ts'

test('a cursor says where a page ended, and anything else is refused', () => {
  const place = { at: new Date('2026-11-20T11:00:00.123Z'), id: newId() }
  expect(readCursor(writeCursor(place))).toEqual(place)
  for (const wrong of ['', 'top', `${place.id}`, `zzzzzzzzzzz_${place.id}`, `1_${place.id}x`])
    expect(() => readCursor(wrong)).toThrow('Start again from the top.')
})
