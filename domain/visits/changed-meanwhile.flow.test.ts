import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { settleProblem } from '#domain/sync/decide.flow.ts'
import { reportProblem } from '#domain/sync/problems.server.ts'
import { thisMorning, tomorrow } from '#test/a-visit.ts'
import { aVisitToMake } from '#test/a-visit-to-make.ts'
import type { Person } from '#test/people.ts'

test('a step that was refused from the field and is taken over counts like one that was received', async () => {
  const { world, marcus, ivy, job_id, ago, visits, stage, visit, change } = await aVisitToMake()
  const id = newId()
  await change(visit.id, { revision: 1, people: [] })
  // Ivy is on the visit no more, yet her phone may report what she did.
  await world.db.updateTable('lead').set({ assigned_to: marcus.id }).where('id', '=', job_id).execute()
  await reportProblem(world, ivy, {
    id,
    lead_id: job_id,
    code: 'lead-not-found',
    detail: 'Request not found.',
    write: { kind: 'step', step: 'arrived', visit_id: visit.id },
    made_at: ago(minute),
    refused_at: ago(0),
  })
  await settleProblem(world, allow(marcus, 'leads.assign'), { id, state: 'taken_over', reason: '' })
  expect((await visits()).map(({ arrived_at }) => arrived_at)).toContain(ago(minute))
  expect(await stage()).toBe('inspected')
})

test('what was done offline counts on its day although the office has moved the visit meanwhile', async () => {
  const { world, marcus, ivy, job_id, ago, step, stamps, visits, stage, visit, change } = await aVisitToMake()
  await change(visit.id, { revision: 1, when: tomorrow, people: [ivy.id] })
  const told = [
    { kind: 'on_my_way', id: newId(), at: ago(40 * minute) },
    { kind: 'arrived', id: newId(), at: ago(30 * minute) },
    { kind: 'departed', id: newId(), at: ago(minute) },
  ] as const
  for (const { kind, ...sent } of [...told, ...told.toReversed()]) await step(kind, sent)
  expect(await stamps()).toEqual([null, null, null])
  expect(await stage()).toBe('inspected')
  const { clocks } = await getJob(world, allow(marcus, 'intake.view'), job_id)
  expect(clocks.find(({ key }) => key === 'inspected')?.reached_at).toBe(told[1].at)
  expect(await visits()).toMatchObject([
    {
      when: thisMorning,
      people: [{ id: ivy.id }],
      on_my_way_at: told[0].at,
      arrived_at: told[1].at,
      departed_at: told[2].at,
      created_at: visit.created_at,
      made_of: visit.id,
    },
    { id: visit.id, when: tomorrow, people: [{ id: ivy.id }], arrived_at: null },
  ])
  const { history, visit_left } = await getLead(world, allow(marcus, 'leads.view'), job_id)
  expect(visit_left).toBe(false)
  expect(history.map(({ words }) => words)).toContain(
    'Inspection was already made as planned for Fri, Nov 20, 8–10 AM, Ivy Starling. The change came too late',
  )
})

test('of a moved visit everyone who was there tells of one, whether they name it and whoever is heard first', async () => {
  const { theo, ago, step, stamps, visits, visit, change } = await aVisitToMake()
  await step('on_my_way', { at: ago(50 * minute) })
  await change(visit.id, { revision: 1, when: tomorrow })
  await step('departed', { who: theo, at: ago(minute), visit_id: visit.id })
  await step('arrived', { at: ago(20 * minute), visit_id: visit.id })
  expect(await stamps()).toEqual([null, null, null])
  const times = { on_my_way_at: ago(50 * minute), arrived_at: ago(20 * minute), departed_at: ago(minute) }
  expect(await visits()).toMatchObject([
    { when: thisMorning, ...times },
    { id: visit.id, when: tomorrow },
  ])
})

test('what was done at a visit that others make by now comes back to the office, and counts beside theirs', async () => {
  const { world, marcus, ivy, theo, job_id, ago, step, stamps, visits, visit, change } = await aVisitToMake()
  await assignOnPurpose(world, { job_id, to: ivy })
  await change(visit.id, { revision: 1, people: [theo.id], override: 'Nobody else' })
  const id = newId()
  await expect(step('arrived', { id, at: ago(minute) })).rejects.toMatchObject({ code: 'visit-not-yours' })
  await reportProblem(world, ivy, {
    id,
    lead_id: job_id,
    code: 'visit-not-yours',
    detail: 'You don’t go on this visit. Call the office.',
    write: { kind: 'step', step: 'arrived' },
    made_at: ago(minute),
    refused_at: ago(0),
  })
  await settleProblem(world, allow(marcus, 'leads.assign'), { id, state: 'taken_over', reason: '' })
  expect(await stamps()).toEqual([null, null, null])
  expect(await visits()).toContainEqual(
    expect.objectContaining({
      when: thisMorning,
      arrived_at: ago(minute),
      people: expect.arrayContaining([expect.objectContaining({ id: ivy.id })]),
    }),
  )
})

test('nobody tells of a canceled visit any more, and the office adds what someone did before they heard of it', async () => {
  const { world, marcus, ivy, job_id, ago, step, stamps, visits, stage, visit, change, wait } =
    await aVisitToMake()
  await assignOnPurpose(world, { job_id, to: ivy })
  await change(visit.id, { revision: 1, canceled: true })
  wait(2 * minute)
  const before = await stage()
  const id = newId()
  for (const kind of ['on_my_way', 'arrived', 'departed'] as const)
    await expect(step(kind, { id, visit_id: visit.id, at: ago(minute) })).rejects.toMatchObject({
      status: 409,
      code: 'visit-canceled',
    })
  expect([await stamps(), await stage()]).toEqual([[null, null, null], before])
  expect(await step('needs_office', { visit_id: visit.id })).toMatchObject({ visit_id: visit.id })
  await reportProblem(world, ivy, {
    id,
    lead_id: job_id,
    code: 'visit-canceled',
    detail: 'This visit was canceled.',
    write: { kind: 'step', step: 'arrived', visit_id: visit.id },
    made_at: ago(minute),
    refused_at: ago(0),
  })
  await settleProblem(world, allow(marcus, 'leads.assign'), { id, state: 'taken_over', reason: '' })
  expect(await stamps()).toEqual([null, null, null])
  const counted = (await visits()).filter(({ canceled_at }) => canceled_at === null)
  expect(counted).toMatchObject([{ when: thisMorning, arrived_at: ago(minute) }])
  expect(await stage()).toBe('inspected')
})

test('of a canceled visit a step that names none comes back to the office too', async () => {
  const { ivy, job_id, world, step, visit, change } = await aVisitToMake()
  await assignOnPurpose(world, { job_id, to: ivy })
  await change(visit.id, { revision: 1, canceled: true })
  await expect(step('arrived')).rejects.toMatchObject({ code: 'visit-canceled' })
  expect(await step('needs_office')).toMatchObject({ visit_id: null })
})

async function assignOnPurpose({ db }: World, { job_id, to }: { job_id: string; to: Person }) {
  const given = { assigned_to: to.id, assigned_for: null }
  await db.updateTable('lead').set(given).where('id', '=', job_id).execute()
}
