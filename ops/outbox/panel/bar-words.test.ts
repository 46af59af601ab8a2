import { expect, test } from 'vitest'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import { outbox } from '../../words/en-outbox.ts'
import type { EntryState } from '../../store/stored-entry.ts'
import { newEntry } from '../outbox.ts'
import { en } from '../../words/en.ts'
import { openWords, toldWords } from './bar-words.ts'

const write: Write = { kind: 'note', text: 'Wet.' }
const unsaved = { notes: 0, forms: 0, photos: 0, isTyping: false }

function an(state: EntryState) {
  const entry = { id: newId(), leadId: newId(), customer: 'Ann', write, at: 1 }
  return { ...newEntry(entry, { turn: 1, now: 1 }), state }
}

test('beside what needs a decision the line says how much else is not sent', () => {
  const line = { kind: 'deciding', count: 1 } as const
  const words = (...states: EntryState[]) =>
    openWords(line, { entries: states.map(an), unsaved, isChecking: false }, outbox)
  expect(words('clash')).toBe('1 needs your decision')
  expect(words('clash', 'waiting', 'sending')).toBe('1 needs your decision, 2 not sent')
  expect(words('waiting', 'with_office')).toBe('1 not sent')
  expect(words('with_office')).toBe('1 with the office')
})

test('before the store is read no number is said that may be wrong', () => {
  const seen = { entries: [], unsaved, isChecking: true }
  expect(openWords({ kind: 'checking' }, seen, outbox)).toBe('Checking what isn’t sent...')
  expect(openWords({ kind: 'no-connection', at: 1 }, seen, outbox)).toBe('Checking what isn’t sent...')
})

test('a server that is silent is not called a lost connection', () => {
  const line = { kind: 'no-connection', at: Date.parse('2026-11-25T14:00:00Z') } as const
  const now = new Date('2026-11-25T14:05:00Z')
  expect(toldWords(line, en, { now, isOnline: false })).toBe('Offline since 9:00 AM')
  expect(toldWords(line, en, { now, isOnline: true })).toBe('No answer since 9:00 AM')
})
