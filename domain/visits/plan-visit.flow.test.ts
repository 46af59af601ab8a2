import { expect, test } from 'vitest'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { readBoard } from '#domain/jobs/board/board.server.ts'
import { JobQuery } from '#domain/jobs/job-query.ts'
import { getJob, listJobs } from '#domain/jobs/job-views.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { readDesk } from '#domain/leads/desk/desk.server.ts'
import { moveLead } from '#domain/leads/moves.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJob } from '#test/a-job.ts'
import { aJobToVisit, aNewVisit, certify, thisMorning, today, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { planVisit } from './plan-visit.flow.ts'
import { mostAhead } from './room-ahead.server.ts'
import { listJobVisits, listUnscheduled } from './visit-views.server.ts'

test('a visit without a time stands in the tray, and does not dispatch the job', async () => {
  const { world, marcus, ivy, job_id, number, plan } = await aJobToVisit()
  const visit = await plan({ kind: 'mitigation', people: [ivy.id], note: 'Bring the big pump.' })
  expect(visit).toMatchObject({
    number,
    name: 'Nora Trillium',
    town: 'Boardman',
    when: null,
    length_minutes: 240,
    people: [{ name: 'Ivy Starling', override_reason: '' }],
    note: 'Bring the big pump.',
    revision: 1,
  })
  const viewer = allow(marcus, 'intake.view')
  expect(await listUnscheduled(world, viewer)).toEqual([visit])
  expect((await getJob(world, viewer, job_id)).stage).toBe('contacted')
})

test('with a time and a person the job is dispatched, and its request shows the visit and goes to that person', async () => {
  const { world, marcus, ivy, theo, job_id, plan } = await aJobToVisit()
  const visit = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  expect(visit).toMatchObject({ when: thisMorning, length_minutes: 120 })
  const viewer = allow(marcus, 'intake.view')
  expect(await listUnscheduled(world, viewer)).toEqual([])
  expect(await getJob(world, viewer, job_id)).toMatchObject({
    stage: 'dispatched',
    next_visit: { id: visit.id, on: today, from: '08:00', to: '10:00' },
  })
  expect(await getLead(world, allow(marcus, 'leads.view'), job_id)).toMatchObject({
    status: 'scheduled',
    visit: thisMorning,
    assigned_to: { name: 'Ivy Starling' },
  })
})

test('everyone on a visit sees its job and request, and has it on their desk for the rest of its day', async () => {
  const { world, wait, ivy, theo, job_id, plan } = await aJobToVisit()
  const deskOf = async (who: typeof ivy) =>
    (await readDesk(world, allow(who, 'leads.view'))).items.map(({ id }) => id)
  await expect(getJob(world, allow(theo, 'intake.view'), job_id)).rejects.toMatchObject({ status: 404 })
  const visit = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  for (const who of [ivy, theo]) {
    expect((await getJob(world, allow(who, 'intake.view'), job_id)).id).toBe(job_id)
    expect((await getLead(world, allow(who, 'leads.view'), job_id)).id).toBe(job_id)
    expect(await deskOf(who)).toEqual([job_id])
  }
  await world.db.updateTable('visit').set({ departed_at: world.now() }).where('id', '=', visit.id).execute()
  expect(await deskOf(theo)).toEqual([job_id])
  wait(day)
  expect(await deskOf(theo)).toEqual([])
  expect((await getLead(world, allow(theo, 'leads.view'), job_id)).id).toBe(job_id)
})

test('the same visit sent again is the same, and its id means no other one', async () => {
  const { world, marcus, ivy, job_id } = await aJobToVisit()
  const planner = allow(marcus, 'intake.schedule')
  const visit = { ...aNewVisit({ when: tomorrow, people: [ivy.id] }), job_id }
  const first = await planVisit(world, planner, visit)
  expect(first.isNew).toBe(true)
  expect(await planVisit(world, planner, visit)).toEqual({ ...first, isNew: false })
  await expect(planVisit(world, planner, { ...visit, note: 'Other' })).rejects.toMatchObject({
    status: 409,
    code: 'visit-differs',
    extra: { current: first.visit },
  })
  const events = await world.db
    .selectFrom('event')
    .select('payload')
    .where('name', '=', 'visit.planned')
    .execute()
  expect(events).toHaveLength(1)
})

test('of one id that several jobs ask for at once, one has the visit and the others are refused', async () => {
  const { job_id, marcus, ...test } = await aJobToVisit()
  const others = await Promise.all([aJob(test, marcus), aJob(test, marcus)])
  const visit = aNewVisit({ when: tomorrow })
  const planned = await Promise.allSettled(
    [job_id, ...others.map(({ id }) => id)].map((job_id) =>
      planVisit(test.world, allow(marcus, 'intake.schedule'), { ...visit, job_id }),
    ),
  )
  const refused = planned.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []))
  expect(refused).toMatchObject([{ code: 'visit-differs' }, { code: 'visit-differs' }])
})

