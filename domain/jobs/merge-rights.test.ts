import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import type { Grants } from '#domain/roles/grants.ts'
import { planVisit } from '#domain/visits/plan-visit.flow.ts'
import { aCall, aJob } from '#test/a-job.ts'
import { aNewVisit, certify, thisMorning } from '#test/a-visit.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import type { FactChanges } from './facts/facts.ts'
import { getJob } from './job-views.server.ts'
import { mergeJob } from './merge.server.ts'

/** Bo sees and edits all jobs, and has some rights on their own alone; a call that Bo took, and a job of Dana. */
async function aCallAndAJob({ narrow, own = {}, theirs = {} }: Given) {
  const test = await createTestWorld()
  const { world } = test
  const dana = await aPerson(test, 'Owner', 'Dana Heron')
  const someone = await aPerson(test, 'Owner', 'Bo Finch')
  const bo = { ...someone, permissions: { ...someone.permissions, ...narrow } }
  const call = await aJob(test, bo, { ...aCall, ...own })
  const job = await aJob(test, dana, { ...aCall, ...theirs })
  const plan = (job_id: string, people: readonly Person[], changes = {}) => {
    const visit = aNewVisit({ when: thisMorning, people: people.map(({ id }) => id), ...changes })
    return planVisit(world, allow(dana, 'intake.schedule'), { ...visit, job_id })
  }
  const read = (id: string) => getJob(world, allow(dana, 'intake.view'), id)
  const merge = async (id: string, into: string) => {
    const { revision } = await read(id)
    return mergeJob(world, allow(bo, 'intake.edit'), { id, into, revision })
  }
  return { ...test, dana, bo, call, job, plan, read, merge }
}
type Given = { narrow: Grants; own?: FactChanges; theirs?: FactChanges }

test('visits go along with a call only to a job whose visits its taker may plan', async () => {
  const narrow = { 'intake.merge': undefined, 'intake.schedule': 'assigned' } as const
  const { dana, bo, call, job, plan, read, merge, ...test } = await aCallAndAJob({ narrow })
  await certify(test, bo)
  await plan(call.id, [bo])
  const refused = { status: 403, extra: { permission: 'intake.schedule' } }
  await expect(merge(call.id, job.number)).rejects.toMatchObject(refused)
  expect(await read(job.id)).toMatchObject({ stage: 'contacted', assigned_to: { id: dana.id } })
  await plan(job.id, [bo])
  await merge(call.id, job.number)
  expect(await read(call.id)).toMatchObject({ side: 'duplicate' })
})

test('nobody gets to a job by a merge without the certification that its loss demands', async () => {
  const { dana, call, job, plan, merge } = await aCallAndAJob({
    narrow: {},
    own: { loss_type: 'other' },
    theirs: { loss_type: 'mold' },
  })
  await plan(call.id, [dana], { kind: 'mitigation' })
  await expect(merge(call.id, job.number)).rejects.toMatchObject({ code: 'certification-missing' })
})

test.each([
  'claims.view',
  'money.view',
  'money.edit',
  'intake.viewAccessCodes',
  'messages.send',
  'rooms.view',
  'rooms.edit',
  'contents.view',
  'contents.edit',
  'drying.view',
  'drying.addReading',
  'drying.closeVisit',
  'equipment.place',
  'equipment.pull',
] as const)(
  'whoever has %s at their own jobs alone merges no other job into one of these, and theirs into any',
  async (permission) => {
    const { call, job, merge } = await aCallAndAJob({ narrow: { [permission]: 'assigned' } })
    const refused = { status: 403, extra: { permission } }
    await expect(merge(job.id, call.number)).rejects.toMatchObject(refused)
    await merge(call.id, job.number)
  },
)

test('a merge tells a job of the claim only what whoever merges may edit there', async () => {
  const own = { carrier: 'Forged Mutual', direction_to_pay: 'yes', year_built: 1974 } as const
  const { call, job, read, merge } = await aCallAndAJob({ narrow: { 'claims.edit': 'assigned' }, own })
  await merge(call.id, job.number)
  const { facts } = await read(job.id)
  expect(facts).toMatchObject({ year_built: 1974 })
  expect(facts).not.toHaveProperty('carrier')
  expect(facts).not.toHaveProperty('direction_to_pay')
})

test('who may not see claims is not told that the claims of two merged jobs differ', async () => {
  const [own, theirs] = [{ carrier: 'Forged Mutual' }, { carrier: 'Erie Mutual' }]
  const { world, dana, call, job, merge } = await aCallAndAJob({ narrow: {}, own, theirs })
  await merge(call.id, job.number)
  const { 'claims.view': _, ...permissions } = dana.permissions
  const linesOf = async (viewer: Person) =>
    (await getJob(world, allow(viewer, 'intake.view'), job.id)).history.map(({ words }) => words)
  const line = `${call.number} merged into ${job.number}`
  expect(await linesOf(dana)).toContain(`${line}. ${call.number} said carrier (see ${call.number})`)
  expect(await linesOf({ ...dana, permissions })).toContain(line)
})
