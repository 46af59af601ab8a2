import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { enterMoney } from '#domain/money/money.flow.ts'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { Grants } from '#domain/roles/grants.ts'
import { aCall, aJob, aJobOf } from '#test/a-job.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { readBoard } from './board/board.server.ts'
import { readChoices } from './board/choices.server.ts'
import { changeJob } from './facts.server.ts'
import { getJob, listJobs } from './job-views.server.ts'
import { JobQuery } from './job-query.ts'
import { listJobHistory } from './records.server.ts'

/** Someone who sees all jobs and requests, and claims and amounts of their own alone; a job of theirs, and a stranger's. */
async function withTwoJobs() {
  const { world, ...test } = await createTestWorld()
  const dana = await aPerson({ world, ...test }, 'Owner', 'Dana Heron')
  const someone = await aPerson({ world, ...test }, 'Owner', 'Bo Finch')
  const narrow = { 'claims.view': 'assigned', 'claims.edit': 'assigned', 'money.view': 'assigned' } as const
  const bo = { ...someone, permissions: { ...someone.permissions, ...narrow } }
  const make = async (carrier: string, assigned_to: string) => {
    const { id } = await aJob({ world }, dana, { ...aCall, carrier, claim_number: `${carrier}-7` })
    await world.db.updateTable('lead').set({ assigned_to }).where('id', '=', id).execute()
    await world.db
      .updateTable('job')
      .set({ stage: 'billed', stage_since: world.now() })
      .where('id', '=', id)
      .execute()
    await changeJob(world, allow(dana, 'intake.edit'), {
      id,
      revision: 1,
      changes: { coverage_note: 'Told.' },
    })
    await enterMoney(world, allow(dana, 'money.edit'), {
      id: newId(),
      job_id: id,
      type: 'charge',
      kind: 'mitigation',
      party: null,
      amount_cents: 50_000,
      on: '2026-11-20',
      note: '',
      reference: '',
    })
    return id
  }
  const theirs = await make('Hidden Mutual', dana.id)
  const own = await make('Open Mutual', bo.id)
  const viewer = allow(bo, 'intake.view')
  const find = async (query: object) =>
    (await listJobs(world, viewer, JobQuery.parse(query))).items.map(({ id }) => id)
  return { world, dana, bo, viewer, theirs, own, find }
}

test('whoever may see the claims of their own jobs alone finds no other job by its claim, and is told of none in lists', async () => {
  const { world, viewer, theirs, own, find } = await withTwoJobs()
  expect(await find({ q: 'mutual' })).toEqual([own])
  expect(await find({ q: 'nora' })).toEqual([own, theirs])
  expect(await find({ carrier: 'Open Mutual' })).toEqual([own])
  expect(await find({ carrier: 'Hidden Mutual' })).toEqual([])
  expect((await readChoices(world, viewer)).carriers).toEqual(['Open Mutual'])
  const { items } = await listJobs(world, viewer, JobQuery.parse({}))
  expect(items.map(({ carrier }) => carrier)).toEqual(['Open Mutual', null])
  const { parts } = await readBoard(world, viewer, {})
  const shown = parts.flatMap(({ rows }) => rows).flatMap((row) => (row.kind === 'job' ? [row.carrier] : []))
  expect(shown.toSorted()).toEqual(['Open Mutual', null])
})

test('in the file of another job they read no claim and no amount, nor that there were any', async () => {
  const { world, bo, viewer, theirs, own } = await withTwoJobs()
  const told = ['job.changed', 'money.entered']
  const linesOf = async (job_id: string) => {
    const { items } = await listJobHistory(world, viewer, { job_id, limit: 50 })
    return items.map(({ name }) => name).filter((name) => told.includes(name))
  }
  const [mine, other] = [await getJob(world, viewer, own), await getJob(world, viewer, theirs)]
  expect(mine.facts).toMatchObject({ carrier: 'Open Mutual', coverage_note: 'Told.' })
  expect(mine.payment).toBe('owed')
  expect(Object.keys(other.facts)).not.toContain('carrier')
  expect(JSON.stringify(other)).not.toContain('Hidden')
  expect(other.payment).toBeNull()
  expect(await linesOf(own)).toEqual(['money.entered', 'job.changed'])
  expect(await linesOf(theirs)).toEqual([])
  const { history } = await getLead(world, allow(bo, 'leads.view'), theirs)
  expect(history.map(({ name }) => name).filter((name) => told.includes(name))).toEqual([])
})

test('they find no other job by what is owed, and edit no claim of it', async () => {
  const { world, bo, theirs, own, find } = await withTwoJobs()
  expect(await find({ owed: 'to_30' })).toEqual([own])
  const change = (id: string) =>
    changeJob(world, allow(bo, 'intake.edit'), { id, revision: 1, changes: { claim_number: 'X' } })
  await expect(change(theirs)).rejects.toMatchObject({ status: 403, extra: { permission: 'claims.edit' } })
  await change(own)
})

test('they make a job of the request of someone else, but tell nothing of its claim', async () => {
  const { world, dana, bo } = await withTwoJobs()
  const { id } = await receiveLead(world, aLeadRequest(), unsuspected)
  const assign = (employee_id: string, revision: number) =>
    assignLead(world, allow(dana, 'leads.assign'), { id, employee_id, revision })
  await assign(dana.id, 1)
  const make = () => aJobOf({ world }, bo, { id, facts: { claim_number: 'F-2' } })
  await expect(make()).rejects.toMatchObject({ status: 403, extra: { permission: 'claims.edit' } })
  await assign(bo.id, 2)
  await make()
})

test('of a call that they took and that is theirs they tell the claim', async () => {
  const { world, bo } = await withTwoJobs()
  const facts = { ...aCall, claim_number: 'C-1' }
  const { id } = await aJob({ world }, bo, facts)
  expect((await getJob(world, allow(bo, 'intake.view'), id)).facts).toMatchObject(facts)
})

test('whoever sees no jobs, or not this one, is not told why it is on hold', async () => {
  const { world, dana, bo, theirs } = await withTwoJobs()
  const side = { side: 'on_hold', side_since: world.now(), side_reason: 'The adjuster' } as const
  await world.db.updateTable('job').set(side).where('id', '=', theirs).execute()
  const holdFor = async (permissions: Grants) =>
    (await getLead(world, allow({ ...bo, permissions }, 'leads.view'), theirs)).hold
  const { 'intake.view': _, ...blind } = bo.permissions
  expect(await holdFor(dana.permissions)).toBe('The adjuster')
  expect(await holdFor(blind)).toBeNull()
  expect(await holdFor({ ...blind, 'intake.view': 'assigned' })).toBeNull()
})

test('whoever sees no jobs, or not this one, reads nothing of it in the history of its request', async () => {
  const { world, dana, bo, theirs } = await withTwoJobs()
  const { 'intake.view': _, ...blind } = bo.permissions
  const namesTo = async (permissions: Grants) => {
    const { history } = await getLead(world, allow({ ...bo, permissions }, 'leads.view'), theirs)
    return history.map(({ name }) => name)
  }
  expect(await namesTo(dana.permissions)).toContain('job.made')
  for (const permissions of [blind, { ...blind, 'intake.view': 'assigned' as const }]) {
    const names = await namesTo(permissions)
    expect(names.filter((name) => /^(job|visit|money)[.]/.test(name))).toEqual([])
    expect(names).toContain('lead.entered')
  }
})
