import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { aCall, aCallTaken, aJob, aJobOf } from '#test/a-job.ts'
import { newId } from '#platform/uuid.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { getJob } from './job-views.server.ts'
import { makeJob } from './make-job.flow.ts'

test('a call becomes a job with a request of its own, and alerts no one', async () => {
  const test = await createTestWorld()
  const { marcus, id, number } = await aCallTaken(test)
  expect(number).toMatch(/^MR-\d{4}-001$/)
  const job = await getJob(test.world, allow(marcus, 'intake.view'), id)
  expect(job).toMatchObject({ name: 'Nora Trillium', stage: 'contacted', priority: 1, side: null })
  expect(job.facts).toMatchObject({ ...aCall, channel: 'phone' })
  expect(job.categories).toMatchObject([{ category: 1, reason: 'Proposed from the source' }])
  expect(job.clocks[0]).toMatchObject({ key: 'contacted', reached_at: test.world.now().toISOString() })
  const lead = await getLead(test.world, allow(marcus, 'leads.view'), id)
  expect(lead).toMatchObject({ status: 'contacted', assigned_to: { name: 'Marcus Wren' } })
  await test.workUntilIdle()
  expect(test.emails).toEqual([])
})

test('numbers count up in their month, and the same job sent again is the same', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher')
  const first = await aJob(test, marcus)
  const again = await aJobOf(test, marcus, { id: first.id, facts: aCall })
  expect(again).toMatchObject({ number: first.number, isNew: false })
  expect((await aJob(test, marcus)).number.slice(-3)).toBe('002')
  await expect(
    aJobOf(test, marcus, { id: first.id, facts: { ...aCall, name: 'Someone Else' } }),
  ).rejects.toMatchObject({
    status: 409,
    code: 'job-differs',
  })
})

test('a request becomes a job with all that it told, under the same id', async () => {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const asked = aLeadRequest({
    loss: 'sewage-backup',
    town: 'Niles',
    when: 'happening-now',
    insurance: 'yes',
  })
  const { id, reference } = await receiveLead(test.world, asked, unsuspected)
  const request = () => getLead(test.world, allow(marcus, 'leads.view'), id)
  expect(await request()).toMatchObject({ has_job: false, assigned_to: null, revision: 1 })
  await aJobOf(test, marcus, { id, facts: { address: '12 Oak St' } })
  const theirs = { has_job: true, assigned_to: { name: 'Marcus Wren' }, revision: 2 }
  expect(await request()).toMatchObject(theirs)
  expect((await request()).history.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['lead.assigned', 'job.made']),
  )
  const job = await getJob(test.world, allow(marcus, 'intake.view'), id)
  expect(job).toMatchObject({ id, reference, name: asked.name, town: 'Niles', stage: 'new' })
  expect(job.facts).toMatchObject({
    channel: 'web',
    loss_type: 'sewage',
    sewage: 'yes',
    activity: 'running',
    will_claim: 'yes',
    address: '12 Oak St',
  })
  expect(job.categories).toMatchObject([{ category: 3 }])
})

test('whoever sees only what is assigned to them sees no other jobs', async () => {
  const test = await createTestWorld()
  const { id } = await aCallTaken(test)
  const ivy = await aPerson(test, 'Technician')
  await expect(getJob(test.world, allow(ivy, 'intake.view'), id)).rejects.toMatchObject({ status: 404 })
})

test('a call came in a month ago at the earliest, and its job is numbered by that', async () => {
  const test = await createTestWorld()
  const { world } = test
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const call = { id: newId(), facts: aCall, at: '2025-12-01T12:00:00.000Z', sentAt: world.now() }
  const { id, number } = await makeJob(world, allow(marcus, 'intake.view'), call)
  expect(number).toBe('MR-2610-001')
  const { received_at } = await getLead(world, allow(marcus, 'leads.view'), id)
  expect(received_at).toBe('2026-10-21T12:00:00.000Z')
})
