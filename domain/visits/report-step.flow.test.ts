import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { certify, thisMorning, tomorrow } from '#test/a-visit.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import { aPerson, type Person } from '#test/people.ts'
import { takeStepBack } from './report-step.flow.ts'

test('steps give the visit its times, whoever arrives has inspected, and once they left it is over', async () => {
  const { world, marcus, job_id, ago, step, stamps, stage, visit } = await aVisitToMake()
  expect(await step('on_my_way', { visit_id: visit.id, at: ago(40 * minute) })).toMatchObject({
    visit_id: visit.id,
  })
  expect(await stage()).toBe('dispatched')
  await step('arrived', { at: ago(20 * minute) })
  expect(await stage()).toBe('inspected')
  const isLeft = async () => (await getLead(world, allow(marcus, 'leads.view'), job_id)).visit_left
  expect(await isLeft()).toBe(false)
  await step('departed')
  expect(await isLeft()).toBe(true)
  expect(await stamps()).toEqual([ago(40 * minute), ago(20 * minute), ago(0)])
})

test('the first step of each kind counts, whoever told it and however late it came', async () => {
  const { theo, ago, step, stamps } = await aVisitToMake()
  await step('arrived')
  await step('arrived', { who: theo, at: ago(5 * minute) })
  expect((await stamps())[1]).toBe(ago(5 * minute))
})

test('a step that is taken back takes its time along, and the job does not go back', async () => {
  const { world, ivy, job_id, ago, step, stamps, stage } = await aVisitToMake()
  const id = newId()
  await step('arrived', { id })
  const undo = { id, kind: 'arrived', step_at: ago(0), at: ago(0), lead_id: job_id } as const
  await takeStepBack(world, allow(ivy, 'leads.work'), { ...undo, sentAt: world.now() })
  expect(await stamps()).toEqual([null, null, null])
  expect(await stage()).toBe('inspected')
})

test('a step belongs to the visit that its sender makes on that day, and none counts of whoever makes none', async () => {
  const { marcus, ivy, ago, step, plan } = await aVisitToMake()
  const next = await plan({ when: tomorrow, people: [ivy.id] })
  await expect(step('arrived', { who: marcus })).rejects.toMatchObject({ code: 'visit-not-yours' })
  await step('departed')
  expect((await step('on_my_way', { at: ago(-24 * 60 * minute) })).visit_id).not.toBe(next.id)
  await expect(step('arrived', { visit_id: newId() })).rejects.toMatchObject({ code: 'visit-not-found' })
})

test('of two visits on a day a step without a name belongs to the one that nobody left', async () => {
  const { visit, ivy, step, plan } = await aVisitToMake()
  const second = await plan({ when: { ...thisMorning, from: '11:00', to: '12:00' }, people: [ivy.id] })
  expect((await step('arrived')).visit_id).toBe(visit.id)
  await step('departed')
  expect((await step('on_my_way')).visit_id).toBe(second.id)
})

test('whoever leaves makes room for the next visit, which the request shows, and goes on taking care of it', async () => {
  const { world, marcus, theo, job_id, step, plan, ...test } = await aVisitToMake()
  await certify({ world, ...test }, theo)
  await plan({ when: tomorrow, people: [theo.id] })
  await step('arrived')
  await step('departed')
  expect(await getLead(world, allow(marcus, 'leads.view'), job_id)).toMatchObject({
    visit: tomorrow,
    assigned_to: { name: 'Ivy Starling' },
  })
})

test('nobody who was not sent and sees only their own takes steps', async () => {
  const test = await aVisitToMake()
  const stranger = await aPerson(test, 'Technician', 'Cole Merganser')
  await expect(test.step('arrived', { who: stranger })).rejects.toMatchObject({ status: 404 })
})

test('whoever does not go on a visit tells nothing of it, unless they work on everyone’s', async () => {
  const { world, marcus, theo, ivy, job_id, step, stamps, plan, change } = await aVisitToMake()
  const next = await plan({ when: { ...tomorrow, on: '2026-11-27' }, people: [ivy.id] })
  await expect(step('departed', { who: theo, visit_id: next.id })).rejects.toMatchObject({
    status: 409,
    code: 'visit-not-yours',
  })
  expect(await stamps(next.id)).toEqual([null, null, null])
  await change(next.id, { revision: 1, when: tomorrow })
  const told = await step('arrived', { who: marcus, visit_id: next.id })
  expect(told).toMatchObject({ visit_id: next.id, by: marcus.name })
  await expect(change(next.id, { revision: 2, canceled: true })).rejects.toMatchObject({ code: 'visit-made' })
  const { steps } = await getLead(world, allow(theo, 'leads.view'), job_id)
  expect(steps.map(({ id }) => id)).toContain(told.id)
})

test('nobody was at a visit before it was planned', async () => {
  const { ago, step, stamps, visit } = await aVisitToMake()
  const told = await step('arrived', { visit_id: visit.id, at: ago(30 * 24 * hour) })
  expect([told.at, (await stamps())[1]]).toEqual([visit.created_at, visit.created_at])
})

test('the office takes a step of anyone back that was a mistake, and can cancel the visit then', async () => {
  const { world, marcus, theo, ivy, job_id, ago, wait, step, stamps, visit, change } = await aVisitToMake()
  const { id, at } = await step('departed')
  wait(3 * hour)
  const undo = { id, kind: 'departed', step_at: at, at: ago(0), lead_id: job_id } as const
  const takeBack = (who: Person) =>
    takeStepBack(world, allow(who, 'leads.work'), { ...undo, sentAt: world.now() })
  await expect(takeBack(theo)).rejects.toMatchObject({ code: 'too-late-to-undo' })
  await expect(takeBack(ivy)).rejects.toMatchObject({ code: 'too-late-to-undo' })
  await takeBack(marcus)
  expect(await stamps()).toEqual([null, null, null])
  const { history } = await getLead(world, allow(marcus, 'leads.view'), job_id)
  expect(history.map(({ words, by }) => [words, by])).toContainEqual([
    'Departed at 8 AM, taken back',
    'Marcus Wren',
  ])
  await change(visit.id, { revision: 1, canceled: true })
})