test('a project manager who sends a crew keeps the job', async () => {
  const test = await aJobToVisit()
  const { world, ivy, job_id, plan } = test
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  await world.db.updateTable('lead').set({ assigned_to: rosa.id }).where('id', '=', job_id).execute()
  await plan({ when: tomorrow, people: [ivy.id] }, rosa)
  const lead = await getLead(world, allow(rosa, 'leads.view'), job_id)
  expect(lead).toMatchObject({ visit: tomorrow, assigned_to: { name: 'Rosa Plover' } })
  expect((await readDesk(world, allow(ivy, 'leads.view'))).items).toHaveLength(1)
})

test('whoever plans visits of their own jobs alone, and with the visit hands one to a colleague, is told of the visit', async () => {
  const { marcus, ivy, plan } = await aJobToVisit()
  const permissions = { ...marcus.permissions, 'intake.schedule': 'assigned' } as const
  const visit = await plan({ when: tomorrow, people: [ivy.id] }, { ...marcus, permissions })
  expect(visit.people).toMatchObject([{ name: 'Ivy Starling' }])
})

test('who takes care of a job keeps it when someone else is sent on a later visit', async () => {
  const { world, marcus, ivy, theo, job_id, plan } = await aJobToVisit()
  await certify({ world }, theo)
  await plan({ when: thisMorning, people: [ivy.id] })
  await plan({ when: tomorrow, people: [theo.id] })
  const lead = () => getLead(world, allow(marcus, 'leads.view'), job_id)
  expect(await lead()).toMatchObject({ assigned_to: { name: 'Ivy Starling' } })
})

test('nobody is sent who could not work on the request, and nothing is planned that has passed', async () => {
  const test = await aJobToVisit()
  const { ivy, plan } = test
  const guest = await aPerson(test, 'Read-only', 'Guest')
  await expect(plan({ people: [guest.id] })).rejects.toMatchObject({ code: 'nobody-to-assign' })
  await expect(plan({ people: [newId()] })).rejects.toMatchObject({ code: 'nobody-to-assign' })
  for (const when of [
    { on: '2026-11-19', from: '08:00', to: '10:00' },
    { on: today, from: '05:00', to: '07:00' },
  ])
    await expect(plan({ when, people: [ivy.id] })).rejects.toMatchObject({ status: 422 })
})

test('whoever goes without the certification that the loss demands goes with a reason, or not at all', async () => {
  const test = await aJobToVisit({ name: 'Nora', phone: '+13305550117', loss_type: 'mold' })
  const { world, marcus, ivy, theo, job_id, plan } = test
  await certify(test, theo, { code: 'AMRT', expires_on: '2026-11-20' })
  await expect(plan({ when: tomorrow, people: [ivy.id, theo.id] })).rejects.toMatchObject({
    status: 409,
    code: 'certification-missing',
    extra: { missing: ['Ivy Starling: no AMRT', 'Theo Bittern: AMRT expired on Nov 20, 2026'] },
  })
  await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  await plan({ kind: 'estimate', when: tomorrow, people: [ivy.id] })
  const overridden = await plan({ when: tomorrow, people: [ivy.id], override: 'Only looks, touches nothing' })
  expect(overridden.people).toMatchObject([{ override_reason: 'Only looks, touches nothing' }])
  const { history } = await getLead(world, allow(marcus, 'leads.view'), job_id)
  expect(history.map(({ words }) => words)).toContain(
    'Inspection planned for Sat, Nov 21, 8–10 AM, Ivy Starling, without a required certification',
  )
  const events = await world.db.selectFrom('event').select('payload').execute()
  expect(JSON.stringify(events)).not.toContain('touches nothing')
})

