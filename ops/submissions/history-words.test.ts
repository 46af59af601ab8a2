import { expect, test } from 'vitest'
import { historyWords, lastMoveBy } from './history-words.ts'

test.each([
  ['lead.received', {}, 'Request received'],
  ['lead.quarantined', { reasons: ['x'] }, 'Held in quarantine'],
  ['lead.released', {}, 'Released from quarantine'],
  ['lead.mailed', { dispatch: 'sent' }, 'Office e-mailed'],
  ['lead.mailed', { dispatch: 'kept' }, 'Mail to the office written, not sent'],
  ['lead.noted', { note_id: 'x' }, 'Note added'],
  ['lead.moved', { from: 'new', to: 'contacted' }, 'New → Contacted'],
  ['lead.moved', {}, 'Status changed'],
  ['lead.photo_stored', {}, 'Photo stored'],
])('%s reads as words', (name, payload, words) => {
  expect(historyWords({ name, payload })).toBe(words)
})

test('the one who moved it last is found, in whatever order the history comes', () => {
  const history = [moved('2026-11-20T15:02:00Z', 'Dana Reyes'), moved('2026-11-20T15:01:00Z', 'Kim Sato')]
  expect(lastMoveBy(history)).toBe('Dana Reyes')
  expect(lastMoveBy(history.toReversed())).toBe('Dana Reyes')
  expect(lastMoveBy([])).toBeNull()
})

function moved(at: string, by: string) {
  return { id: at, name: 'lead.moved', at, by, payload: {} }
}
