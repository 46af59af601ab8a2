import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import type { World } from '#platform/world.ts'
import { aNewRole, roleNamed } from '#test/a-role.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { allow } from './allowed.ts'
import { ownerRoleId } from './system-roles.ts'
import { getRole, listRoles } from './role-views.server.ts'
import { changeRole, deleteRole, makeRole } from './roles.server.ts'

test('a role is made once, however often it is sent, and stands after those that the portal came with', async () => {
  const { world, editor, viewer } = await anOffice()
  const role = aNewRole({ permissions: { 'leads.view': 'assigned', 'roles.view': 'all' } })
  await makeRole(world, editor, role)
  await makeRole(world, editor, role)

  const roles = await listRoles(world, viewer)
  expect(roles.map(({ name, people_count }) => [name, people_count])).toEqual([
    ['Owner', 1],
    ['Office manager', 0],
    ['Dispatcher', 0],
    ['Project manager', 0],
    ['Lead technician', 0],
    ['Technician', 0],
    ['Marketing', 0],
    ['Bookkeeper', 0],
    ['Read-only', 0],
    ['Estimator', 0],
  ])
  expect(roles.at(-1)).toMatchObject({ permissions: role.permissions, is_system: false, revision: 1 })
  expect(await eventsOf(world, role.id)).toEqual([
    {
      name: 'role.created',
      payload: {
        role_id: role.id,
        after: {
          name: 'Estimator',
          description: '',
          demands_factor: false,
          permissions: ['roles.view', 'leads.view:assigned'],
        },
      },
    },
  ])
  await expect(makeRole(world, editor, { ...role, name: 'Another' })).rejects.toThrow(
    'A different role was already created with this ID.',
  )
})

test('a name stands for one role, in large or small letters', async () => {
  const { world, editor } = await anOffice()
  await expect(makeRole(world, editor, aNewRole({ name: 'DISPATCHER' }))).rejects.toMatchObject({
    status: 409,
    extra: { fields: { name: ['A role named “DISPATCHER” already exists.'] } },
  })
  const role = aNewRole()
  await makeRole(world, editor, role)
  await expect(changeRole(world, editor, { ...role, name: 'owner', revision: 1 })).rejects.toMatchObject({
    code: 'role-name-taken',
  })
  await changeRole(world, editor, { ...role, name: 'ESTIMATOR', revision: 1 })
})

test('of ten who make a role of one name at once, one succeeds and nine learn why they did not', async () => {
  const { world, editor } = await anOffice()
  const made = await Promise.allSettled(
    Array.from({ length: 10 }, () => makeRole(world, editor, aNewRole({ name: 'Night desk' }))),
  )
  const refused = made.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []))
  expect(refused).toEqual(Array.from({ length: 9 }, () => 'role-name-taken'))
})

test('a change is written into the history with what was and what became, and nothing else', async () => {
  const { world, editor, viewer } = await anOffice()
  const id = await roleNamed(world, 'Read-only')
  const before = await getRole(world, viewer, id)
  await changeRole(world, editor, { ...before, permissions: { 'leads.view': 'assigned' } })
  await changeRole(world, editor, { ...before, permissions: { 'leads.view': 'assigned' }, revision: 2 })

  expect(await getRole(world, viewer, id)).toMatchObject({
    name: 'Read-only',
    permissions: { 'leads.view': 'assigned' },
    revision: 2,
  })
  const [change, ...more] = await eventsOf(world, id)
  expect(more).toEqual([])
  expect(change).toMatchObject({
    name: 'role.changed',
    payload: {
      before: { permissions: expect.arrayContaining(['leads.view', 'chat.view']) },
      after: { permissions: ['leads.view:assigned'] },
    },
  })
  expect(JSON.stringify(change)).not.toContain('Read-only')
})

test('a change from an older state is refused, and nothing of it is kept', async () => {
  const { world, editor, viewer } = await anOffice()
  const role = aNewRole()
  await makeRole(world, editor, role)
  await changeRole(world, editor, { ...role, description: 'Writes offers.', revision: 1 })
  await expect(changeRole(world, editor, { ...role, name: 'Other', revision: 1 })).rejects.toThrow(
    'Someone else changed this role. Your changes weren’t saved.',
  )
  expect(await getRole(world, viewer, role.id)).toMatchObject({
    name: 'Estimator',
    description: 'Writes offers.',
  })
})

test('the Owner role stays as it is, for its owners too', async () => {
  const { world, editor, viewer } = await anOffice()
  const owner = await getRole(world, viewer, ownerRoleId)
  await expect(changeRole(world, editor, { ...owner, permissions: {} })).rejects.toMatchObject({
    code: 'owner-stays',
  })
  const move_to = await roleNamed(world, 'Technician')
  await expect(deleteRole(world, editor, { id: ownerRoleId, move_to })).rejects.toMatchObject({
    status: 409,
    code: 'role-stays',
  })
  expect(await getRole(world, viewer, ownerRoleId)).toEqual(owner)
})

