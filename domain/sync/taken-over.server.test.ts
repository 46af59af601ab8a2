import { expect, test } from 'vitest'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { noteOnLead, receiveLead } from '#domain/leads/leads.server.ts'
import { listOpenCalls } from '#domain/leads/office-calls/office-call-views.server.ts'
import { takeVisitStep } from '#domain/leads/visit-steps/visit-steps.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { settleProblem } from './decide.flow.ts'
import type { Write } from './write.ts'
import { listProblems } from './problem-views.server.ts'
import { listOwnProblems } from './own-problems.server.ts'
import { reportProblem } from './problems.server.ts'
import { rememberWrite } from './sync-receipts.server.ts'

const made_at = '2026-11-20T09:11:00.000Z'
const note = { kind: 'note', text: 'Wet to the studs.' } as const
const arrived = { kind: 'step', step: 'arrived' } as const
/** Ivy worked without a connection; meanwhile the request was taken from her. */
async function aRefusal() {
  const test = await createTestWorld()
  const { world } = test
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const dispatcher = allow(marcus, 'leads.assign')
  const { id: lead_id } = await receiveLead(world, aLeadRequest(), unsuspected)
  const assign = (employee_id: string | null, revision: number) =>
    assignLead(world, dispatcher, { id: lead_id, employee_id, revision })
  await assign(ivy.id, 1)
  await assign(null, 2)
  const id = newId()
  const worker = allow(ivy, 'leads.work')
  const report = (write: Write, as = id) =>
    reportProblem(world, ivy, {
      id: as,
      lead_id,
      write,
      code: 'lead-reassigned',
      detail: 'This request is no longer assigned to you.',
      made_at,
      refused_at: '2026-11-20T10:40:00.000Z',
    })
  return {
    ...test,
    id,
    lead_id,
    other: marcus.id,
    dispatcher,
    worker,
    assign,
    report,
    takeOver: () => settleProblem(world, dispatcher, { id, state: 'taken_over', reason: '' }),
    open: async () => (await listProblems(world, dispatcher, { is_open: 'true' })).items,
    lead: () => getLead(world, allow(marcus, 'leads.view'), lead_id),
  }
}

test('a note that is taken over is on the request once, by whoever wrote it, with the time when it was written', async () => {
  const { world, id, worker, report, takeOver, lead } = await aRefusal()
  await report(note)
  await takeOver()
  await takeOver()
  const { notes, history } = await lead()
  const received_at = world.now().toISOString()
  const writer = { by: 'Ivy Starling', by_id: worker.employee.id }
  expect(notes).toEqual([{ id, text: note.text, ...writer, at: made_at, received_at }])
  expect(history.filter(({ words }) => words === 'Note added')).toMatchObject([{ by: 'Marcus Wren' }])
})

test('a step that is taken over is on the request once, and the history says who arrived when', async () => {
  const { world, id, worker, report, takeOver, lead } = await aRefusal()
  await report(arrived)
  await takeOver()
  await takeOver()
  const { steps, history } = await lead()
  const received_at = world.now().toISOString()
  expect(steps).toEqual([
    {
      id,
      kind: 'arrived',
      employee_id: worker.employee.id,
      by: 'Ivy Starling',
      at: made_at,
      received_at,
      reason: null,
      detail: '',
      call: null,
      visit_id: null,
    },
  ])
  expect(history.filter(({ name }) => name === 'lead.visit_step_taken')).toMatchObject([
    { words: 'Arrived at 4:11 AM', by: 'Ivy Starling' },
  ])
})

test('what arrives after it was taken over changes nothing', async () => {
  const { world, id, lead_id, worker, assign, report, takeOver, lead } = await aRefusal()
  await report(note)
  await takeOver()
  await assign(worker.employee.id, 3)
  const sentAt = world.now()
  await noteOnLead(world, worker, { id, lead_id, text: note.text, at: made_at, sentAt })
  expect((await lead()).notes).toHaveLength(1)
})

