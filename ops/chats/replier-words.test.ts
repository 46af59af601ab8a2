import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { chat as en } from '../words/en-chat.ts'
import { chat as es } from '../words/es-chat.ts'
import { replierWords } from './replier-words.ts'

const now = new Date('2026-11-28T18:00:00Z')
const person = { id: newId(), name: 'June Kestrel' }

test('beside the names stands who is signed in, and since when they were not there', () => {
  const shown = { now, locale: 'en-US', words: en }
  expect(replierWords({ ...person, seen_at: '2026-11-28T17:57:00.000Z' }, shown)).toBe(
    'June Kestrel, active now',
  )
  expect(replierWords({ ...person, seen_at: '2026-11-28T15:12:00.000Z' }, shown)).toBe(
    'June Kestrel, last active 10:12 AM',
  )
  expect(replierWords({ ...person, seen_at: null }, shown)).toBe('June Kestrel, not signed in')
  expect(replierWords({ ...person, seen_at: null }, { ...shown, words: es })).toBe(
    'June Kestrel, sin sesión abierta',
  )
})
