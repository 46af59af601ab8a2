import { expect, test } from 'vitest'
import { day, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { getLead } from '../lead-views.server.ts'
import { readDesk } from './desk.server.ts'

async function onTheWay() {
  const test = await aJobToVisit({ name: 'Nora', phone: '+13305550117', loss_type: 'water' })
  const { world, ivy, job_id, plan, wait } = test
  const { id } = await plan({ when: thisMorning, people: [ivy.id] })
  wait(minute)
  const at = world.now()
  const step = { id: newId(), kind: 'on_my_way' as const, at: at.toISOString(), sentAt: at }
  await reportStep(world, allow(ivy, 'leads.work'), { ...step, lead_id: job_id })
  const desk = (person = ivy) => readDesk(world, allow(person, 'leads.view'))
  const steps = async () => (await getLead(world, allow(test.marcus, 'leads.view'), job_id)).steps
  return { ...test, id, left: at.toISOString(), desk, steps }
}

test('who is on the way to a visit that someone else cancels is told for a day who did it, when and why', async () => {
  const { world, marcus, id, job_id, number, change, desk, left, wait } = await onTheWay()
  expect((await desk()).canceled).toEqual([])
  wait(minute)
  await change(id, { revision: 1, canceled: true, reason: 'Weather' })
  expect((await desk()).canceled).toMatchObject([
    {
      lead_id: job_id,
      // The job came with the visit, and went with it.
      name: null,
      reference: number,
      by: marcus.name,
      at: world.now().toISOString(),
      reason: 'Weather',
      visit: thisMorning,
      on_my_way_at: left,
    },
  ])
  expect((await desk()).reassigned, 'told once').toEqual([])
  expect((await desk(marcus)).canceled).toEqual([])
  wait(day)
  expect((await desk()).canceled).toEqual([])
})

test('nobody goes on from the steps of a canceled visit, and restored it has them again', async () => {
  const { id, change, desk, steps } = await onTheWay()
  await change(id, { revision: 1, canceled: true })
  expect(await steps()).toEqual([])
  await change(id, { revision: 2, canceled: false })
  expect(await steps()).toMatchObject([{ kind: 'on_my_way' }])
  expect((await desk()).canceled).toEqual([])
})

test('what was typed as the reason is told to nobody who sees the job no longer', async () => {
  const { world, ivy, job_id, id, change, desk } = await onTheWay()
  await change(id, { revision: 1, canceled: true, reason: 'Nora Trillium died' })
  expect((await desk()).canceled).toMatchObject([{ name: null, reason: null }])
  await world.db.updateTable('lead').set({ assigned_to: ivy.id }).where('id', '=', job_id).execute()
  expect((await desk()).canceled).toMatchObject([{ name: 'Nora', reason: 'Nora Trillium died' }])
})
