import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { noteOnLead } from '#domain/leads/leads.server.ts'
import { readDesk } from '#domain/leads/desk/desk.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import { addItem } from './items.flow.ts'

/** The office canceled the visit while the phone of who makes it had no signal: nothing was heard of them until now. */
async function aVisitCanceledUnheard() {
  const test = await aVisitToMake()
  const { world, ivy, marcus, job_id, visit, change, wait, ago } = test
  await change(visit.id, { revision: 1, canceled: true })
  wait(30 * minute)
  const worker = allow(ivy, 'leads.work')
  const sentAt = world.now()
  const note = (at: string) =>
    noteOnLead(world, worker, { id: newId(), lead_id: job_id, text: 'Wet to the studs', at, sentAt })
  const item = (at: string) =>
    addItem(world, worker, { id: newId(), job_id, text: 'Bring a ladder', at, sentAt })
  const lead = () => getLead(world, allow(marcus, 'leads.view'), job_id)
  return { ...test, before: ago(40 * minute), after: ago(minute), note, item, lead }
}

test('a visit at which someone was before it was canceled is theirs again, once their phone tells of it', async () => {
  const { world, ivy, ago, before, step, note, item, visits, visit, stage, lead } =
    await aVisitCanceledUnheard()
  await step('on_my_way', { at: ago(50 * minute), visit_id: visit.id })
  await note(before)
  await item(before)
  await step('arrived', { at: before, visit_id: visit.id })
  await step('departed', { at: ago(5 * minute), visit_id: visit.id })
  expect(await visits(), 'one visit, made, and none that was canceled').toMatchObject([
    {
      id: visit.id,
      canceled_at: null,
      on_my_way_at: ago(50 * minute),
      arrived_at: before,
      departed_at: ago(5 * minute),
      canceled_too_late: true,
    },
  ])
  expect(await stage()).toBe('inspected')
  const { notes, history, assigned_to } = await lead()
  expect(history.find(({ name }) => name === 'visit.item_added')?.by).toBe('Ivy Starling')
  expect(assigned_to?.name).toBe('Ivy Starling')
  expect(notes).toMatchObject([{ by: 'Ivy Starling' }])
  const line = history.find(({ name }) => name === 'visit.canceled_too_late')
  expect([line?.words, line?.by]).toEqual([
    'Inspection was already under way. The cancellation came too late',
    'Ivy Starling',
  ])
  const desk = await readDesk(world, allow(ivy, 'leads.view'))
  expect([desk.canceled, desk.reassigned]).toEqual([[], []])
})

test('the same counts for a step that names no visit', async () => {
  const { before, step, visits, visit } = await aVisitCanceledUnheard()
  await step('arrived', { at: before })
  expect(await visits()).toMatchObject([{ id: visit.id, canceled_at: null, arrived_at: before }])
})

test('whoever only was on the way before it was canceled makes no visit of it', async () => {
  const { ago, step, visits } = await aVisitCanceledUnheard()
  await step('on_my_way', { at: ago(50 * minute) })
  const [only, ...others] = await visits()
  expect([only?.canceled_at !== null, others.length]).toEqual([true, 0])
})

test('what was done after it was canceled comes back to its maker with the true reason', async () => {
  const { number, theo, after, step, note, item, visit, world, job_id } = await aVisitCanceledUnheard()
  const reason = `The visit to ${number} was canceled. Call the office if you were there.`
  const told = [
    () => step('arrived', { at: after, visit_id: visit.id }),
    () => note(after),
    () => item(after),
  ]
  for (const tell of told)
    await expect(tell()).rejects.toMatchObject({ code: 'lead-reassigned', message: reason })
  // Whoever never was to go there hears nothing of it.
  const stranger = noteOnLead(world, allow({ ...theo, id: newId() }, 'leads.work'), {
    id: newId(),
    lead_id: job_id,
    text: 'Hello',
  })
  await expect(stranger).rejects.toMatchObject({ code: 'lead-not-found' })
})
