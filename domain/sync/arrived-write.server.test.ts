import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aRefusal, arrived, made_at, note } from './a-refusal.fixture.ts'
import { listOwnProblems } from './own-problems.server.ts'
import { rememberWrite } from './sync-receipts.server.ts'
import type { ReportedWrite } from './reported-write.ts'

test('what arrives before the office has decided settles the problem by itself', async () => {
  const { world, id, lead_id, other, worker, assign, report, open } = await aRefusal()
  expect(await report(note)).toMatchObject({ state: 'open', is_yours: false })
  await assign(worker.employee.id, 3)
  expect(await listOwnProblems(world, worker.employee)).toEqual([
    { id, state: 'open', reason: '', is_yours: true },
  ])
  const sent = { employee_id: worker.employee.id, lead_id, id, hash: '0'.repeat(64), write: note }
  await rememberWrite(world, { ...sent, employee_id: other })
  expect(await open()).toHaveLength(1)
  await rememberWrite(world, sent)
  expect(await open()).toEqual([])
  expect(await listOwnProblems(world, worker.employee)).toMatchObject([{ id, state: 'arrived' }])
})

test('what arrives for another request under the same ID leaves the problem to the office', async () => {
  const { world, id, worker, report, open } = await aRefusal()
  await report(note)
  const sent = { employee_id: worker.employee.id, lead_id: newId(), id, hash: '0'.repeat(64), write: note }
  await rememberWrite(world, sent)
  expect(await open()).toMatchObject([{ id, state: 'open' }])
})

const call = { kind: 'step', step: 'needs_office', reason: 'materials', detail: 'Two fans.' } as const
const undo = { id: newId(), kind: 'arrived', step_at: made_at } as const
const move = { status: 'contacted', revision: 1 } as const
const item = { kind: 'item', text: 'Photos' } as const
const mark = { ...item, kind: 'item_change', item_id: newId(), revision: 1, done: true } as const

test.each<[ReportedWrite, ReportedWrite, 'arrived' | 'open']>([
  [note, { kind: 'note', text: 'Dry.' }, 'open'],
  [note, arrived, 'open'],
  [arrived, { kind: 'step', step: 'departed' }, 'open'],
  [arrived, { ...arrived, detail: '' }, 'arrived'],
  [call, call, 'arrived'],
  [call, { ...call, reason: 'hazard' }, 'open'],
  [call, { ...call, detail: 'Three fans.' }, 'open'],
  [{ kind: 'undo_step', undo }, { kind: 'undo_step', undo }, 'arrived'],
  [{ kind: 'undo_step', undo }, { kind: 'undo_step', undo: { ...undo, id: newId() } }, 'open'],
  // Decided again on top of what someone else changed, it has another revision.
  [{ kind: 'move', move }, { kind: 'move', move: { ...move, revision: 4 } }, 'arrived'],
  [{ kind: 'move', move }, { kind: 'move', move: { ...move, status: 'closed', outcome: 'done' } }, 'open'],
  [item, item, 'arrived'],
  [item, { ...item, text: 'Return the key' }, 'open'],
  // What is sent has no text, and is decided again on top of what someone else did.
  [mark, { ...mark, text: '', revision: 3 }, 'arrived'],
  [mark, { ...mark, done: false }, 'open'],
  [mark, { ...mark, item_id: newId() }, 'open'],
  [mark, { ...mark, visit_id: newId() }, 'open'],
  [aPhoto('a'), { ...aPhoto('a'), name: '' }, 'arrived'],
  [aPhoto('a'), aPhoto('b'), 'open'],
])('a problem about %j is, when %j arrives under its ID, %s', async (reported, write, state) => {
  const { world, id, lead_id, worker, report } = await aRefusal()
  await report(reported)
  await rememberWrite(world, { employee_id: worker.employee.id, lead_id, id, hash: '0'.repeat(64), write })
  expect(await listOwnProblems(world, worker.employee)).toMatchObject([{ id, state }])
})

function aPhoto(digit: string) {
  return { kind: 'photo', name: 'IMG_2041.jpg', sha256: digit.repeat(64) } as const
}
