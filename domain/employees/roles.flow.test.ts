import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aNewRole, roleNamed } from '#test/a-role.ts'
import { aLeadComesIn, historyOf, toAlert } from '#test/on-call.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const work = { 'leads.view': 'assigned', 'leads.work': 'assigned' } as const

/** An owner, and what they do to the roles of others. */
async function anOffice() {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  return {
    test,
    owner,
    async give(person: Pick<Person, 'id'>, ...names: string[]) {
      const { revision } = await rowOf(test, person)
      const role_ids = await Promise.all(names.map((name) => roleNamed(test.world, name)))
      const json = { revision, role_ids }
      return owner.request(`/api/employees/${person.id}/roles`, { method: 'PUT', json })
    },
    async makeRole(permissions: object, name: string) {
      const role = aNewRole({ permissions, name })
      expect((await owner.request('/api/roles', { method: 'POST', json: role })).status).toBe(201)
      return role
    },
    async hand(lead: string, { id: employee_id }: Pick<Person, 'id'>, revision = 1) {
      const json = { employee_id, revision }
      return owner.request(`/api/leads/${lead}/assignee`, { method: 'PUT', json })
    },
    move: (lead: string, json: object) => owner.request(`/api/leads/${lead}/status`, { method: 'PUT', json }),
  }
}

function rowOf({ world }: TestWorld, { id }: Pick<Person, 'id'>) {
  return world.db.selectFrom('employee').select('revision').where('id', '=', id).executeTakeFirstOrThrow()
}

async function holdersIn({ world }: TestWorld) {
  const rows = await world.db
    .selectFrom('lead')
    .select('assigned_to')
    .orderBy('received_at')
    .orderBy('id')
    .execute()
  return rows.map(({ assigned_to }) => assigned_to)
}

test('who may not work on requests any more has none: they are nobody’s, and alerts of new ones open again', async () => {
  const { test, owner, give, hand, move } = await anOffice()
  const lena = await aPerson(test, 'Lead technician', 'Lena')
  const [fresh, contacted, closed] = [
    await aLeadComesIn(test),
    await aLeadComesIn(test),
    await aLeadComesIn(test),
  ]
  for (const id of [fresh, contacted, closed]) expect((await hand(id, lena)).status).toBe(204)
  expect((await move(contacted, { status: 'contacted', revision: 2 })).status).toBe(200)
  expect((await move(closed, { status: 'closed', outcome: 'done', revision: 2 })).status).toBe(200)
  await test.workUntilIdle()
  expect(await toAlert(test, fresh)).toMatchObject({ reason: 'claimed' })

  const answer = await give(lena, 'Bookkeeper')
  expect([answer.status, (await answer.json()).open_leads]).toEqual([200, 0])
  await test.workUntilIdle()
  expect(await holdersIn(test)).toEqual([null, null, lena.id])
  expect(await toAlert(test, fresh)).toMatchObject({ reason: null })
  const history = await historyOf(test, owner, contacted)
  expect(history.at(-1)).toMatchObject({
    name: 'lead.assigned',
    by: 'Rosa Plover',
    words: 'Unassigned',
  })
})

test('who may still work on requests by another role keeps theirs', async () => {
  const { test, give, hand } = await anOffice()
  const lena = await aPerson(test, 'Lead technician', 'Lena')
  const id = await aLeadComesIn(test)
  await hand(id, lena)
  expect((await give(lena, 'Technician', 'Bookkeeper')).status).toBe(200)
  expect(await holdersIn(test)).toEqual([lena.id])
})

test.each([
  ['working on requests', { 'leads.view': 'assigned' }],
  ['seeing requests', { 'leads.work': 'assigned' }],
])(
  'a role that loses %s takes the requests from its people, unless another role lets them',
  async (_, left) => {
    const { test, owner, makeRole, give, hand } = await anOffice()
    const role = await makeRole(work, 'Helper')
    const ada = await aPerson(test, 'Helper', 'Ada')
    const both = await aPerson(test, 'Helper', 'Both')
    await give(both, 'Helper', 'Technician')
    await hand(await aLeadComesIn(test), ada)
    await hand(await aLeadComesIn(test), both)

    const json = { ...role, permissions: left, revision: 1 }
    const changed = await owner.request(`/api/roles/${role.id}`, { method: 'PUT', json })
    expect([changed.status, (await changed.json()).leads_returned]).toEqual([200, 1])
    expect(await holdersIn(test)).toEqual([null, both.id])
    // Nor is one given to them again.
    const answer = await hand(await aLeadComesIn(test), ada)
    expect([answer.status, (await answer.json()).code]).toEqual([422, 'nobody-to-assign'])
  },
)

test('a role that is deleted takes the requests along where the one in its place does not let its people work', async () => {
  const { test, owner, makeRole, hand } = await anOffice()
  const role = await makeRole(work, 'Helper')
  const ada = await aPerson(test, 'Helper', 'Ada')
  await hand(await aLeadComesIn(test), ada)
  const path = `/api/roles/${role.id}?move_to=${await roleNamed(test.world, 'Bookkeeper')}`
  expect((await owner.request(path, { method: 'DELETE' })).status).toBe(204)
  expect(await holdersIn(test)).toEqual([null])
})

test('a request that is reassigned at the moment when the role changes does not stay with who cannot see it', async () => {
  const { test, give, hand, makeRole, owner } = await anOffice()
  const role = await makeRole(work, 'Helper')
  for (let round = 0; round < 5; round++) {
    const lena = await aPerson(test, 'Lead technician', `Lena ${round}`)
    const ada = await aPerson(test, 'Helper', `Ada ${newId()}`)
    const [one, other] = [await aLeadComesIn(test), await aLeadComesIn(test)]
    const json = { ...role, permissions: { 'leads.view': 'all' }, revision: round * 2 + 1 }
    await Promise.all([
      hand(one, lena),
      give(lena, 'Bookkeeper'),
      hand(other, ada),
      owner.request(`/api/roles/${role.id}`, { method: 'PUT', json }),
    ])
    const back = { ...role, revision: round * 2 + 2 }
    expect((await owner.request(`/api/roles/${role.id}`, { method: 'PUT', json: back })).status).toBe(200)
  }
  expect((await holdersIn(test)).filter(Boolean)).toEqual([])
})
