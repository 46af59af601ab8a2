import { expect, test } from 'vitest'
import { employeeParts } from '#domain/employees/employee-fields.ts'
import { EmployeeDetail, EmployeePage } from '#domain/employees/employee-record.ts'
import { add, askAboutPeople as ask, aSentEmployee, roleIds } from '#test/an-employee.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const nobody = '01930000-0000-7000-8000-00000000ffff'

test('a person is added once, however often they are sent', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const ivy = aSentEmployee()
  const first = await owner.request('/api/employees', { method: 'POST', json: ivy })
  expect(first.status).toBe(201)
  const added = await first.json()
  expect(added).toMatchObject({
    id: ivy.id,
    name: 'Ivy Starling',
    status: 'invited',
    mobile: '+13305550123',
    roles: [{ id: roleIds.technician, name: 'Technician' }],
    revision: 1,
    seen_at: null,
    open_leads: 0,
  })
  const again = await owner.request('/api/employees', { method: 'POST', json: ivy })
  expect([again.status, await again.json()]).toEqual([200, added])
  const other = await owner.request('/api/employees', { method: 'POST', json: { ...ivy, name: 'Ivy S.' } })
  expect([other.status, (await other.json()).code]).toEqual([409, 'employee-differs'])
  expect(await eventsOf(test, ivy.id)).toEqual(['employee.created'])
})

test('two people never have one username, whatever its case', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  await add(owner, { username: 'ivy' })
  const rosa = await add(owner, { username: 'rosa' })
  const answers = [
    await ask(owner, 'POST', aSentEmployee({ username: 'IVY' })),
    await ask(owner, `PUT /${rosa}`, { ...aSentEmployee({ username: 'Ivy' }), revision: 1 }),
  ]
  for (const answer of answers)
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'username-taken', fields: { username: [expect.stringMatching(/\.$/)] } },
    })
})

test('the list goes by name, page by page, and finds parts of names, titles, numbers and crews', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Zoe Owl')
  for (const [nth, name] of ['ann', 'Ben', 'ann', 'Cleo', 'dora'].entries())
    await add(owner, { name, username: `person.${nth}`, mobile: '', title: '', crew: `Crew ${name}` })
  await add(owner, { name: 'Eve', username: 'eve', mobile: '(724) 555-0100', title: 'Bookkeeper' })

  const names: string[] = []
  let next: string | null = ''
  while (next !== null) {
    const page = await list(owner, `?limit=2${next && `&cursor=${encodeURIComponent(next)}`}`)
    names.push(...page.items.map(({ name }) => name))
    next = page.next
  }
  expect(names).toEqual(['ann', 'ann', 'Ben', 'Cleo', 'dora', 'Eve', 'Zoe Owl'])

  const namesAt = async (query: string) => (await list(owner, `?${query}`)).items.map(({ name }) => name)
  expect(await namesAt('q=724%20555')).toEqual(['Eve'])
  expect(await namesAt('q=bookKEEPER')).toEqual(['Eve'])
  expect(await namesAt('q=crew%20d')).toEqual(['dora'])
  expect(await namesAt('q=%25')).toEqual([])
  expect(await namesAt('status=active')).toEqual(['Zoe Owl'])
  expect(await namesAt(`role=${roleIds.owner}`)).toEqual(['Zoe Owl'])
  expect(await namesAt('expiring=true')).toEqual([])
  expect((await owner.request('/api/employees?cursor=nonsense')).status).toBe(400)
})

test('who may see only themselves finds only themselves', async () => {
  const test = await createTestWorld()
  const [owner, technician] = [await aPerson(test), await aPerson(test, 'Technician', 'Ivy Starling')]
  const { items } = await list(technician, '')
  expect(items.map(({ name }) => name)).toEqual(['Ivy Starling'])
  expect((await technician.request(`/api/employees/${technician.id}`)).status).toBe(200)
  expect((await technician.request(`/api/employees/${owner.id}`)).status).toBe(404)
})

test('what a viewer may not see is not there at all', async () => {
  const test = await createTestWorld()
  const [owner, dispatcher] = [await aPerson(test), await aPerson(test, 'Dispatcher', 'Marcus Wren')]
  const ivy = await add(owner)
  await owner.request(`/api/employees/${ivy}/code`, { method: 'POST' })

  const seen = await detail(owner, ivy)
  expect(seen).toMatchObject({
    emergency_contact: 'Her brother, (330) 555-0199',
    home_town: 'Hubbard',
    notes: 'Prefers mornings.',
    hourly_cost_cents: null,
    devices: [],
    code_expires_at: '2026-11-23T12:00:00.000Z',
  })
  const plain = await detail(dispatcher, ivy)
  for (const field of [...employeeParts.private, 'hourly_cost_cents', 'devices'])
    expect(Object.keys(plain)).not.toContain(field)
  expect(plain.code_expires_at).toBeNull()

  const own = await detail(dispatcher, dispatcher.id)
  expect(own).toMatchObject({
    emergency_contact: '',
    home_town: '',
    devices: [{ user_agent: 'test', is_remembered: true }],
  })
  expect(Object.keys(own)).not.toContain('notes')
})

