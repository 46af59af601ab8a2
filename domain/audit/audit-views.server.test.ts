import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { sealEvents } from '#platform/seals/seal-events.ts'
import { day, hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aMove, aSentLead } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { AuditPage, AuditRecords } from './audit.ts'

async function read(person: Person, query: Record<string, string> = {}) {
  const answer = await person.request(`/api/audit?${new URLSearchParams(query)}`)
  expect(answer.status).toBe(200)
  return AuditPage.parse(await answer.json())
}

async function wordsFor(person: Person, query: Record<string, string> = {}) {
  return (await read(person, query)).items.map(({ words }) => words)
}

async function find(person: Person, query: Record<string, string>) {
  const answer = await person.request(`/api/audit/records?${new URLSearchParams(query)}`)
  return AuditRecords.parse(await answer.json()).items
}

/** Someone whose only role has exactly these permissions. */
async function someoneWith(test: TestWorld, permissions: string[], name = 'Ola Wren') {
  const role = {
    id: newId(),
    name: `Role of ${name}`,
    permissions,
    is_system: false,
    description: '',
    revision: 1,
  }
  await test.world.db.insertInto('role').values(role).execute()
  return aPerson(test, role.name, name)
}

async function aRequest({ api, world }: TestWorld) {
  const lead = aSentLead({ id: newId(), name: 'Ann Miller' })
  const headers = { 'Content-Type': 'application/json' }
  await api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
  // However it was judged, to the record it is a request.
  return world.db
    .selectFrom('lead')
    .select(['id', 'reference'])
    .where('id', '=', lead.id)
    .executeTakeFirstOrThrow()
}

async function move(person: Person, id: string, [status, revision]: [string, number]) {
  const answer = await person.request(`/api/leads/${id}/status`, {
    method: 'PUT',
    json: aMove(status, revision, person.id),
  })
  expect(answer.status).toBe(200)
}

test('who did what reads as sentences, newest first, with before and after', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const { id, reference } = await aRequest(test)
  test.wait(hour)
  await move(owner, id, ['contacted', 1])
  await owner.request(`/api/leads/${id}/assignee`, {
    method: 'PUT',
    json: { employee_id: owner.id, revision: 2 },
  })

  const { items } = await read(owner, { record: id })
  expect(items.map(({ words }) => words).slice(0, 2)).toEqual([
    `Rosa Plover assigned request ${reference} to Rosa Plover`,
    `Rosa Plover changed the status of request ${reference} from new to contacted`,
  ])
  expect(items[0]).toMatchObject({ before: { assigned_to: null }, after: { assigned_to: 'Rosa Plover' } })
  expect(items[1]).toMatchObject({
    at: test.world.now().toISOString(),
    name: 'lead.moved',
    group: 'requests',
    by: { id: owner.id, name: 'Rosa Plover' },
    subject: { id, label: `request ${reference}`, path: `/ops/submissions/${id}` },
    before: { status: 'new' },
    after: { status: 'contacted' },
    sealed: false,
  })
  await test.workUntilIdle()
  await sealEvents(test.world)
  expect((await read(owner, { record: id })).items.map(({ sealed }) => sealed)).not.toContain(false)
})

test('page by page everything comes once, also of one and the same moment', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  for (let nth = 0; nth < 7; nth++) await aPerson(test, 'Technician', `Ivy Starling ${nth}`)
  const whole = await read(owner)
  expect(whole.next).toBe(null)

  const seen = []
  let cursor: string | null = null
  do {
    const page: AuditPage = await read(owner, { limit: '2', ...(cursor && { cursor }) })
    seen.push(...page.items)
    cursor = page.next
  } while (cursor)
  expect(seen).toEqual(whole.items)
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length)
  expect(seen.length).toBeGreaterThanOrEqual(8)

  const odd = await owner.request('/api/audit?cursor=99999999999999999999_1')
  expect([odd.status, (await odd.json()).code]).toEqual([400, 'bad-cursor'])
})

test('it is searched by person, record, kind and days as the office counts them', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const dispatcher = await aPerson(test, 'Dispatcher', 'Ivo Falk')
  const { id, reference } = await aRequest(test)
  await move(dispatcher, id, ['contacted', 1])
  test.wait(day)
  await move(owner, id, ['scheduled', 2])

  const moved = (who: string, from: string, to: string) =>
    `${who} changed the status of request ${reference} from ${from} to ${to}`
  const [first, second] = [
    moved('Ivo Falk', 'new', 'contacted'),
    moved('Rosa Plover', 'contacted', 'scheduled'),
  ]
  expect(await wordsFor(owner, { person: dispatcher.id })).toEqual([first])
  expect(await wordsFor(owner, { kind: 'lead.moved' })).toEqual([second, first])
  expect(await wordsFor(owner, { kind: 'lead.moved', person: owner.id, record: id })).toEqual([second])
  expect(await wordsFor(owner, { kind: 'people', record: id })).toEqual([])
  expect(await wordsFor(owner, { kind: 'lead.moved', from: '2026-11-21' })).toEqual([second])
  expect(await wordsFor(owner, { kind: 'lead.moved', to: '2026-11-20' })).toEqual([first])
  expect(await wordsFor(owner, { from: '2026-11-22' })).toEqual([])

  // Nine in the evening of the 20th in Ohio is the 21st in Greenwich.
  await sql`update event set at = '2026-11-21T02:00:00Z' where name = 'lead.moved' and employee_id = ${owner.id}`.execute(
    test.world.db,
  )
  expect(await wordsFor(owner, { kind: 'lead.moved', to: '2026-11-20' })).toEqual([second, first])
  for (const query of ['from=yesterday', 'from=0000-01-01', 'to=2026-02-30', 'kind=x', 'person=x'])
    expect([query, (await owner.request(`/api/audit?${query}`)).status]).toEqual([query, 400])
})

