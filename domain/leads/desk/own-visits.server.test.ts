import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { settleProblem } from '#domain/sync/decide.flow.ts'
import { reportProblem } from '#domain/sync/problems.server.ts'
import { aJob } from '#test/a-job.ts'
import { certify, aNewVisit, today } from '#test/a-visit.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { readDesk } from './desk.server.ts'

/** Ivy is sent this morning. */
async function aDay() {
  const test = await aVisitToMake()
  const { world, ivy, theo, job_id, visit, change } = test
  await certify(test, theo)
  await change(visit.id, { revision: 1, people: [ivy.id] })
  const give = async () => {
    const assigned = { assigned_to: ivy.id, assigned_for: null }
    await world.db.updateTable('lead').set(assigned).where('id', '=', job_id).execute()
    await change(visit.id, { revision: 2, people: [theo.id] })
  }
  const desk = async (who = ivy) => {
    const { items } = await readDesk(world, allow(who, 'leads.view'))
    return items.map(({ id, my_visits }) => ({ id, my_visits }))
  }
  return { ...test, give, desk }
}

test('whoever takes care of a request whose visit others make has no visit there', async () => {
  const { theo, job_id, visit, give, desk } = await aDay()
  expect(await desk()).toMatchObject([{ id: job_id, my_visits: [{ id: visit.id, too_late: null }] }])
  await give()
  expect(await desk()).toEqual([{ id: job_id, my_visits: [] }])
  expect(await desk(theo)).toMatchObject([{ id: job_id, my_visits: [{ id: visit.id, too_late: null }] }])
})

test('whoever is sent to where someone was by the earlier plan is told so', async () => {
  const { world, marcus, ivy, theo, job_id, visit, ago, give, desk } = await aDay()
  await give()
  const id = newId()
  await reportProblem(world, ivy, {
    id,
    lead_id: job_id,
    code: 'visit-not-yours',
    detail: 'You don’t go on this visit. Call the office.',
    write: { kind: 'step', step: 'arrived' },
    made_at: ago(20 * minute),
    refused_at: ago(0),
  })
  await settleProblem(world, allow(marcus, 'leads.assign'), { id, state: 'taken_over', reason: '' })
  expect(await desk(theo)).toMatchObject([{ my_visits: [{ id: visit.id, too_late: 'made_before' }] }])
  expect(await desk()).toMatchObject([{ my_visits: [{ departed_at: null, too_late: null }] }])
})

test('whoever was there before their visit was canceled is told that the cancellation came too late', async () => {
  const { ago, wait, visit, change, step, desk } = await aDay()
  const at = ago(0)
  wait(minute)
  await change(visit.id, { revision: 2, canceled: true })
  wait(minute)
  await step('arrived', { at })
  expect(await desk()).toMatchObject([{ my_visits: [{ id: visit.id, too_late: 'canceled' }] }])
})

test('a visit of today stays once it was left', async () => {
  const { world, marcus, ivy, job_id, step, desk } = await aDay()
  const other = await aJob({ world }, marcus)
  await planVisit(world, allow(marcus, 'intake.schedule'), {
    ...aNewVisit({ when: { on: today, from: '11:00', to: '12:00' }, people: [ivy.id] }),
    job_id: other.id,
  })
  await step('arrived')
  await step('departed')
  await world.db.updateTable('lead').set({ assigned_to: marcus.id }).where('id', '=', job_id).execute()
  expect((await desk()).map(({ id }) => id).toSorted()).toEqual([job_id, other.id].toSorted())
})
