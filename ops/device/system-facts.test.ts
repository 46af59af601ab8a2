import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { Entry } from '../outbox/entry.ts'
import { newEntry } from '../outbox/outbox.ts'
import { factLines } from './system-facts.ts'

test('the facts tell what waits and why, and name no customer, no file and no text', () => {
  const now = Date.parse('2026-11-20T12:00:00Z')
  const of = (write: Entry['write'], turn: number): Entry =>
    newEntry({ id: newId(), leadId: newId(), customer: 'Nora Trillium', write, at: now }, { turn, now })
  const photo = of({ kind: 'photo', name: 'Larkspur.jpg', sha256: null }, 1)
  const note: Entry = {
    ...of({ kind: 'note', text: 'Key under the mat.' }, 2),
    state: 'refused',
    tries: 3,
    fault: { status: 404, code: 'lead-not-found', detail: 'Request not found.' },
  }
  const refused: Entry = { ...of({ kind: 'step', step: 'arrived' }, 3), state: 'with_office' }
  const text = factLines(
    {
      version: 'index-5f2a',
      browser: 'Chrome 140',
      isWorkerActive: true,
      reads: { count: 4, oldest: now - 120 * 60_000 },
      entries: [photo, note, refused],
      reached: now - 60_000,
      lostSince: null,
      isEncrypted: true,
    },
    now,
  ).join('\n')
  expect(text).toContain('Stored: 4 records, oldest 120 min ago, encrypted')
  expect(text).toContain('Not sent: 2 (1 photo waiting, 1 note refused)')
  expect(text).toContain('With the office: 1 (1 step with_office)')
  expect(text).toContain('Error: note refused: 404 lead-not-found, 3 tries')
  expect(text).not.toMatch(/Trillium|Larkspur|mat/)
})
