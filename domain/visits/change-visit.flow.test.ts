import { expect, test } from 'vitest'
import { changeJob } from '#domain/jobs/facts.server.ts'
import { getJob } from '#domain/jobs/job-views.server.ts'
import { getLead } from '#domain/leads/lead-views.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aJobToVisit, certify, thisMorning, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'
import { getVisit } from './visit-views.server.ts'

async function aScheduledLead(facts = {}) {
  const test = await aJobToVisit({ name: 'Nora', phone: '+13305550117', loss_type: 'water', ...facts })
  const { world, marcus, ivy, job_id, plan } = test
  const { id } = await plan({ when: tomorrow, people: [ivy.id] })
  const read = () => getVisit(world, allow(marcus, 'intake.view'), id)
  const lead = () => getLead(world, allow(marcus, 'leads.view'), job_id)
  const lines = async () => (await lead()).history.map(({ words }) => words)
  return { ...test, id, read, lead, lines }
}

const afternoon = { on: '2026-11-21', from: '13:00', to: '16:00' }

test('a visit moves with its people, its length and its note, and the request shows where to', async () => {
  const { theo, id, change, read, lead, lines, ...test } = await aScheduledLead()
  await certify(test, theo)
  await change(id, { revision: 1, when: afternoon, people: [theo.id], note: 'Back door.' })
  expect(await read()).toMatchObject({
    when: afternoon,
    length_minutes: 180,
    people: [{ name: 'Theo Bittern' }],
    note: 'Back door.',
    revision: 2,
  })
  expect(await lead()).toMatchObject({ visit: afternoon, assigned_to: { name: 'Theo Bittern' } })
  expect(await lines()).toContain('Inspection moved to Sat, Nov 21, 1–4 PM, crew changed to Theo Bittern')
  await change(id, { revision: 2, when: null })
  expect(await read()).toMatchObject({ when: null, length_minutes: 180 })
  expect(await lead()).toMatchObject({ visit: null, status: 'contacted' })
})

test('a change from an older state is refused, unless it changes nothing any more', async () => {
  const { id, change, read } = await aScheduledLead()
  await change(id, { revision: 1, when: afternoon })
  await change(id, { revision: 1, when: afternoon })
  expect((await read()).revision).toBe(2)
  await expect(change(id, { revision: 1, note: 'Other' })).rejects.toMatchObject({
    status: 409,
    code: 'visit-moved-on',
  })
})

test('a canceled visit is out of the way until it is restored, and its job needs a crew until then', async () => {
  const { id, change, read, lead, lines } = await aScheduledLead()
  await change(id, { revision: 1, canceled: true })
  expect(await read()).toMatchObject({ stage: 'contacted' })
  expect((await read()).canceled_at).not.toBeNull()
  expect((await lead()).visit).toBeNull()
  await change(id, { revision: 2, canceled: false })
  expect((await read()).canceled_at).toBeNull()
  expect(await read()).toMatchObject({ stage: 'dispatched' })
  expect((await lead()).visit).toEqual(tomorrow)
  const ofVisit = (await lines()).filter((line) => /visit/i.test(line))
  expect(ofVisit.slice(0, 2)).toEqual(['Canceled visit restored', 'Visit canceled: Weather'])
})

test('why a visit was canceled stands with it until it is restored, and what was typed in no event', async () => {
  const { id, change, read, lines } = await aScheduledLead()
  await change(id, { revision: 1, canceled: true, reason: 'The dog bit Ivy' })
  expect((await read()).cancel_reason).toBe('The dog bit Ivy')
  await change(id, { revision: 2, note: 'Mind the dog.' })
  expect((await read()).cancel_reason).toBe('The dog bit Ivy')
  expect(await lines()).toContain('Visit canceled')
  await change(id, { revision: 3, canceled: false })
  expect(await read()).not.toHaveProperty('cancel_reason')
})

test('while another visit is planned, or someone was there, the job stays where it is', async () => {
  const { id, change, read, plan, ivy, world } = await aScheduledLead()
  const other = await plan({ when: thisMorning, people: [ivy.id] })
  await change(id, { revision: 1, canceled: true })
  expect(await read()).toMatchObject({ stage: 'dispatched' })
  await world.db.updateTable('job').set({ stage: 'inspected' }).execute()
  await change(other.id, { revision: 1, canceled: true })
  expect(await read()).toMatchObject({ stage: 'inspected' })
})

