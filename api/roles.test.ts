import { expect, test } from 'vitest'
import { aNewRole, roleNamed } from '#test/a-role.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

test('a role is made, changed and deleted, and counts from the next request on', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const role = aNewRole({ permissions: { 'leads.view': 'all' } })
  const made = await owner.request('/api/roles', { method: 'POST', json: role })
  expect([made.status, await made.json()]).toMatchObject([
    201,
    { name: 'Estimator', people: [], revision: 1 },
  ])

  const ada = await aPerson(test, 'Estimator', 'Ada')
  expect((await ada.request('/api/leads')).status).toBe(200)
  const change = { ...role, permissions: {}, revision: 1 }
  const changed = await owner.request(`/api/roles/${role.id}`, { method: 'PUT', json: change })
  expect([changed.status, await changed.json()]).toMatchObject([
    200,
    { revision: 2, people: [{ name: 'Ada', may_sign_in: true }] },
  ])
  expect((await ada.request('/api/leads')).status).toBe(403)

  const inUse = await owner.request(`/api/roles/${role.id}`, { method: 'DELETE' })
  expect([inUse.status, (await inUse.json()).detail]).toEqual([
    409,
    '1 person has this role. Choose a role to replace it.',
  ])
  const dispatcher = await roleNamed(test.world, 'Dispatcher')
  const gone = await owner.request(`/api/roles/${role.id}?move_to=${dispatcher}`, { method: 'DELETE' })
  expect(gone.status).toBe(204)
  expect((await ada.request('/api/leads')).status).toBe(200)
})

test.each([
  [{ name: '  ' }, 'name', 'Enter a name for the role.'],
  [{ name: undefined }, 'name', 'Enter a name for the role.'],
  [{ permissions: { 'employees.view': 'assigned' } }, 'permissions', expect.stringContaining('valid option')],
  [{ permissions: { 'leads.fly': 'all' } }, 'permissions', expect.stringMatching(/\.$/)],
  [{ permissions: { 'leads.view': 'half' } }, 'permissions', expect.stringMatching(/\.$/)],
])('a role with %j is refused at its field', async (wrong, field, sentence) => {
  const owner = await aPerson(await createTestWorld())
  const json = { ...aNewRole(), ...wrong }
  const answer = await owner.request('/api/roles', { method: 'POST', json })
  expect([answer.status, await answer.json()]).toMatchObject([422, { fields: { [field]: [sentence] } }])
})

test('who has a permission is told with how far and by which roles, and who cannot sign in has none', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Olga')
  const rosa = await aPerson(test, 'Project manager', 'Rosa')
  const gone = await aPerson(test, 'Dispatcher', 'Gus')
  await test.world.db
    .insertInto('employee_role')
    .values({ employee_id: rosa.id, role_id: await roleNamed(test.world, 'Read-only') })
    .execute()
  await test.world.db
    .updateTable('employee')
    .set({ suspended_at: test.world.now() })
    .where('id', '=', gone.id)
    .execute()
  await anInvitedDispatcher(test)
  const ask = async (permission: string) =>
    (await owner.request(`/api/roles/permissions/${permission}/people`)).json()

  expect(await ask('leads.view')).toEqual({
    count: 2,
    people: [
      { id: owner.id, name: 'Olga', scope: 'all', roles: ['Owner'] },
      { id: rosa.id, name: 'Rosa', scope: 'all', roles: ['Project manager', 'Read-only'] },
    ],
  })
  expect(await ask('leads.assign')).toMatchObject({
    people: [{ name: 'Olga' }, { name: 'Rosa', scope: 'assigned', roles: ['Project manager'] }],
  })
  expect(await ask('leads.fly')).toMatchObject({ detail: 'Permission not found.' })
})

test('a role names who holds it, and says of the invited and the suspended that they cannot sign in', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Olga')
  await anInvitedDispatcher(test)
  await aPerson(test, 'Dispatcher', 'Zoe')
  const dispatcher = await roleNamed(test.world, 'Dispatcher')
  expect(await (await owner.request(`/api/roles/${dispatcher}`)).json()).toMatchObject({
    people: [
      { name: 'Zoe', may_sign_in: true },
      { name: 'Ida', may_sign_in: false },
    ],
  })
})

/** Someone who was invited and has chosen no password yet. */
async function anInvitedDispatcher(test: TestWorld) {
  const ida = await aPerson(test, 'Dispatcher', 'Ida')
  await test.world.db.updateTable('employee').set({ password_hash: null }).where('id', '=', ida.id).execute()
}
