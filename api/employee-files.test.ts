import { expect, test } from 'vitest'
import { ImportPlan } from '#domain/employees/employee-import.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const heads = 'username,first_name,last_name,mobile,roles,is_public'

test('a file is told line by line before it is done, done once, and does nothing the second time', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const csv = [
    heads,
    'ivy,Ivy,Starling,(330) 555-0151,Technician,yes',
    'theo,Theo,,,lead technician; Technician,',
  ].join('\n')
  const plan = await planOf(owner, csv)
  expect(plan.counts).toEqual({ add: 2, change: 0, nothing: 0, refuse: 0 })
  expect(plan.lines.map(({ line, name, does }) => [line, name, does])).toEqual([
    [2, 'Ivy Starling', 'add'],
    [3, 'Theo', 'add'],
  ])
  expect(await test.world.db.selectFrom('employee').select('id').execute()).toHaveLength(1)

  expect(await (await send(owner, csv, plan.plan)).json()).toEqual({ add: 2, change: 0 })
  expect((await send(owner, csv, plan.plan)).status).toBe(409)
  expect((await planOf(owner, csv)).counts).toEqual({ add: 0, change: 0, nothing: 2, refuse: 0 })

  const changed = await planOf(owner, `${heads}\nIVY,Ivy,Starling,,Lead technician,yes`)
  expect(changed.lines[0]?.changes).toEqual([
    { column: 'mobile', before: '+13305550151', after: '' },
    { column: 'roles', before: 'Technician', after: 'Lead technician' },
  ])
  expect((await send(owner, `${heads}\nIVY,Ivy,Starling,,Lead technician,yes`, changed.plan)).status).toBe(
    200,
  )
  const people = await (await owner.request('/api/employees?q=ivy')).json()
  expect(people.items).toMatchObject([{ username: 'ivy', mobile: '', roles: [{ name: 'Lead technician' }] }])
})

test('a file does not change how someone is reached who may do more than whoever brings it', async () => {
  const test = await createTestWorld()
  const [owner, office] = [await aPerson(test), await aPerson(test, 'Office manager', 'June Kestrel')]
  const csv = `username,mobile,email\n${owner.username},(330) 555-0151,june@example.com`
  const plan = await planOf(office, csv)
  const sentence =
    'Only Dana Reyes, in their profile, or someone with at least the same permissions can change this.'
  expect(plan.lines).toMatchObject([
    {
      does: 'refuse',
      errors: [
        { column: 'email', sentence },
        { column: 'mobile', sentence },
      ],
    },
  ])
  expect((await send(office, csv, plan.plan)).status).toBe(422)
  expect((await planOf(owner, csv)).lines).toMatchObject([{ does: 'change', errors: [] }])
})

test('each line says what is wrong with it, and while one is wrong none is done', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const csv = [
    heads,
    'ann,Ann,,12,Technician,maybe',
    'bob,Bob,,,,',
    'bob,Bob,,,Nobody,',
    'eve,Eve,,,Technician,',
  ].join('\n')
  const plan = await planOf(owner, csv)
  expect(
    plan.lines.map(({ line, does, errors }) => [line, does, errors.map(({ sentence }) => sentence)]),
  ).toEqual([
    [2, 'refuse', ['Enter a 10-digit phone number.', 'Enter yes or no.']],
    [3, 'refuse', ['New people need a role.']],
    [4, 'refuse', ['There is no role named “Nobody”.', 'This username is already on line 3.']],
    [5, 'add', []],
  ])
  expect((await send(owner, csv, plan.plan)).status).toBe(422)
  expect(await test.world.db.selectFrom('employee').select('id').execute()).toHaveLength(1)
})

test.each([
  ['', 'This file is empty.'],
  ['name\nAnn', 'The file needs a “username” column.'],
  ['username,wage\nann,12', 'Unknown column “wage”.'],
  ['username\n', 'The file has no lines below the column names.'],
])('the file %j is refused with a sentence', async (csv, sentence) => {
  const test = await createTestWorld()
  const answer = await (
    await aPerson(test)
  ).request('/api/employees/import/plan', { method: 'POST', json: { csv } })
  expect([answer.status, (await answer.json()).detail]).toEqual([422, expect.stringContaining(sentence)])
})

test('nobody takes in what goes beyond their own rights', async () => {
  const test = await createTestWorld()
  const [owner, office] = [await aPerson(test), await aPerson(test, 'Office manager', 'June Kestrel')]
  const plan = await planOf(
    office,
    `username,first_name,roles\nmallory,Mallory,Owner\n${owner.username},Dana,Technician`,
  )
  expect(plan.lines.map(({ errors }) => errors.map(({ sentence }) => sentence))).toEqual([
    ['This needs permissions that you don’t have.'],
    ['This needs permissions that you don’t have.'],
  ])
  const dispatcher = await aPerson(test, 'Dispatcher', 'Marcus Wren')
  for (const path of ['/import/plan', '/import', '/export']) {
    const json = { csv: 'username\nx', plan: 'x' }
    expect((await dispatcher.request(`/api/employees${path}`, { method: 'POST', json })).status).toBe(403)
  }
})

test('what is taken out can be taken in again, and no cell of it calculates', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const csv = `username,first_name,notes,skills,roles\nivy,=cmd|calc,"+1\n@x",drying; -mold,Technician`
  await send(owner, csv, (await planOf(owner, csv)).plan)
  const answer = await owner.request('/api/employees/export', { method: 'POST' })
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="people.csv"')
  const file = await answer.text()
  expect(file).toContain(`"'=cmd|calc"`)
  expect(file).toContain(`"'+1\n'@x"`)
  expect((await planOf(owner, file)).counts).toEqual({ add: 0, change: 0, nothing: 2, refuse: 0 })
  const events = await test.world.db
    .selectFrom('event')
    .select('name')
    .where('name', 'like', 'employees.%')
    .execute()
  expect(events.map(({ name }) => name)).toEqual(['employees.imported', 'employees.exported'])
})

async function planOf(person: Person, csv: string) {
  const answer = await person.request('/api/employees/import/plan', { method: 'POST', json: { csv } })
  return ImportPlan.parse(await answer.json())
}

function send(person: Person, csv: string, plan: string) {
  return person.request('/api/employees/import', { method: 'POST', json: { csv, plan } })
}
