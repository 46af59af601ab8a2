import type { KyselyPlugin } from 'kysely'
import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { instantOf } from '#domain/company/local-time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { assignLead } from '../assignment.server.ts'
import { claimLead } from '../claim.server.ts'
import { readDesk } from './desk.server.ts'
import { noteOnLead, receiveLead } from '../leads.server.ts'

test('what a person has in hand stands in the order in which it is to be done, and nothing else does', async () => {
  const test = await createTestWorld()
  const { world, wait } = test
  const ivy = await aPerson(test, 'Technician', 'Ivy Starling')
  const receive = async (name: string, told: object, change: object = {}) => {
    wait(minute)
    const { id } = await receiveLead(world, aLeadRequest({ name, ...told }), unsuspected)
    await world.db
      .updateTable('lead')
      .set({ assigned_to: ivy.id, ...change })
      .where('id', '=', id)
      .execute()
  }
  const visit = (on: string, from: string, to: string) => ({
    status: 'scheduled' as const,
    visit_on: on,
    visit_from: from,
    visit_to: to,
  })
  await receive('Old mold', { loss: 'mold' })
  await receive('Tomorrow', {}, visit('2026-12-02', '08:00', '10:00'))
  await receive('Tomorrow at seven', {}, visit('2026-12-02', '07:00', '08:00'))
  await receive('Flood', { loss: 'flooded-basement' })
  await receive('Newer flood', { loss: 'sewage-backup' })
  await receive('Canceled flood', { loss: 'flooded-basement' }, { cancelled_at: world.now() })
  await receive('Flood, called', { loss: 'flooded-basement' }, { status: 'contacted' })
  await receive('Today at noon', { loss: 'flooded-basement' }, visit('2026-12-01', '12:00', '14:00'))
  await receive('Today at nine', { loss: 'mold' }, visit('2026-12-01', '09:00', '10:00'))
  await receive('Today until eight', {}, visit('2026-12-01', '07:00', '08:00'))
  await receive('Yesterday', {}, visit('2026-11-30', '12:00', '14:00'))
  await receive('Closed', {}, { status: 'closed' })
  await receive("Another's", {}, { assigned_to: null })
  wait(instantOf('2026-12-01T08:00').getTime() - world.now().getTime())

  const { items, count } = await readDesk(world, allow(ivy, 'leads.view'))
  expect(items.map(({ name }) => name)).toEqual([
    'Flood',
    'Newer flood',
    'Yesterday',
    'Today until eight',
    'Today at nine',
    'Today at noon',
    'Canceled flood',
    'Flood, called',
    'Old mold',
    'Tomorrow at seven',
    'Tomorrow',
  ])
  expect(count).toBe(11)
})

test('a assignment by someone else is told until the person works on the request, and a claim of their own is none', async () => {
  const test = await createTestWorld()
  const { world, wait } = test
  const [marcus, rosa] = [
    await aPerson(test, 'Dispatcher', 'Marcus Wren'),
    await aPerson(test, 'Project manager', 'Rosa Plover'),
  ]
  const { id } = await receiveLead(world, aLeadRequest(), unsuspected)
  const assignmentOf = async (to = rosa) => {
    const { items } = await readDesk(world, allow(to, 'leads.view'))
    return items.map(({ assignment }) => assignment)
  }
  await claimLead(world, allow(marcus, 'leads.assign'), id)
  expect(await assignmentOf(marcus)).toEqual([null])

  wait(minute)
  const at = world.now().toISOString()
  await assignLead(world, allow(marcus, 'leads.assign'), { id, employee_id: rosa.id, revision: 2 })
  const note = { text: 'Use the back door.', lead_id: id }
  await noteOnLead(world, allow(marcus, 'leads.work'), { ...note, id: newId() })
  expect(await assignmentOf()).toEqual([{ id: expect.any(String), at, by: 'Marcus Wren' }])
  expect(await assignmentOf(marcus)).toEqual([])

  await noteOnLead(world, allow(rosa, 'leads.work'), { ...note, id: newId() })
  expect(await assignmentOf()).toEqual([null])
})

test('a request that goes to someone else while the desk is read is left out', async () => {
  const { world, ...test } = await createTestWorld()
  const ivy = await aPerson({ world, ...test }, 'Technician', 'Ivy Starling')
  const { id } = await receiveLead(world, aLeadRequest(), unsuspected)
  const giveTo = (assigned_to: string | null) =>
    world.db.updateTable('lead').set({ assigned_to }).where('id', '=', id).execute()
  await giveTo(ivy.id)
  const takesAway: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      await giveTo(null)
      return result
    },
  }
  const desk = await readDesk({ ...world, db: world.db.withPlugin(takesAway) }, allow(ivy, 'leads.view'))
  expect(desk.items).toEqual([])
  expect(desk.count).toBe(1)
})
