import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { createTestWorld } from '#test/world.ts'

/** The roles as they were before working on requests was a permission of its own. */
async function beforeThat() {
  const { world } = await createTestWorld()
  await sql`update role set permissions = array_remove(array_remove(permissions, 'leads.work'), 'leads.work:assigned')`.execute(
    world.db,
  )
  await sql`update role set permissions = array_remove(permissions, 'leads.view:assigned') where name like '%echnician'`.execute(
    world.db,
  )
  // Nor were rooms there.
  await sql`update role set permissions = array(select each from unnest(permissions) each where each not like 'rooms.%')`.execute(
    world.db,
  )
  // What a lead technician may do with stages was one permission then.
  await sql`update role set permissions = array_replace(permissions, 'intake.finishDrying:assigned', 'intake.changeStage:assigned')`.execute(
    world.db,
  )
  return world
}

async function migrateAgain({ db }: World) {
  const file = new URL('../../db/migrations/0023_leads_work.sql', import.meta.url)
  await sql.raw(await readFile(file, 'utf8')).execute(db)
  const roles = await db.selectFrom('role').select(['name', 'permissions', 'revision']).execute()
  return (name: string) => {
    const { permissions, revision } = roles.find((role) => role.name === name) ?? {
      permissions: [],
      revision: 0,
    }
    return { revision, leads: permissions.filter((permission) => permission.startsWith('leads.')).toSorted() }
  }
}

test('whoever may hand requests on may work on them, as far as that reaches, in roles of the company too', async () => {
  const world = await beforeThat()
  const own = { id: newId(), description: '', is_system: false, demands_factor: false, revision: 3 }
  await world.db
    .insertInto('role')
    .values([
      { ...own, name: 'Night desk', permissions: ['leads.view', 'leads.assign'] },
      {
        ...own,
        id: newId(),
        name: 'Crew lead',
        permissions: ['leads.assign:assigned', 'leads.view:assigned'],
      },
      { ...own, id: newId(), name: 'Auditor', permissions: ['leads.view'] },
    ])
    .execute()
  const after = await migrateAgain(world)
  expect(after('Dispatcher').leads).toContain('leads.work')
  expect(after('Project manager').leads).toContain('leads.work:assigned')
  expect(after('Night desk')).toEqual({ revision: 4, leads: ['leads.assign', 'leads.view', 'leads.work'] })
  expect(after('Crew lead').leads).toContain('leads.work:assigned')
  expect(after('Auditor')).toEqual({ revision: 3, leads: ['leads.view'] })
  expect(after('Read-only').leads).toEqual(['leads.view'])
})

test('technicians see and work on what is assigned to them, unless someone changed their role', async () => {
  const world = await beforeThat()
  await sql`update role set permissions = array_remove(permissions, 'contents.edit:assigned') where name = 'Technician'`.execute(
    world.db,
  )
  const after = await migrateAgain(world)
  expect(after('Lead technician').leads).toEqual(['leads.view:assigned', 'leads.work:assigned'])
  expect(after('Technician').leads).toEqual([])
})

test('a technician role that was changed and changed back belongs to who changed it', async () => {
  const world = await beforeThat()
  await sql`update role set revision = 3 where name = 'Technician'`.execute(world.db)
  expect((await migrateAgain(world))('Technician').leads).toEqual([])
})