test('a role that has audit.view and nothing else is shown nothing at all', async () => {
  const test = await createTestWorld()
  const { id } = await aRequest(test)
  const owner = await aPerson(test)
  await test.world.db
    .insertInto('event')
    .values({ name: 'pump.failed', payload: '{}', at: test.world.now() })
    .execute()
  const viewer = await someoneWith(test, ['audit.view'])
  const queries: Record<string, string>[] = [
    {},
    { record: id },
    { person: owner.id },
    { kind: 'requests' },
    { record: viewer.id },
  ]
  for (const query of queries) expect(await wordsFor(viewer, query)).toEqual([])
  for (const q of ['ann', 'Dana', 'Owner', 'Ola']) expect(await find(viewer, { q })).toEqual([])
  expect(await find(viewer, { id: owner.id })).toEqual([])
})

test('a role is shown what it may see, and no other kind of event', async () => {
  const test = await createTestWorld()
  const { id, reference } = await aRequest(test)
  const owner = await aPerson(test)
  const viewer = await someoneWith(test, ['audit.view', 'leads.view'])
  expect(new Set((await read(viewer)).items.map(({ group }) => group))).toEqual(new Set(['requests']))
  expect(await find(viewer, { q: reference.toLowerCase() })).toEqual([
    { id, type: 'request', label: reference, hint: 'Ann Miller' },
  ])
  expect(await find(viewer, { q: 'dana' })).toEqual([])
  expect(new Set((await read(owner)).items.map(({ group }) => group))).toEqual(
    new Set(['requests', 'people']),
  )
})

test('who sees only their own requests is shown what happened to these, and who sees only themselves that', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const viewer = await someoneWith(test, [
    'audit.view',
    'leads.view:assigned',
    'leads.work:assigned',
    'employees.view:own',
  ])
  const [mine, other] = [await aRequest(test), await aRequest(test)]
  const json = { employee_id: viewer.id, revision: 1 }
  await owner.request(`/api/leads/${mine.id}/assignee`, { method: 'PUT', json })

  const { items } = await read(viewer)
  expect(new Set(items.map(({ subject }) => subject?.id))).toEqual(new Set([mine.id, viewer.id]))
  expect(items[0]?.words).toBe(`Rosa Plover assigned request ${mine.reference} to Ola Wren`)
  expect(await wordsFor(viewer, { record: other.id })).toEqual([])
  expect(await wordsFor(viewer, { record: owner.id })).toEqual([])
  expect(await wordsFor(viewer, { person: owner.id })).toHaveLength(1)
  expect((await find(viewer, { q: 'ann miller' })).map(({ id }) => id)).toEqual([mine.id])
  expect(await find(viewer, { q: 'rosa' })).toEqual([])
  expect((await find(viewer, { q: 'WREN' })).map(({ id }) => id)).toEqual([viewer.id])
})

test('an event that nobody described is shown to owners alone, and is no trouble', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const manager = await aPerson(test, 'Office manager', 'Ivy Starling')
  await test.world.db
    .insertInto('event')
    .values({ name: 'pump.failed', subject: newId(), payload: '{"pump": 3}', at: test.world.now() })
    .execute()
  expect((await read(owner)).items[0]).toMatchObject({
    words: 'pump.failed',
    group: null,
    details: { pump: 3 },
  })
  expect((await read(manager)).items.map(({ name }) => name)).not.toContain('pump.failed')
})

test('people, roles and requests are found by what people know of them', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa 100% Plover')
  const { id, reference } = await aRequest(test)
  expect(await find(owner, { q: 'rosa 100%' })).toMatchObject([
    { id: owner.id, type: 'person', label: owner.name },
  ])
  expect((await find(owner, { q: 'technic' })).map(({ label }) => label)).toEqual([
    'Lead technician',
    'Technician',
  ])
  expect((await find(owner, { q: reference })).map(({ label }) => label)).toEqual([reference])
  expect((await find(owner, { id })).map(({ label }) => label)).toEqual([reference])
  expect(await find(owner, { q: '%' })).toMatchObject([{ id: owner.id }])
  expect(await find(owner, {})).toEqual([])
})

test('what concerns a record beside another is found by both', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner', 'Rosa Plover')
  const added = { id: newId(), employee_id: owner.id, code: 'WRT', number: '70123' }
  await owner.request('/api/certifications', { method: 'POST', json: added })
  const [about] = await wordsFor(owner, { record: added.id })
  expect(about).toBe('Rosa Plover added a certification for themselves')
  expect(await wordsFor(owner, { record: owner.id })).toContain(about)
  expect(await wordsFor(owner, { record: added.id, person: newId() })).toEqual([])
  expect(await wordsFor(owner, { record: newId() })).toEqual([])
})
