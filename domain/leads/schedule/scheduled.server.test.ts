import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { receiveLead } from '../leads.server.ts'
import { listScheduled } from './scheduled.server.ts'

test('what is scheduled on a day is listed by time, as far as the viewer sees it', async () => {
  const test = await createTestWorld()
  const { world } = test
  const [marcus, ivy, rosa] = [
    await aPerson(test, 'Dispatcher', 'Marcus Wren'),
    await aPerson(test, 'Technician', 'Ivy Starling'),
    await aPerson(test, 'Project manager', 'Rosa Plover'),
  ]
  const plan = async (town: string, assigned_to: string, visit: object) => {
    const { id } = await receiveLead(world, aLeadRequest({ town }), unsuspected)
    await world.db
      .updateTable('lead')
      .set({ assigned_to, status: 'scheduled', ...visit })
      .where('id', '=', id)
      .execute()
  }
  const at = (visit_from: string, visit_to: string, visit_on = '2026-12-02') => ({
    visit_on,
    visit_from,
    visit_to,
  })
  await plan('Struthers', ivy.id, at('14:00', '16:00'))
  await plan('Warren', ivy.id, at('08:00', '10:00'))
  await plan('Salem', rosa.id, at('09:00', '11:00'))
  await plan('Lisbon', ivy.id, at('08:00', '10:00', '2026-12-03'))
  await plan('Closed', ivy.id, { ...at('11:00', '12:00'), status: 'closed', outcome: 'done' })

  const scheduledFor = async (person: typeof ivy) => {
    const rights = { planner: allow(person, 'leads.assign'), viewer: allow(person, 'leads.view') }
    const visits = await listScheduled(world, rights, '2026-12-02')
    return visits.map(({ from, to, town, employee_id }) => [from, to, town, employee_id])
  }
  expect(await scheduledFor(marcus)).toEqual([
    ['08:00', '10:00', 'Warren', ivy.id],
    ['09:00', '11:00', 'Salem', rosa.id],
    ['14:00', '16:00', 'Struthers', ivy.id],
  ])
  expect(await scheduledFor(rosa)).toEqual([['09:00', '11:00', 'Salem', rosa.id]])
})
