import { expect, test } from 'vitest'
import { noteOnLead } from '#domain/leads/leads.server.ts'
import { listOpenCalls } from '#domain/leads/office-calls/office-call-views.server.ts'
import { takeVisitStep } from '#domain/leads/visit-steps/visit-steps.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { aRefusal, arrived, made_at, note } from './a-refusal.fixture.ts'
import { settleProblem } from './decide.flow.ts'

test('a note that is taken over is on the request once, by whoever wrote it, with the time when it was written', async () => {
  const { world, id, worker, report, takeOver, lead } = await aRefusal()
  await report(note)
  await takeOver()
  await takeOver()
  const { notes, history } = await lead()
  const received_at = world.now().toISOString()
  const writer = { by: 'Ivy Starling', by_id: worker.employee.id }
  expect(notes).toEqual([{ id, text: note.text, ...writer, at: made_at, received_at }])
  expect(history.filter(({ words }) => words === 'Note added')).toMatchObject([{ by: 'Ivy Starling' }])
})

test('whoever may not work on requests takes no work on one over', async () => {
  const { world, dispatcher, report, open, lead } = await aRefusal()
  const { 'leads.work': _, ...permissions } = dispatcher.employee.permissions
  const someone = allow({ ...dispatcher.employee, permissions }, 'leads.assign')
  for (const write of [note, arrived]) {
    const as = newId()
    await report(write, as)
    await expect(
      settleProblem(world, someone, { id: as, state: 'taken_over', reason: '' }),
    ).rejects.toMatchObject({
      status: 403,
      extra: { permission: 'leads.work' },
    })
  }
  expect(await open()).toHaveLength(2)
  expect(await lead()).toMatchObject({ notes: [], steps: [] })
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
