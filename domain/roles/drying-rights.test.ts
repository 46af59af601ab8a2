import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { createTestWorld } from '#test/world.ts'

test('roles of the company that edit rooms add readings as far, and keep what they have been given', async () => {
  const { world } = await createTestWorld()
  const own = { description: '', is_system: false, demands_factor: false, revision: 3 }
  await world.db
    .insertInto('role')
    .values([
      { ...own, id: newId(), name: 'Auditor', permissions: ['rooms.view'] },
      { ...own, id: newId(), name: 'Crew lead', permissions: ['rooms.edit', 'drying.correctReading'] },
      { ...own, id: newId(), name: 'Night crew', permissions: ['rooms.edit:assigned'] },
    ])
    .execute()
  const system = await readRoles(true)
  const file = new URL('../../db/migrations/0142_drying_rights.sql', import.meta.url)
  await sql.raw(await readFile(file, 'utf8')).execute(world.db)
  expect(await readRoles(true)).toEqual(system)
  expect(await readRoles(false)).toEqual([
    { name: 'Auditor', permissions: ['rooms.view'], revision: 3 },
    {
      name: 'Crew lead',
      permissions: ['drying.addReading', 'drying.correctReading', 'drying.view', 'rooms.edit'],
      revision: 4,
    },
    {
      name: 'Night crew',
      permissions: [
        'drying.addReading:assigned',
        'drying.correctReading:own',
        'drying.view:assigned',
        'rooms.edit:assigned',
      ],
      revision: 4,
    },
  ])

  async function readRoles(is_system: boolean) {
    const roles = await world.db
      .selectFrom('role')
      .select(['name', 'permissions', 'revision'])
      .where('is_system', '=', is_system)
      .orderBy('name')
      .execute()
    return roles.map((role) => ({ ...role, permissions: role.permissions.toSorted() }))
  }
})
