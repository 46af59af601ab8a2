import { expect, test } from 'vitest'
import { openDatabase } from '#platform/database/database.ts'
import { allow } from '#domain/roles/allowed.ts'
import { add, askAboutPeople as ask, roleIds } from '#test/an-employee.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { suspendEmployee } from './departures.server.ts'
import { changeRoles } from './roles-of-people.server.ts'

const rounds = 25

test('nobody gives a role that goes beyond what they may do themselves', async () => {
  const test = await createTestWorld()
  const office = await aPerson(test, 'Office manager', 'June Kestrel')
  const refusal = { status: 403, body: { code: 'beyond-own-rights', permission: 'roles.edit' } }
  const owner = {
    id: '0193c5e0-7c1a-7b3e-8a53-2f6f1c0a9d11',
    username: 'nell',
    name: 'Nell',
    first_name: 'Nell',
  }
  expect(await ask(office, 'POST', { ...owner, role_ids: [roleIds.owner] })).toMatchObject(refusal)
  const ivy = await add(office)
  const roles = { revision: 1, role_ids: [roleIds.technician, roleIds.owner] }
  expect(await ask(office, `PUT /${ivy}/roles`, roles)).toMatchObject(refusal)
  const lesser = { revision: 1, role_ids: [roleIds.dispatcher] }
  expect(await ask(office, `PUT /${ivy}/roles`, lesser)).toMatchObject({
    status: 200,
    body: { roles: [{ name: 'Dispatcher' }], revision: 2 },
  })
})

test('an office manager cannot take over an owner, lock them out, or take their rights', async () => {
  const test = await createTestWorld()
  const [owner, office] = [await aPerson(test), await aPerson(test, 'Office manager', 'June Kestrel')]
  const seen = (await ask(office, `GET /${owner.id}`)).body
  const attempts = [
    ['POST', '/code', undefined],
    ['POST', '/sign-out', undefined],
    ['POST', '/suspend', { revision: 1, reassign_to: null }],
    ['POST', '/leave', { revision: 1, reassign_to: null }],
    ['PUT', '/roles', { revision: 1, role_ids: [roleIds.technician] }],
    ['PUT', '', { ...seen, mobile: '', username: 'mallory', revision: 1 }],
  ] as const
  for (const [method, path, json] of attempts) {
    const { status, body } = await ask(office, `${method} /${owner.id}${path}`, json)
    expect([path, status, body.code]).toEqual([path, 403, 'beyond-own-rights'])
  }
  expect((await ask(owner, `GET /${owner.id}`)).body).toMatchObject({
    username: owner.username,
    revision: 1,
  })
  const title = { ...seen, title: 'Founder', revision: 1 }
  expect((await ask(office, `PUT /${owner.id}`, title)).status).toBe(200)
})

test('how someone who may do more is reached is changed by themselves, or by someone who holds as much', async () => {
  const test = await createTestWorld()
  const [owner, office] = [await aPerson(test), await aPerson(test, 'Office manager', 'June Kestrel')]
  const partner = await aPerson(test, 'Owner', 'Ada Sparrow')
  const { body: seen } = await ask(office, `GET /${owner.id}`)
  expect(seen.may_change_contact).toBe(false)
  const words =
    'Only Dana Reyes, in their profile, or someone with at least the same permissions can change this.'
  const contact = { mobile: '(330) 555-0111', email: 'june@example.com' }
  for (const changed of [contact, { mobile: contact.mobile }, { email: contact.email }])
    expect(await ask(office, `PUT /${owner.id}`, { ...seen, ...changed })).toMatchObject({
      status: 403,
      body: {
        code: 'beyond-own-rights',
        fields: Object.fromEntries(Object.keys(changed).map((field) => [field, [words]])),
      },
    })

  const ivy = await add(office)
  const { body: ofIvy } = await ask(office, `GET /${ivy}`)
  expect(ofIvy.may_change_contact).toBe(true)
  expect((await ask(office, `PUT /${ivy}`, { ...ofIvy, ...contact })).status).toBe(200)
  expect((await ask(partner, `PUT /${owner.id}`, { ...seen, ...contact })).status).toBe(200)
  const profile = await (await owner.request('/api/profile')).json()
  const own = { ...profile, mobile: '(330) 555-0122' }
  expect((await owner.request('/api/profile', { method: 'PUT', json: own })).status).toBe(200)
})

test('nobody locks themselves out', async () => {
  const test = await createTestWorld()
  const [owner] = [await aPerson(test), await aPerson(test, 'Owner', 'Second Owner')]
  const departure = { revision: 1, reassign_to: null }
  for (const path of ['suspend', 'leave'])
    expect(await ask(owner, `POST /${owner.id}/${path}`, departure)).toMatchObject({
      status: 409,
      body: { code: 'oneself' },
    })
  const roles = (role_ids: string[]) => ask(owner, `PUT /${owner.id}/roles`, { revision: 1, role_ids })
  expect(await roles([roleIds.technician])).toMatchObject({
    status: 409,
    body: { code: 'locks-oneself-out' },
  })
  expect(await roles([roleIds.officeManager])).toMatchObject({ status: 200 })
})

test('the last owner stays one, and who was only invited does not count as one', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  await add(owner, { role_ids: [roleIds.owner] })
  const roles = { revision: 1, role_ids: [roleIds.officeManager] }
  expect(await ask(owner, `PUT /${owner.id}/roles`, roles)).toMatchObject({
    status: 409,
    body: { code: 'last-owner' },
  })
})

test('of two owners who demote or suspend each other at the same moment one stays, every time', async () => {
  const test = await createTestWorld()
  const [ann, ben] = [await aPerson(test, 'Owner', 'Ann'), await aPerson(test, 'Owner', 'Ben')]
  const second = { ...test.world, db: openDatabase(test.connection, () => {}, 1) }
  const first = { ...test.world, db: openDatabase(test.connection, () => {}, 1) }
  try {
    for (let round = 0; round < rounds; round++) {
      const act = (world: TestWorld['world'], by: Person, on: Person) =>
        round % 2 === 0
          ? changeRoles(world, allow(by, 'employees.edit'), {
              id: on.id,
              revision: 1,
              role_ids: [roleIds.technician],
            })
          : suspendEmployee(world, allow(by, 'employees.deactivate'), { id: on.id, revision: 1 })
      const outcomes = await Promise.allSettled([act(first, ann, ben), act(second, ben, ann)])
      const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []))
      expect(refused).toMatchObject([{ status: 409, code: 'last-owner' }])
      expect(await countOwners(test)).toBe(1)
      await makeOwners(test, [ann, ben])
    }
  } finally {
    await Promise.all([first.db.destroy(), second.db.destroy()])
  }
}, 60_000)

async function countOwners({ world }: TestWorld) {
  const rows = await world.db
    .selectFrom('employee_role')
    .innerJoin('employee', 'employee.id', 'employee_id')
    .select('employee.id')
    .where('role_id', '=', roleIds.owner)
    .where('status', '=', 'active')
    .execute()
  return rows.length
}

async function makeOwners({ world: { db } }: TestWorld, people: Person[]) {
  await db.updateTable('employee').set({ revision: 1, suspended_at: null }).execute()
  await db.deleteFrom('employee_role').execute()
  await db
    .insertInto('employee_role')
    .values(people.map(({ id }) => ({ employee_id: id, role_id: roleIds.owner })))
    .execute()
}