test('nobody grants what they lack, or a wider reach of it, and nobody touches a role that holds more', async () => {
  const { world, api, editor: owner } = await anOffice()
  const mine = { 'roles.view': 'all', 'roles.edit': 'all', 'leads.view': 'assigned' } as const
  const [keeper, small] = [
    aNewRole({ name: 'Keeper of roles', permissions: mine }),
    aNewRole({ name: 'Small', permissions: { 'leads.view': 'assigned' } }),
  ]
  for (const role of [keeper, small]) await makeRole(world, owner, role)
  const editor = allow(await aPerson({ world, api }, 'Keeper of roles', 'Kim'), 'roles.edit')
  const beyond = { status: 403, code: 'beyond-yours' }

  await changeRole(world, editor, { ...small, name: 'Smaller', permissions: {}, revision: 1 })
  await changeRole(world, editor, { ...small, revision: 2 })
  await expect(
    makeRole(world, editor, aNewRole({ permissions: { 'audit.view': 'all' } })),
  ).rejects.toMatchObject({ ...beyond, extra: { permission: 'audit.view' } })
  await expect(
    changeRole(world, editor, { ...small, permissions: { 'leads.view': 'all' }, revision: 3 }),
  ).rejects.toMatchObject({ ...beyond, message: expect.stringContaining('“See requests”') })

  const dispatcher = await roleNamed(world, 'Dispatcher')
  await expect(
    changeRole(world, editor, { id: dispatcher, name: 'D', description: '', permissions: {}, revision: 1 }),
  ).rejects.toMatchObject(beyond)
  const wide = aNewRole({ name: 'Wide', permissions: { 'audit.view': 'all' } })
  await makeRole(world, owner, wide)
  await expect(deleteRole(world, editor, { id: wide.id, move_to: null })).rejects.toMatchObject(beyond)
  await aPerson({ world, api }, 'Small', 'Sam')
  await expect(deleteRole(world, editor, { id: small.id, move_to: ownerRoleId })).rejects.toMatchObject(
    beyond,
  )
  await deleteRole(world, editor, { id: small.id, move_to: keeper.id })
})

test('a role that someone has goes only when they get another, and each keeps what else they have', async () => {
  const { world, api, editor, viewer } = await anOffice()
  const [role, technician] = [aNewRole(), await roleNamed(world, 'Technician')]
  await makeRole(world, editor, role)
  const one = await aPerson({ world, api }, 'Estimator', 'Ada')
  const both = await aPerson({ world, api }, 'Estimator', 'Bo')
  await world.db.insertInto('employee_role').values({ employee_id: both.id, role_id: technician }).execute()
  await expect(deleteRole(world, editor, { id: role.id, move_to: null })).rejects.toThrow(
    '2 people have this role. Choose a role to replace it.',
  )
  await expect(deleteRole(world, editor, { id: role.id, move_to: newId() })).rejects.toMatchObject({
    status: 404,
  })
  await expect(deleteRole(world, editor, { id: role.id, move_to: role.id })).rejects.toMatchObject({
    status: 422,
  })

  await deleteRole(world, editor, { id: role.id, move_to: technician })
  await expect(getRole(world, viewer, role.id)).rejects.toThrow('Role not found.')
  const { people, people_count } = await getRole(world, viewer, technician)
  expect([people.map(({ name }) => name), people_count]).toEqual([['Ada', 'Bo'], 2])
  expect((await eventsOf(world, role.id)).at(-1)).toMatchObject({
    name: 'role.deleted',
    payload: { before: { name: 'Estimator' }, moved_to: technician },
  })
  expect((await eventsOf(world, both.id)).at(-1)).toEqual({
    name: 'employee.roles_changed',
    payload: { employee_id: both.id, before: ['Estimator', 'Technician'], after: ['Technician'] },
  })
  const me = await one.request('/api/auth/me')
  expect((await me.json()).roles).toEqual(['Technician'])
})

test('two who delete roles into each other at once leave one of them, and nobody without a role', async () => {
  const { world, api, editor, viewer } = await anOffice()
  for (let round = 0; round < 10; round++) {
    const [left, right] = [aNewRole({ name: `Left ${round}` }), aNewRole({ name: `Right ${round}` })]
    for (const role of [left, right]) {
      await makeRole(world, editor, role)
      await aPerson({ world, api }, role.name, role.name)
    }
    const done = await Promise.allSettled([
      deleteRole(world, editor, { id: left.id, move_to: right.id }),
      deleteRole(world, editor, { id: right.id, move_to: left.id }),
    ])
    expect(done.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  }
  const roles = await listRoles(world, viewer)
  expect(roles.filter(({ is_system }) => !is_system).map(({ people_count }) => people_count)).toEqual(
    Array.from({ length: 10 }, () => 2),
  )
})

async function anOffice() {
  const { world, api } = await createTestWorld()
  const owner = await aPerson({ world, api }, 'Owner', 'Quinn')
  return { world, api, owner, editor: allow(owner, 'roles.edit'), viewer: allow(owner, 'roles.view') }
}

function eventsOf({ db }: World, roleId: string) {
  return db
    .selectFrom('event')
    .select(['name', 'payload'])
    .where('subject', '=', roleId)
    .orderBy('id')
    .execute()
}
