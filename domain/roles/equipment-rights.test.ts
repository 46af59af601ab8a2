import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { createTestWorld } from '#test/world.ts'

test('roles of the company place and pick up equipment as far as they edit jobs, where they see it, and only once', async () => {
  const { world } = await createTestWorld()
  const own = { description: '', is_system: false, demands_factor: false, revision: 3 }
  const crew = ['intake.edit:assigned', 'equipment.view']
  const truck = ['intake.edit', 'equipment.view', 'equipment.pull:assigned']
  await world.db
    .insertInto('role')
    .values([
      { ...own, id: newId(), name: 'Crew', permissions: crew },
      { ...own, id: newId(), name: 'Night desk', permissions: ['intake.edit'] },
      { ...own, id: newId(), name: 'Truck', permissions: truck },
    ])
    .execute()
  const file = new URL('../../db/migrations/0145_equipment_rights.sql', import.meta.url)
  await sql.raw(await readFile(file, 'utf8')).execute(world.db)
  const roles = await world.db
    .selectFrom('role')
    .select(['name', 'permissions', 'revision'])
    .where('is_system', '=', false)
    .orderBy('name')
    .execute()
  expect(roles).toEqual([
    {
      name: 'Crew',
      permissions: [...crew, 'equipment.place:assigned', 'equipment.pull:assigned'],
      revision: 4,
    },
    { name: 'Night desk', permissions: ['intake.edit'], revision: 3 },
    { name: 'Truck', permissions: truck, revision: 3 },
  ])
})
