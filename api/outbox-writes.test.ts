import { expect, test } from 'vitest'
import type { Write } from '#domain/sync/write.ts'
import { requestOf } from '#ops/outbox/entry.ts'
import { newEntry } from '#ops/outbox/outbox.ts'
import { newId } from '#platform/uuid.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const undo = { id: newId(), kind: 'arrived', step_at: '2026-11-20T11:50:00.000Z' } as const

/** Of each kind that there is, one that every schema takes. */
const writes: { [Kind in Write['kind']]: Extract<Write, { kind: Kind }> } = {
  note: { kind: 'note', text: 'Wet to the studs.' },
  step: { kind: 'step', step: 'arrived', visit_id: newId() },
  undo_step: { kind: 'undo_step', undo },
  photo: { kind: 'photo', name: 'kitchen.jpg', sha256: 'a'.repeat(64) },
  move: { kind: 'move', move: { status: 'contacted', revision: 1 } },
  job: { kind: 'job', facts: { name: 'Ann Miller', phone: '(330) 555-0117' }, at: undo.step_at },
  job_change: { kind: 'job_change', revision: 1, changes: { pets: 'A dog' } },
  job_category: { kind: 'job_category', category: 2, reason: 'Gray water.' },
  access_code: { kind: 'access_code', code: '4711#' },
}

// Without a receipt a device would send it again and again.
test('whatever a device sends from its outbox is applied once under its key', async () => {
  const olga = await aPerson(await createTestWorld(), 'Owner', 'Olga Reyes')
  for (const write of Object.values(writes)) {
    const made = { id: newId(), leadId: newId(), customer: 'Ann Miller', write, at: Date.parse(undo.step_at) }
    const request = requestOf(newEntry(made, { turn: 1, now: made.at }))
    const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': 'no key' }
    const init = { method: request?.method ?? '', headers, body: request?.body || null }
    const answer = await olga.request(request?.path ?? '', init)
    expect([write.kind, answer.status, await answer.json()]).toMatchObject([
      write.kind,
      400,
      { detail: 'The Idempotency-Key must be a UUID.' },
    ])
  }
})
