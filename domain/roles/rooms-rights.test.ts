import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { createTestWorld } from '#test/world.ts'

test('roles of the company see and edit rooms as far as they do jobs, and a form that is open must not undo it', async () => {
  const { world } = await createTestWorld()
  const own = { description: '', is_system: false, demands_factor: false, revision: 3 }
  await world.db
    .insertInto('role')
    .values([
      { ...own, id: newId(), name: 'Night desk', permissions: ['intake.view', 'intake.edit:assigned'] },
      { ...own, id: newId(), name: 'Auditor', permissions: ['audit.view'] },
    ])
    .execute()
  const file = new URL('../../db/migrations/0129_rooms_rights.sql', import.meta.url)
  await sql.raw(await readFile(file, 'utf8')).execute(world.db)
  const roles = await world.db
    .selectFrom('role')
    .select(['name', 'permissions', 'revision'])
    .where('is_system', '=', false)
    .orderBy('name')
    .execute()
  expect(roles).toEqual([
    { name: 'Auditor', permissions: ['audit.view'], revision: 3 },
    {
      name: 'Night desk',
      permissions: ['intake.view', 'intake.edit:assigned', 'rooms.view', 'rooms.edit:assigned'],
      revision: 4,
    },
  ])
})
