import { expect, test } from 'vitest'
import { changeJob } from '#domain/jobs/facts.server.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { NewJob } from '#domain/jobs/job.ts'
import { makeJob } from '#domain/jobs/make-job.flow.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { newId } from '#platform/uuid.ts'
import { aCall, aCallTaken } from '#test/a-job.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { addItem } from '#domain/visits/items.flow.ts'
import { settleProblem } from './decide.flow.ts'
import { listProblems } from './problem-views.server.ts'
import { reportWork } from './report.flow.ts'
import type { ReportedWrite } from './reported-write.ts'

const at = '2026-11-20T09:11:00.000Z'

/** Theo took a call without a connection, and the server would not make its job. */
async function aRefusedCall(write: ReportedWrite = { kind: 'job', facts: aCall, at }) {
  const test = await createTestWorld()
  const { world } = test
  const [theo, marcus] = [
    await aPerson(test, 'Lead technician', 'Theo Bittern'),
    await aPerson(test, 'Dispatcher', 'Marcus Wren'),
  ]
  const [id, lead_id] = [newId(), newId()]
  const report = (of = lead_id) =>
    reportWork(world, theo, {
      id,
      lead_id: of,
      write,
      code: 'not-permitted',
      detail: 'You don’t have permission to do this.',
      made_at: at,
      refused_at: at,
    })
  const settle = (state: 'taken_over' | 'discarded') =>
    settleProblem(world, allow(marcus, 'leads.assign'), { id, state, reason: 'Seen.' })
  const open = (who = marcus) => listProblems(world, allow(who, 'leads.assign'), { is_open: 'true' })
  return { ...test, theo, marcus, id, lead_id, report, settle, open }
}

test('a call that could not become a job reaches the office as a request with a number to call', async () => {
  const { world, marcus, lead_id, report, open } = await aRefusedCall()
  await report()
  await report()
  expect((await open()).items).toMatchObject([
    { lead_id, customer: 'Nora Trillium', write: { kind: 'job', facts: aCall } },
  ])
  const lead = await getLead(world, allow(marcus, 'leads.view'), lead_id)
  expect(lead).toMatchObject({
    phone: '+13305550117',
    status: 'contacted',
    assigned_to: { name: 'Theo Bittern' },
  })
})

test('the office makes the job, and what arrives later from the device is the same one', async () => {
  const { world, marcus, lead_id, report, settle } = await aRefusedCall()
  await report()
  await settle('taken_over')
  const read = () => getJob(world, allow(marcus, 'intake.view'), lead_id)
  const job = await read()
  expect(job).toMatchObject({ stage: 'contacted', priority: 1, facts: { ...aCall, channel: 'phone' } })
  expect(job.categories).toMatchObject([{ category: 1 }])
  const sent = { ...NewJob.parse({ id: lead_id, facts: aCall, at }), sentAt: world.now() }
  expect(await makeJob(world, allow(marcus, 'intake.view'), sent)).toMatchObject({
    number: job.number,
    isNew: false,
  })
})

test('whoever may edit the claims of their own jobs alone takes over no claim of a call that someone else took', async () => {
  const facts = { ...aCall, claim_number: 'T-1' }
  const { world, marcus, id, report, open } = await aRefusedCall({ kind: 'job', facts, at })
  await report()
  const narrow = { 'claims.view': 'assigned', 'claims.edit': 'assigned' } as const
  const bo = { ...marcus, permissions: { ...marcus.permissions, ...narrow } }
  expect((await open(bo)).items[0]?.write).toEqual({ kind: 'job', facts: aCall, at })
  const taken = settleProblem(world, allow(bo, 'leads.assign'), { id, state: 'taken_over', reason: '' })
  await expect(taken).rejects.toMatchObject({ status: 403, extra: { permission: 'claims.edit' } })
})

test('taken over after the office made the job itself, the call changes nothing that the office knows by then', async () => {
  const { world, marcus, lead_id, report, settle } = await aRefusedCall()
  await report()
  const viewer = allow(marcus, 'intake.view')
  const facts = {
    name: 'Nora Trillium-Vance',
    phone: '+13305550199',
    town: 'Poland',
    loss_type: 'water',
  } as const
  await makeJob(world, viewer, { id: lead_id, facts, sentAt: world.now() })
  await settle('taken_over')
  expect((await getJob(world, viewer, lead_id)).facts).toMatchObject(facts)
  expect(await getLead(world, allow(marcus, 'leads.view'), lead_id)).toMatchObject({
    name: facts.name,
    phone: facts.phone,
    town: facts.town,
  })
})

test('discarded, it stays a request and becomes no job', async () => {
  const { world, marcus, lead_id, report, settle } = await aRefusedCall()
  await report()
  await settle('discarded')
  await expect(getJob(world, allow(marcus, 'intake.view'), lead_id)).rejects.toMatchObject({ status: 404 })
  expect(await getLead(world, allow(marcus, 'leads.view'), lead_id)).toMatchObject({ name: 'Nora Trillium' })
})

