import { expect, test } from 'vitest'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aCall, aJob, aJobOf } from '#test/a-job.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { changeJob } from './facts.server.ts'
import { JobQuery } from './job-query.ts'
import { getJob, listJobs } from './job-views.server.ts'
import { findMatches } from './matches.server.ts'
import { mergeJob, unmergeJob } from './merge.server.ts'
import { toAsk } from './to-ask.ts'

async function aJobWithoutAName() {
  const test = await createTestWorld()
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const request = { ...aLeadRequest({ phone: '+13305550117' }), name: null }
  const { id } = await receiveLead(test.world, request, unsuspected)
  const find = (phone: string) => findMatches(test.world, allow(dana, 'intake.view'), { phone })
  const asRequest = await find('(330) 555-0117')
  const { number } = await aJobOf(test, dana, { id, facts: { town: 'Boardman' } })
  const read = () => getJob(test.world, allow(dana, 'intake.view'), id)
  return { ...test, dana, id, number, find, read, asRequest }
}

test('a request without a name becomes a job, whose name is still to be asked', async () => {
  const { world, dana, id, read } = await aJobWithoutAName()
  const job = await read()
  expect(job.name).toBeNull()
  expect(job.facts).not.toHaveProperty('name')
  expect(toAsk(job.facts).map(({ fact }) => fact)).toContain('name')

  const { revision } = job
  await changeJob(world, allow(dana, 'intake.edit'), { id, revision, changes: { name: 'Nora Trillium' } })
  const named = await read()
  expect(named).toMatchObject({ name: 'Nora Trillium', facts: { name: 'Nora Trillium' } })
  expect(named.history.find(({ name }) => name === 'job.changed')?.words).toBe(
    'Changed name: “Nora Trillium”',
  )
})

test('it is found by its number, as a request and as a job, and by no word of what is missing', async () => {
  const { world, dana, id, asRequest, find } = await aJobWithoutAName()
  expect(asRequest).toMatchObject([{ id, kind: 'request', name: null }])
  expect(await find('3305550117')).toMatchObject([{ id, kind: 'job', name: null }])
  const ids = async (q: string) => {
    const { items } = await listJobs(world, allow(dana, 'intake.view'), JobQuery.parse({ q }))
    return items.map((job) => job.id)
  }
  expect(await ids('5550117')).toEqual([id])
  expect(await ids('null')).toEqual([])
})

test('it learns the name of a job that is merged into it, and loses it where that is undone', async () => {
  const { world, dana, number, read, ...test } = await aJobWithoutAName()
  const call = await aJob({ world, ...test }, dana, aCall)
  const merger = allow(dana, 'intake.merge')
  await mergeJob(world, merger, { id: call.id, into: number, revision: call.revision })
  expect((await read()).name).toBe('Nora Trillium')
  await unmergeJob(world, merger, call.id)
  expect((await read()).name).toBeNull()
})