test('a change is told field by field, but of what is private only that it changed', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const sent = aSentEmployee()
  await add(owner, sent)
  const change = { ...sent, revision: 1, title: 'Lead technician', mobile: '', notes: 'Moved to Poland.' }
  const changed = await ask(owner, `PUT /${sent.id}`, change)
  expect(changed).toMatchObject({ status: 200, body: { title: 'Lead technician', mobile: '', revision: 2 } })
  const event = await test.world.db
    .selectFrom('event')
    .select(['payload', 'employee_id'])
    .where('name', '=', 'employee.changed')
    .executeTakeFirstOrThrow()
  expect(event).toEqual({
    employee_id: owner.id,
    payload: {
      employee_id: sent.id,
      before: { title: 'Technician' },
      after: { title: 'Lead technician' },
      changed: ['mobile', 'notes'],
    },
  })
  expect(JSON.stringify(event)).not.toContain('Poland')

  expect(await ask(owner, `PUT /${sent.id}`, { ...change, title: 'Boss' })).toMatchObject({
    status: 409,
    body: {
      code: 'employee-moved-on',
      detail: 'Dana Reyes changed Ivy Starling’s record.',
      current: { title: 'Lead technician' },
    },
  })
  expect(await ask(owner, `PUT /${sent.id}`, { ...change, revision: 2 })).toMatchObject({
    status: 200,
    body: { revision: 2 },
  })
})

test('what an hour of a person costs is for those who may see it', async () => {
  const test = await createTestWorld()
  const [owner, bookkeeper] = [await aPerson(test), await aPerson(test, 'Bookkeeper', 'Gus Partridge')]
  const dispatcher = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  const ivy = await add(owner)
  const cost = { revision: 1, hourly_cost_cents: 3450 }
  expect((await ask(dispatcher, `PUT /${ivy}/cost`, cost)).status).toBe(403)
  expect(await ask(bookkeeper, `PUT /${ivy}/cost`, cost)).toMatchObject({
    status: 200,
    body: { hourly_cost_cents: 3450, revision: 2 },
  })
  expect(await eventsOf(test, ivy)).toEqual(['employee.created', 'employee.cost_changed'])
})

test.each([
  ['GET', `/${nobody}`, undefined],
  ['PUT', `/${nobody}`, { ...aSentEmployee(), revision: 1 }],
  ['PUT', `/${nobody}/roles`, { revision: 1, role_ids: [roleIds.technician] }],
  ['PUT', `/${nobody}/cost`, { revision: 1, hourly_cost_cents: 1 }],
  ['POST', `/${nobody}/suspend`, { revision: 1, reassign_to: null }],
  ['POST', `/${nobody}/leave`, { revision: 1, reassign_to: null }],
  ['POST', `/${nobody}/return`, { revision: 1 }],
  ['POST', `/${nobody}/sign-out`, undefined],
  ['POST', `/${nobody}/code`, undefined],
])('%s %s answers that there is no such person', async (method, path, json) => {
  const owner = await aPerson(await createTestWorld())
  expect(await ask(owner, `${method} ${path}`, json)).toMatchObject({
    status: 404,
    body: { code: 'employee-not-found' },
  })
})

test.each([
  [{ username: 'two words' }, 'username'],
  [{ name: ' ' }, 'name'],
  [{ email: 'ivy' }, 'email'],
  [{ mobile: '12' }, 'mobile'],
  [{ hired_on: '0000-02-29' }, 'hired_on'],
  [{ notes: '\u0000' }, 'notes'],
  [{ role_ids: [] }, 'role_ids'],
  [{ role_ids: [nobody] }, 'role_ids'],
])('a person sent with %o is refused at the field', async (overrides, field) => {
  const owner = await aPerson(await createTestWorld())
  const { status, body } = await ask(owner, 'POST', aSentEmployee(overrides))
  expect([status, Object.keys(body.fields)]).toEqual([422, [field]])
})

async function list(person: Person, query: string): Promise<EmployeePage> {
  return EmployeePage.parse((await ask(person, `GET ${query}`)).body)
}

async function detail(person: Person, id: string): Promise<EmployeeDetail> {
  return EmployeeDetail.parse((await ask(person, `GET /${id}`)).body)
}

async function eventsOf({ world }: TestWorld, id: string) {
  const events = await world.db
    .selectFrom('event')
    .select('name')
    .where('subject', '=', id)
    .orderBy('id')
    .execute()
  return events.map(({ name }) => name)
}
