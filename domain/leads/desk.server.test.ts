import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { readDesk } from './desk.server.ts'
import { receiveLead } from './leads.server.ts'

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
  const visit = (on: string, from: string) => ({
    status: 'scheduled' as const,
    visit_on: on,
    visit_from: from,
    visit_to: '18:00',
  })
  await receive('Old mold', { loss: 'mold' })
  await receive('Flood', { loss: 'flooded-basement' })
  await receive('Newer flood', { loss: 'sewage-backup' })
  await receive('Tomorrow', {}, visit('2026-12-02', '08:00'))
  await receive('Today at noon', { loss: 'flooded-basement' }, visit('2026-12-01', '12:00'))
  await receive('Today at eight', { loss: 'mold' }, visit('2026-12-01', '08:00'))
  await receive('Closed', {}, { status: 'closed' })
  await receive("Another's", {}, { assigned_to: null })

  const { items, count } = await readDesk(world, allow(ivy, 'leads.view'))
  expect(items.map(({ name }) => name)).toEqual([
    'Today at eight',
    'Today at noon',
    'Tomorrow',
    'Flood',
    'Newer flood',
    'Old mold',
  ])
  expect(count).toBe(6)
})