test('where someone arrived the plan stays, while people and note may change', async () => {
  const { world, id, change, read } = await aScheduledLead()
  await world.db.updateTable('visit').set({ arrived_at: world.now() }).where('id', '=', id).execute()
  for (const changes of [{ when: afternoon }, { canceled: true }])
    await expect(change(id, { revision: 1, ...changes })).rejects.toMatchObject({ code: 'visit-made' })
  await change(id, { revision: 1, note: 'Key is under the mat.' })
  expect((await read()).note).toBe('Key is under the mat.')
})

test('certifications are asked for again at another time, and of other people', async () => {
  const { theo, id, change, read, ivy, ...test } = await aScheduledLead()
  await expect(change(id, { revision: 1, people: [theo.id] })).rejects.toMatchObject({
    code: 'certification-missing',
  })
  await change(id, { revision: 1, people: [theo.id], override: 'With the owner on the phone' })
  await change(id, { revision: 2, when: afternoon })
  expect((await read()).people).toMatchObject([{ override_reason: 'With the owner on the phone' }])
  await certify(test, theo, { expires_on: '2026-11-21' })
  await change(id, { revision: 3, when: tomorrow })
  expect((await read()).people).toMatchObject([{ override_reason: '' }])
  await expect(
    change(id, { revision: 4, when: { on: '2026-11-22', from: '08:00', to: '10:00' } }),
  ).rejects.toMatchObject({ extra: { missing: ['Theo Bittern: WRT expired on Nov 21, 2026'] } })
  await change(id, { revision: 4, when: thisMorning, people: [ivy.id] })
})

test('a reason holds for what the people were to do, and for the certification that was missing', async () => {
  const { world, theo, id, job_id, marcus, change, read } = await aScheduledLead()
  await change(id, { revision: 1, people: [theo.id], override: 'With the owner on the phone' })
  await expect(change(id, { revision: 2, kind: 'mitigation' })).rejects.toMatchObject({
    extra: { missing: ['Theo Bittern: no WRT'] },
  })
  const { revision } = await getJob(world, allow(marcus, 'intake.view'), job_id)
  const changes = { loss_type: 'trauma' } as const
  await changeJob(world, allow(marcus, 'intake.edit'), { id: job_id, revision, changes })
  await expect(change(id, { revision: 2, when: afternoon })).rejects.toMatchObject({
    extra: { missing: ['Theo Bittern: no TCST'] },
  })
  await change(id, { revision: 2, when: afternoon, override: 'Only looks from outside' })
  await change(id, { revision: 3, when: tomorrow })
  expect((await read()).people).toMatchObject([{ override_reason: 'Only looks from outside' }])
})

test('of a visit that is restored everything is asked as of a new one', async () => {
  const { theo, id, change, read, ivy, world, ...test } = await aScheduledLead()
  await change(id, { revision: 1, canceled: true, people: [theo.id] })
  await expect(change(id, { revision: 2, canceled: false })).rejects.toMatchObject({
    code: 'certification-missing',
  })
  await change(id, { revision: 2, canceled: false, override: 'With the owner on the phone' })
  // The reason was given for Theo, and holds for nobody else.
  await certify({ world }, test.marcus, { code: 'FSRT' })
  await change(id, { revision: 3, canceled: true })
  await change(id, { revision: 4, people: [test.marcus.id] })
  await expect(change(id, { revision: 5, canceled: false })).rejects.toMatchObject({
    code: 'certification-missing',
  })
  await change(id, { revision: 5, people: [ivy.id] })
  await world.db.updateTable('employee').set({ suspended_at: world.now() }).where('id', '=', ivy.id).execute()
  await expect(change(id, { revision: 6, canceled: false })).rejects.toMatchObject({
    code: 'nobody-to-assign',
  })
  expect(await read()).toMatchObject({ revision: 6, people: [{ override_reason: '' }] })
})

test('a visit of a job that lies outside a planner’s reach is not there', async () => {
  const { id, change, ...test } = await aScheduledLead()
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  await expect(change(id, { revision: 1, canceled: true }, rosa)).rejects.toMatchObject({
    status: 404,
    code: 'visit-not-found',
  })
})
