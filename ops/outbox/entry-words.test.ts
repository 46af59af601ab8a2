import { expect, test } from 'vitest'
import { en } from '../words/en.ts'
import type { Entry } from './entry.ts'
import { takenOverWords } from './entry-words.ts'

const words = (write: Entry['write'], code = 'lead-handed-on') =>
  takenOverWords({ write, fault: { status: 404, code, detail: '' } }, en.field)

test('a device says what the office added, and what it only took over', () => {
  const photo = { kind: 'photo', name: 'IMG_2041.jpg', sha256: 'a'.repeat(64) } as const
  const added = 'The office added this to the request.'
  expect(words({ kind: 'note', text: 'Wet.' })).toBe(added)
  expect(words({ kind: 'step', step: 'arrived' })).toBe(added)
  expect(words(photo)).toBe(added)
  const taken = 'The office took this over.'
  expect(words({ kind: 'move', move: { status: 'contacted', revision: 1 } })).toBe(taken)
  expect(words(photo, 'photo-damaged')).toBe(taken)
  expect(words({ ...photo, sha256: null })).toBe(taken)
})