test('a job has only so many visits ahead, whoever plans them and however they come back', async () => {
  const { world, job_id, plan, change } = await aJobToVisit()
  const { id } = await plan({ when: tomorrow })
  await change(id, { revision: 1, canceled: true })
  for (let nth = 0; nth < mostAhead; nth++) await plan()
  const refused = {
    status: 409,
    code: 'too-many-visits',
    message: 'This job has 50 visits ahead already. Cancel those that are not needed, then plan more.',
  }
  await expect(plan()).rejects.toMatchObject(refused)
  await expect(change(id, { revision: 2, canceled: false })).rejects.toMatchObject(refused)
  await world.db
    .updateTable('visit')
    .set({ canceled_at: null, visit_on: '2026-11-19' })
    .where('id', '=', id)
    .execute()
  await expect(change(id, { revision: 2, when: tomorrow })).rejects.toMatchObject(refused)
  await change(id, { revision: 2, note: 'Nobody went' })
  await world.db
    .updateTable('visit')
    .set({ departed_at: world.now() })
    .where('job_id', '=', job_id)
    .where('visit_on', 'is', null)
    .execute()
  await change(id, { revision: 3, when: tomorrow })
})

test('a project manager overrides with the permission for gates, and without it nobody does who reaches only their own', async () => {
  const test = await aJobToVisit({ name: 'Nora', phone: '+13305550117', loss_type: 'trauma' })
  const { world, ivy, job_id, plan } = test
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  await world.db.updateTable('lead').set({ assigned_to: rosa.id }).where('id', '=', job_id).execute()
  const sent = { when: tomorrow, people: [ivy.id], override: 'Waits outside' }
  expect((await plan(sent, rosa)).people).toMatchObject([{ override_reason: 'Waits outside' }])
  const { 'intake.overrideGate': _, ...permissions } = rosa.permissions
  await expect(plan(sent, { ...rosa, permissions })).rejects.toMatchObject({
    status: 403,
    extra: { permission: 'intake.overrideGate' },
  })
})

test('a request that has a job is led by it', async () => {
  const { world, marcus, number, job_id } = await aJobToVisit()
  const move = { id: job_id, status: 'new', revision: 1 } as const
  await expect(moveLead(world, allow(marcus, 'leads.work'), move)).rejects.toMatchObject({
    status: 409,
    code: 'has-a-job',
    message: `This request is job ${number}. Change the stage or the visits of the job instead.`,
  })
})

test('a job that is over gets no visits, and one that is on hold waits outside the tray', async () => {
  const { world, marcus, job_id, plan } = await aJobToVisit()
  await plan()
  const aside = (side: 'on_hold' | 'lost') =>
    world.db.updateTable('job').set({ side, side_since: world.now() }).where('id', '=', job_id).execute()
  const viewer = allow(marcus, 'intake.view')
  const toSchedule = async () => [
    (await listUnscheduled(world, viewer)).length,
    (await readBoard(world, viewer, {})).unscheduled,
    (await listJobs(world, viewer, JobQuery.parse({ unscheduled: 'yes' }))).items.length,
  ]
  expect(await toSchedule()).toEqual([1, 1, 1])
  await aside('on_hold')
  await plan()
  expect(await toSchedule()).toEqual([0, 0, 0])
  expect((await listJobVisits(world, allow(marcus, 'intake.view'), job_id)).visits).toHaveLength(2)
  await aside('lost')
  await expect(plan()).rejects.toMatchObject({ code: 'job-is-over' })
})
