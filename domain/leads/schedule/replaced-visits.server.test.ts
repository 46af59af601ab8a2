import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { day } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aDevice } from '#test/a-device.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { receiveLead } from '../leads.server.ts'
import { listReplacedVisits } from './replaced-visits.server.ts'

const afternoon = { on: '2026-11-23', from: '14:00', to: '16:00' }
const morning = { on: '2026-11-23', from: '08:00', to: '10:00' }

/** Marcus planned a visit for Ivy, in the afternoon. */
async function aScheduledLead() {
  const test = await createTestWorld()
  const marcus = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const { id: lead_id } = await receiveLead(test.world, aLeadRequest({ name: 'Nora' }), unsuspected)
  let revision = 1
  const move = async ({ request }: Person, wanted: object) => {
    const json = { revision, ...wanted }
    const { status } = await request(`/api/leads/${lead_id}/status`, { method: 'PUT', json })
    expect(status).toBe(200)
    revision += 1
    await test.workUntilIdle()
  }
  const plan = (who: Person, visit: object, goer = ivy) =>
    move(who, { status: 'scheduled', schedule: { ...visit, employee_id: goer.id } })
  const undo = async ({ request }: Person) => {
    const json = { revision }
    await request(`/api/leads/${lead_id}/undo`, { method: 'POST', json })
    revision += 1
  }
  const told = (who: Person) => listReplacedVisits(test.world, allow(who, 'leads.view'))
  await plan(marcus, afternoon)
  return { ...test, marcus, ivy, lead_id, move, plan, undo, told }
}

test('whoever planned a visit is told that the one who goes replaced it, in the portal and on their devices', async () => {
  const { world, pushes, marcus, ivy, lead_id, plan, told } = await aScheduledLead()
  for (const person of [marcus, ivy])
    await person.request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
  await world.db.updateTable('employee').set({ mobile: '+13305550199' }).where('id', '=', ivy.id).execute()
  await plan(ivy, morning)
  expect(await told(marcus)).toEqual([
    {
      id: expect.stringMatching(/^\d+$/),
      lead_id,
      customer: 'Nora',
      by: { id: ivy.id, name: 'Ivy Starling' },
      mobile: '+13305550199',
      at: world.now().toISOString(),
      was: afternoon,
      now: morning,
    },
  ])
  expect(await told(ivy)).toEqual([])
  expect(pushes.map(({ body }) => JSON.parse(body))).toEqual([
    { kind: 'request', id: lead_id, tag: `visit-${lead_id}`, words: 'A visit that you planned was changed.' },
  ])
})

test('a visit that was taken off the schedule is told too, and one that took place is not', async () => {
  const { marcus, ivy, move, told } = await aScheduledLead()
  await move(ivy, { status: 'contacted' })
  expect(await told(marcus)).toMatchObject([{ was: afternoon, now: null }])
  const another = await aScheduledLead()
  await another.move(another.ivy, { status: 'closed', outcome: 'done' })
  expect(await another.told(another.marcus)).toEqual([])
})

test('what the office changes itself, and what was taken back or planned again since, is not told', async () => {
  const { marcus, ivy, plan, undo, told, api, world } = await aScheduledLead()
  const nora = await aPerson({ api, world }, 'Dispatcher', 'Nora Finch')
  await plan(nora, morning)
  expect(await told(marcus)).toEqual([])
  await plan(marcus, afternoon)
  await plan(ivy, morning)
  await undo(ivy)
  expect(await told(marcus)).toEqual([])
  await plan(ivy, morning)
  await plan(nora, afternoon)
  expect(await told(marcus)).toEqual([])
})

test('it is told for two days, and on devices not in quiet hours', async () => {
  const { world, pushes, marcus, ivy, plan, told, wait } = await aScheduledLead()
  await marcus.request(`/api/push/${newId()}`, { method: 'PUT', json: aDevice() })
  const quiet = { quiet_from: '05:00', quiet_until: '09:00' }
  await world.db
    .insertInto('preference')
    .values({
      employee_id: marcus.id,
      alert_by_mail: true,
      alert_by_text: true,
      language: 'en',
      revision: 1,
      ...quiet,
    })
    .execute()
  await plan(ivy, morning)
  expect(pushes).toEqual([])
  wait(2 * day - 1)
  expect(await told(marcus)).toHaveLength(1)
  wait(1)
  expect(await told(marcus)).toEqual([])
})
