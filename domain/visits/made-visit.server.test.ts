import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { listCanceledVisits } from '#domain/leads/desk/canceled-visits.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { settleProblem } from '#domain/sync/decide.flow.ts'
import { reportProblem } from '#domain/sync/problems.server.ts'
import { thisMorning, tomorrow } from '#test/a-visit.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import type { Person } from '#test/people.ts'
import { takeStepBack } from './report-step.flow.ts'

/** The visit moved to tomorrow before anyone told of it; who goes then is said by the test. */
async function aMovedVisit() {
  const test = await aVisitToMake()
  const { world, marcus, job_id, ago, step, visits } = test
  const sees = (who: Person) =>
    getJob(world, allow(who, 'intake.view'), job_id).then(
      () => true,
      () => false,
    )
  const takeBack = (
    id: string,
    { kind = 'arrived', at = ago(0) }: { kind?: 'arrived' | 'departed'; at?: string } = {},
  ) => {
    const undo = { id, kind, step_at: at, at: ago(0), lead_id: job_id }
    return takeStepBack(world, allow(marcus, 'leads.work'), { ...undo, sentAt: world.now() })
  }
  /** What the office adds for someone whose step was refused. */
  const addFor = async (who: Person, at: string) => {
    const id = newId()
    await expect(step('arrived', { id, at, who, visit_id: test.visit.id })).rejects.toMatchObject({
      code: 'lead-not-found',
    })
    await reportProblem(world, who, {
      id,
      lead_id: job_id,
      code: 'lead-not-found',
      detail: 'Request not found.',
      write: { kind: 'step', step: 'arrived', visit_id: test.visit.id },
      made_at: at,
      refused_at: ago(0),
    })
    await settleProblem(world, allow(marcus, 'leads.assign'), { id, state: 'taken_over', reason: '' })
  }
  const made = async () => (await visits()).filter(({ made_of }) => made_of !== undefined)
  return { ...test, sees, takeBack, addFor, made }
}

test('whoever was taken off a visit does not get its job back by what a colleague tells', async () => {
  const { ivy, theo, visit, change, step, sees, made } = await aMovedVisit()
  await step('on_my_way', { who: theo })
  await change(visit.id, { revision: 1, when: tomorrow, people: [ivy.id] })
  expect(await sees(theo)).toBe(false)
  await step('arrived', { visit_id: visit.id })
  expect(await made()).toMatchObject([{ when: thisMorning, people: [{ id: ivy.id }], on_my_way_at: null }])
  expect(await sees(theo)).toBe(false)
})

test('whoever was taken off a visit that they had made joins those who made it, once the office adds what they did', async () => {
  const { ivy, theo, visit, ago, change, step, sees, addFor, made } = await aMovedVisit()
  await change(visit.id, { revision: 1, when: tomorrow, people: [ivy.id] })
  await step('arrived', { at: ago(10 * minute), visit_id: visit.id })
  await addFor(theo, ago(20 * minute))
  expect(await made()).toMatchObject([
    { people: [{ id: ivy.id }, { id: theo.id }], arrived_at: ago(20 * minute) },
  ])
  expect(await sees(theo)).toBe(true)
})

test('a visit that was told by mistake is canceled once nobody was there, and can be told again', async () => {
  const { world, theo, visit, ago, wait, change, step, takeBack, made, visits } = await aMovedVisit()
  await step('on_my_way', { at: ago(30 * minute) })
  await change(visit.id, { revision: 1, when: tomorrow })
  const [arrived, departed] = [newId(), newId()]
  const at = ago(20 * minute)
  await step('arrived', { id: arrived, at, visit_id: visit.id })
  await step('departed', { id: departed, at, who: theo, visit_id: visit.id })
  await takeBack(arrived, { at })
  expect(await made()).toMatchObject([{ canceled_at: null, arrived_at: null, departed_at: at }])
  wait(hour)
  await takeBack(departed, { kind: 'departed', at })
  expect(await made()).toMatchObject([
    { canceled_at: ago(0), cancel_reason: 'Entered by mistake', on_my_way_at: null, departed_at: null },
  ])
  // Their visit of tomorrow is not canceled: that would be taken for it.
  expect(await listCanceledVisits(world, allow(theo, 'leads.view'))).toEqual([])
  expect((await visits()).find(({ id }) => id === visit.id)).toMatchObject({
    canceled_at: null,
    on_my_way_at: null,
  })
  await step('arrived', { at: ago(70 * minute), visit_id: visit.id })
  expect((await made()).filter(({ canceled_at }) => canceled_at === null)).toMatchObject([
    { when: thisMorning, on_my_way_at: ago(90 * minute), arrived_at: ago(70 * minute) },
  ])
})

test('a colleague’s report that is taken back leaves nobody the sight that it gave', async () => {
  const { world, theo, visit, change, step, sees, takeBack } = await aMovedVisit()
  await change(visit.id, { revision: 1, when: tomorrow })
  const id = newId()
  await step('arrived', { id, visit_id: visit.id })
  await change(visit.id, { revision: 2, canceled: true })
  expect(await sees(theo)).toBe(true)
  await takeBack(id)
  expect(await sees(theo)).toBe(false)
  expect((await listCanceledVisits(world, allow(theo, 'leads.view'))).map(({ visit: of }) => of)).toEqual([
    tomorrow,
  ])
})
