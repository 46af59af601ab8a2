import { expect, test } from 'vitest'
import type { RefusedWrite, SyncProblem } from '#domain/sync/problem.ts'
import { settledWords, writeWords } from './words.ts'

test.each<[RefusedWrite, string]>([
  [{ kind: 'note', text: 'Wet.' }, 'Note: Wet.'],
  [{ kind: 'step', step: 'arrived' }, 'Visit: Arrived'],
  [{ kind: 'photo', name: 'IMG_1.jpg', sha256: null }, 'Photo: IMG_1.jpg'],
  [{ kind: 'move', move: { status: 'contacted', revision: 1 } }, 'Status: Contacted'],
])('%j reads as words', (write, words) => {
  expect(writeWords(write)).toBe(words)
})

test('a settled problem says who settled it how, when, and why', () => {
  const problem = {
    state: 'discarded',
    decided_by: 'Marcus Wren',
    reason: 'Known already.',
  } satisfies Partial<SyncProblem>
  const whole: SyncProblem = {
    ...problem,
    id: '',
    lead_id: '',
    write: { kind: 'note', text: '' },
    code: '',
    detail: '',
    made_at: '',
    refused_at: '',
    reference: '',
    customer: '',
    by: { id: '', name: '' },
    decided_at: null,
  }
  expect(settledWords(whole, '2:10 PM')).toBe('Discarded by Marcus Wren, 2:10 PM: Known already.')
  expect(settledWords({ ...whole, state: 'taken_over', reason: '' }, '2:10 PM')).toBe(
    'Taken over by Marcus Wren, 2:10 PM.',
  )
})