test('a step that arrives after it was taken over changes nothing', async () => {
  const { world, id, lead_id, worker, assign, report, takeOver, lead } = await aRefusal()
  await report(arrived)
  await takeOver()
  await assign(worker.employee.id, 3)
  await takeVisitStep(world, worker, { id, lead_id, kind: 'arrived', at: made_at, sentAt: world.now() })
  expect((await lead()).steps).toHaveLength(1)
})

test.each([
  { kind: 'step', step: 'arrived', reason: 'hazard' },
  { kind: 'step', step: 'arrived', detail: 'x' },
  { kind: 'note', text: '' },
] as const)('what earlier rules stored and the request can’t take is not taken over: %j', async (write) => {
  const { world, id, report, takeOver, open, lead } = await aRefusal()
  await report({ ...arrived })
  await world.db
    .updateTable('sync_problem')
    .set({ kind: write.kind, content: JSON.stringify(write) })
    .where('id', '=', id)
    .execute()
  await expect(takeOver()).rejects.toMatchObject({ status: 422, code: 'problem-unreadable' })
  expect(await open()).toMatchObject([{ id, write: { kind: 'unreadable' } }])
  expect(await lead()).toMatchObject({ notes: [], steps: [] })
})

test('a step that is taken over still says why the office is needed', async () => {
  const { report, takeOver, lead } = await aRefusal()
  const told = { reason: 'materials', detail: 'Two more dehumidifiers.' } as const
  await report({ kind: 'step', step: 'needs_office', ...told })
  await takeOver()
  expect((await lead()).steps).toMatchObject([told])
})

test('an undo that is taken over takes the step back, however late the office decides', async () => {
  const { world, lead_id, worker, assign, report, takeOver, lead } = await aRefusal()
  await assign(worker.employee.id, 3)
  const step = { id: newId(), kind: 'arrived' } as const
  await takeVisitStep(world, worker, { ...step, lead_id, at: made_at, sentAt: world.now() })
  await report({ kind: 'undo_step', undo: { ...step, step_at: made_at } })
  await takeOver()
  const { steps, history } = await lead()
  expect(steps).toEqual([])
  expect(history.find(({ name }) => name === 'lead.visit_step_undone')).toMatchObject({
    words: 'Arrived at 4:11 AM, taken back',
    by: 'Ivy Starling',
  })
})

test('a status change that is taken over is left to the office', async () => {
  const { report, takeOver, open, lead } = await aRefusal()
  await report({ kind: 'move', move: { status: 'contacted', revision: 1 } })
  const before = await lead()
  await takeOver()
  const { status, revision } = await lead()
  expect([status, revision]).toEqual([before.status, before.revision])
  expect(await open()).toEqual([])
})

test('what can’t be added is not taken over, and the problem stays open', async () => {
  const { world, id, lead_id, worker, assign, report, takeOver, open } = await aRefusal()
  await assign(worker.employee.id, 3)
  await noteOnLead(world, worker, { id, lead_id, text: 'Dry.' })
  await report(note)
  await expect(takeOver()).rejects.toMatchObject({ code: 'note-differs' })
  expect(await open()).toMatchObject([{ id }])
})

test('a call for the office that is taken over stands open, and undoing it ends it', async () => {
  const { world, id, report, takeOver, workUntilIdle, dispatcher } = await aRefusal()
  const open = () => listOpenCalls(world, dispatcher)
  await report({ kind: 'step', step: 'needs_office', reason: 'hazard' })
  expect(await open()).toEqual([])
  await takeOver()
  await workUntilIdle()
  expect(await open()).toMatchObject([{ id, by: { name: 'Ivy Starling' }, is_urgent: true }])
  expect(await toAlert(world, id)).toMatchObject({ settled_at: null })
  const undo = { id, kind: 'needs_office', step_at: made_at } as const
  const undoId = newId()
  await report({ kind: 'undo_step', undo }, undoId)
  await settleProblem(world, dispatcher, { id: undoId, state: 'taken_over', reason: '' })
  expect(await open()).toEqual([])
  expect(await toAlert(world, id)).toMatchObject({ reason: 'undone' })
})

function toAlert({ db }: World, id: string) {
  return db.selectFrom('alert').select(['settled_at', 'reason']).where('id', '=', id).executeTakeFirst()
}

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

test.each<[Write, Write, 'arrived' | 'open']>([
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