test('a refused change is made by who takes it over, unless the same fact changed meanwhile', async () => {
  const changes = { pets: 'A dog', year_built: 1974 }
  const { world, marcus, report, settle, theo, ...test } = await aRefusedCall({
    kind: 'job_change',
    revision: 1,
    changes,
  })
  const { id } = await aCallTaken({ world, ...test })
  await world.db.updateTable('lead').set({ assigned_to: theo.id }).where('id', '=', id).execute()
  await report(id)
  await changeJob(world, allow(marcus, 'intake.edit'), { id, revision: 1, changes: { pets: 'A cat' } })
  await expect(settle('taken_over')).rejects.toMatchObject({ code: 'job-moved-on' })
  await changeJob(world, allow(marcus, 'intake.edit'), { id, revision: 2, changes: { pets: 'A dog' } })
  await settle('taken_over')
  expect((await getJob(world, allow(marcus, 'intake.view'), id)).facts).toMatchObject(changes)
})

test.each([
  ['job', { kind: 'job', facts: aCall, at }, { facts: {} }],
  [
    'change',
    { kind: 'job_change', revision: 1, changes: { access_note: 'Key under the mat' } },
    { changes: {} },
  ],
] as const)('who may not see a job is not told of its facts in a refused %s', async (_, write, without) => {
  const { world, marcus, theo, report, open, ...test } = await aRefusedCall(write)
  const { id } = await aCallTaken({ world, ...test })
  await world.db.updateTable('lead').set({ assigned_to: theo.id }).where('id', '=', id).execute()
  await report(id)
  const { 'intake.view': _all, ...blind } = marcus.permissions
  for (const permissions of [blind, { ...blind, 'intake.view': 'assigned' as const }])
    expect((await open({ ...marcus, permissions })).items[0]?.write).toEqual({ ...write, ...without })
  expect((await open()).items[0]?.write).toEqual(write)
})

test.each([
  ['rooms.view', { kind: 'room_change', room_id: newId(), revision: 1, changes: {}, name: 'Attic' }],
  ['drying.view', { kind: 'visit_close', visit_id: newId() }],
  ['equipment.view', { kind: 'equipment_move', move: 'placed', unit_id: newId(), number: 'AM-17' }],
] as const)(
  'of work that %s shows, who lacks it is told nothing, though they see the job',
  async (permission, write) => {
    const { world, marcus, theo, report, ...test } = await aRefusedCall(write)
    const { id } = await aCallTaken({ world, ...test })
    await world.db.updateTable('lead').set({ assigned_to: theo.id }).where('id', '=', id).execute()
    await report(id)
    const writesFor = async (permissions: typeof marcus.permissions) =>
      (await test.open({ ...marcus, permissions })).items.map((item) => item.write.kind)
    const { [permission]: _, ...others } = marcus.permissions
    expect(await writesFor(others)).toEqual(['hidden'])
    expect(await writesFor({ ...others, [permission]: 'all' })).toEqual([write.kind])
  },
)

test.each([
  { kind: 'job_category', category: 3, reason: 'Sewage in the basement' },
  { kind: 'job_side', side: 'lost', revision: 1, reason: 'Price' },
  { kind: 'job_stage', stage: 'dispatched', revision: 1, override: 'The adjuster agreed.' },
  { kind: 'item', text: 'Code of the safe: ask Nora' },
  { kind: 'item_change', item_id: newId(), revision: 1, done: true, text: 'Ask Nora' },
] as const)(
  'of other work on a job that they may not see they are told nothing, nor may they take it over: %o',
  async (write) => {
    const { world, marcus, id: problem, report, theo, ...test } = await aRefusedCall(write)
    const { id } = await aCallTaken({ world, ...test })
    await world.db.updateTable('lead').set({ assigned_to: theo.id }).where('id', '=', id).execute()
    await report(id)
    const { 'intake.view': _, 'intake.edit': __, ...blind } = marcus.permissions
    const { items } = await test.open({ ...marcus, permissions: blind })
    expect(items.map((item) => item.write)).toEqual([{ kind: 'hidden' }])
    const taking = settleProblem(world, allow({ ...marcus, permissions: blind }, 'leads.assign'), {
      id: problem,
      state: 'taken_over',
      reason: '',
    })
    await expect(taking).rejects.toMatchObject({ status: 403 })
    expect((await test.open()).items).toHaveLength(1)
  },
)

test('the office reads what an item says, not what a report of it claims', async () => {
  const item_id = newId()
  const write = { kind: 'item_change', item_id, revision: 1, done: true, text: 'Take a ladder' } as const
  const { world, marcus, theo, report, open, ...test } = await aRefusedCall(write)
  const { id } = await aCallTaken({ world, ...test })
  await world.db.updateTable('lead').set({ assigned_to: theo.id }).where('id', '=', id).execute()
  const item = { id: item_id, job_id: id, text: 'Shut off the gas', at: undefined, sentAt: world.now() }
  await addItem(world, allow(marcus, 'leads.work'), item)
  await report(id)
  expect((await open()).items[0]?.write).toEqual({ ...write, text: 'Shut off the gas' })
})

test('who may not see claims is not told of them in what was refused', async () => {
  const facts = { ...aCall, carrier: 'Millrace Mutual' }
  const { marcus, report, open } = await aRefusedCall({ kind: 'job', facts, at })
  await report()
  expect((await open()).items[0]?.write).toMatchObject({ facts: { carrier: 'Millrace Mutual' } })
  const { 'claims.view': _, ...permissions } = marcus.permissions
  const { items } = await open({ ...marcus, permissions })
  expect(items[0]?.write).toEqual({ kind: 'job', facts: aCall, at })
})
