import { expect, test } from 'vitest'
import { hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { allow } from '#domain/roles/allowed.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { aCallTaken } from '#test/a-job.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import { enterMoney } from '#domain/money/money.flow.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { reportStep } from '#domain/visits/report-step.flow.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import type { Stage } from './stages.ts'
import { changeSide, changeStage } from './stage.server.ts'

async function aJobOnItsWay() {
  const test = await createTestWorld()
  const { marcus, id } = await aCallTaken(test)
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const read = () => getJob(test.world, allow(dana, 'intake.view'), id)
  const to = async (stage: Stage, why?: string, who = dana) =>
    changeStage(test.world, allow(who, 'intake.view'), {
      id,
      stage,
      revision: (await read()).revision,
      ...(why && { override: why, reason: why }),
    })
  return { ...test, marcus, dana, id, read, to }
}

test('a gate in force that is not met needs a reason, which the file keeps', async () => {
  const { read, to } = await aJobOnItsWay()
  await expect(to('inspected')).rejects.toMatchObject({
    status: 409,
    code: 'gate-open',
    extra: { missing: ['A visit with a time and a person', 'Someone arrived at the property'] },
  })
  await to('inspected', 'Inspected on the phone')
  const job = await read()
  expect(job.stage).toBe('inspected')
  expect(job.stages.at(-1)).toMatchObject({
    stage: 'inspected',
    by: 'Dana Heron',
    override_reason: 'Inspected on the phone',
  })
  expect(job.met_gates).toEqual(['nothing-open', 'drying-certificate'])
  expect(job.history[0]).toMatchObject({
    words: 'Contacted → Inspected, with a requirement overridden: “Inspected on the phone”',
    facts: { reason: 'Inspected on the phone' },
  })
  await to('mitigating', 'Signed on paper')
  await expect(to('drying')).rejects.toMatchObject({
    code: 'gate-open',
    extra: { missing: ['Rooms, a reference reading and equipment recorded'] },
  })
})

test('the clocks stop as their stages are first reached, and keep these times when a job goes back', async () => {
  const { world, id, read, to, wait } = await aJobOnItsWay()
  await wait(5 * hour)
  await to('mitigating', 'Already under way')
  const at = (await read()).clocks.map(({ key, reached_at }) => [key, reached_at !== null])
  expect(at).toEqual([
    ['contacted', true],
    ['inspected', true],
    ['started', true],
    ['completed', false],
  ])
  const { clocks } = await read()
  await wait(hour)
  await to('new', 'Called the wrong number')
  expect((await read()).clocks).toEqual(clocks)
  const lead = await world.db
    .selectFrom('lead')
    .select('first_contacted_at')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(lead?.first_contacted_at?.toISOString()).toBe(clocks[0]?.reached_at)
  await to('mitigating', 'Already under way')
  expect((await read()).clocks).toEqual(clocks)
})

test('a clock that an override stopped is not proven until someone arrives, and stopped as they did', async () => {
  const { ivy, job_id, plan, wait, ...test } = await aJobToVisit()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const viewer = allow(dana, 'intake.view')
  const read = () => getJob(world, viewer, job_id)
  const proofs = async () => (await read()).clocks.map(({ proof }) => proof)
  const visit = await plan({ when: thisMorning, people: [ivy.id] })
  const { revision } = await read()
  await changeStage(world, viewer, { id: job_id, stage: 'mitigating', revision, override: 'By phone' })
  expect(await proofs()).toEqual(['held', 'missing', 'missing', 'missing'])
  const { clocks: before } = await read()
  await wait(hour)
  const sentAt = world.now()
  const step = { id: newId(), lead_id: job_id, visit_id: visit.id, kind: 'arrived', sentAt } as const
  await reportStep(world, allow(ivy, 'leads.work'), { ...step, at: sentAt.toISOString() })
  expect(await proofs()).toEqual(['held', 'held', 'held', 'missing'])
  const { clocks, stage } = await read()
  expect(stage).toBe('mitigating')
  const arrived_at = sentAt.toISOString()
  expect(clocks.map(({ reached_at }) => reached_at)).toEqual([
    before[0]?.reached_at,
    arrived_at,
    arrived_at,
    null,
  ])
})

test('a job is Paid or past it with a balance of zero, or for a reason', async () => {
  const { world, dana, id, read, to } = await aJobOnItsWay()
  const enter = (type: 'charge' | 'payment', amount_cents: number) =>
    enterMoney(world, allow(dana, 'money.edit'), {
      id: newId(),
      job_id: id,
      type,
      kind: type === 'charge' ? 'mitigation' : 'check',
      party: type === 'charge' ? null : 'customer',
      amount_cents,
      on: '2026-11-20',
      reference: '',
      note: '',
    })
  const open = { code: 'gate-open', extra: { missing: ['A balance of zero'] } }
  await to('billed', 'For the test')
  await enter('charge', 100_00)
  expect((await read()).met_gates).not.toContain('nothing-open')
  await expect(to('paid')).rejects.toMatchObject(open)
  await expect(to('closed')).rejects.toMatchObject({ code: 'gate-open' })
  await enter('payment', 150_00)
  await expect(to('paid')).rejects.toMatchObject(open)
  await enter('charge', 50_00)
  expect((await read()).met_gates).toContain('nothing-open')
  await to('paid')
})

test('a job goes back only with a reason, which stop and timeline tell', async () => {
  const { read, to } = await aJobOnItsWay()
  await to('authorized', 'Under way')
  await expect(to('contacted')).rejects.toMatchObject({
    status: 422,
    extra: { fields: { reason: [expect.any(String)] } },
  })
  expect((await read()).stage).toBe('authorized')
  await to('contacted', 'The wrong job was moved')
  const job = await read()
  expect(job.stages.at(-1)).toMatchObject({ override_reason: '', back_reason: 'The wrong job was moved' })
  expect(job.history[0]?.words).toBe('Authorized → Contacted: “The wrong job was moved”')
})

test('nobody takes a job back from a stage behind their part of the way', async () => {
  const { world, marcus, id, read, to, ...test } = await aJobOnItsWay()
  const theo = await aPerson({ world, ...test }, 'Lead technician', 'Theo Bittern')
  const bill = await aPerson({ world, ...test }, 'Bookkeeper', 'Olive Rush')
  await world.db.updateTable('lead').set({ assigned_to: theo.id }).where('id', '=', id).execute()
  const refused = { status: 403, extra: { permission: 'intake.changeStage' } }
  await to('mitigating', 'For the test')
  // Nothing is dried there, so nothing of it is asked for.
  const facts = JSON.stringify({ loss_type: 'fire' })
  await world.db.updateTable('job').set({ facts }).where('id', '=', id).execute()
  await to('drying', undefined, theo)
  await to('docs_complete', 'For the test')
  await to('billed', undefined, bill)
  await expect(to('new', 'For the test', marcus)).rejects.toMatchObject(refused)
  await to('closed', 'For the test')
  await expect(to('drying', 'For the test', theo)).rejects.toMatchObject(refused)
  await expect(to('paid', 'For the test', bill)).rejects.toMatchObject(refused)
  expect((await read()).stage).toBe('closed')
  await to('contacted', 'For the test')
  await to('new', 'For the test', marcus)
})

test('dispatchers move jobs up to Dispatched and override nothing', async () => {
  const { marcus, to } = await aJobOnItsWay()
  await expect(to('dispatched', 'Because', marcus)).rejects.toMatchObject({ status: 403 })
  await expect(to('drying', undefined, marcus)).rejects.toMatchObject({ status: 403 })
  await to('new', 'For the test', marcus)
})

test('the request follows its job: scheduled while it is worked on, closed when it is over', async () => {
  const { world, dana, id, read, to } = await aJobOnItsWay()
  const lead = () => getLead(world, allow(dana, 'leads.view'), id)
  await to('drying', 'For the test')
  expect(await lead()).toMatchObject({ status: 'scheduled', outcome: null })
  const side = async (side: 'on_hold' | 'lost' | null, reason?: string) =>
    changeSide(world, allow(dana, 'intake.edit'), {
      id,
      side,
      revision: (await read()).revision,
      ...(reason && { reason }),
    })
  await expect(side('lost')).rejects.toMatchObject({ status: 422 })
  await side('lost', 'Chose another company')
  expect(await lead()).toMatchObject({ status: 'closed', outcome: 'not-needed' })
  expect((await read()).history[0]?.words).toBe('Lost: Chose another company')
  await expect(to('dry')).rejects.toMatchObject({ code: 'job-is-over' })
  await side(null)
  expect(await lead()).toMatchObject({ status: 'scheduled', outcome: null })
  expect((await read()).stage).toBe('drying')
})

test('a change made from an older state is refused', async () => {
  const { world, dana, id, read, to } = await aJobOnItsWay()
  const { revision } = await read()
  await to('new', 'Called the wrong number')
  await expect(
    changeStage(world, allow(dana, 'intake.view'), { id, stage: 'contacted', revision }),
  ).rejects.toMatchObject({ status: 409, code: 'job-moved-on' })
})
