import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { SyncProblem } from '#domain/sync/problem.ts'
import { groupsOf } from './groups.ts'

const [ivy, pia] = [
  { id: newId(), name: 'Ivy Starling' },
  { id: newId(), name: 'Pia Lark' },
]

function aProblem(lead_id: string, by: SyncProblem['by'], minute: number): SyncProblem {
  const at = `2026-11-20T09:${minute}:00.000Z`
  return {
    id: newId(),
    lead_id,
    by,
    write: { kind: 'note', text: String(minute) },
    photo: null,
    is_photo_hidden: false,
    state: 'open',
    reason: '',
    reply: '',
    earlier: [],
    code: '',
    detail: '',
    reference: 'R-2611-0K7XA',
    customer: 'Ann Miller',
    made_at: at,
    refused_at: '2026-11-20T10:40:00.000Z',
    received_at: '2026-11-20T10:41:00.000Z',
    decided_by: null,
    decided_at: null,
  }
}

test('what one person did for one request stands together, in the order in which it was done', () => {
  const [one, other] = [newId(), newId()]
  const [late, apart, early, hers] = [
    aProblem(one, ivy, 40),
    aProblem(other, ivy, 20),
    aProblem(one, ivy, 10),
    aProblem(one, pia, 30),
  ]
  expect(groupsOf([late, apart, early, hers]).map(({ problems }) => problems)).toEqual([
    [early, late],
    [apart],
    [hers],
  ])
})
