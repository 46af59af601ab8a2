import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aCall } from '#test/a-job.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const at = '2026-11-20T11:11:00.000Z'

async function anOffice() {
  const test = await createTestWorld()
  const [marcus, ivy] = [
    await aPerson(test, 'Dispatcher', 'Marcus Wren'),
    await aPerson(test, 'Technician', 'Ivy Starling'),
  ]
  const make = (id: string, facts = aCall) =>
    marcus.request('/api/jobs', { method: 'POST', json: { id, facts } })
  const report = (who: Person, lead_id: string, id = newId()) => {
    const write = { kind: 'job', facts: aCall, at } as const
    const json = { lead_id, write, code: 'x', detail: 'd', made_at: at, refused_at: at }
    return who.request(`/api/sync-problems/${id}`, { method: 'PUT', json })
  }
  const count = async (table: 'lead' | 'job' | 'sync_problem') =>
    (await test.world.db.selectFrom(table).select('id').execute()).length
  return { ...test, marcus, ivy, make, report, count }
}

const statuses = (answers: Response[]) => answers.map(({ status }) => status).toSorted()

test('one call that is sent five times at once becomes one job, and each is told of it', async () => {
  const { make, count } = await anOffice()
  const id = newId()
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(id)))
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 201])
  const numbers = await Promise.all(answers.map(async (answer) => (await answer.json()).number))
  expect(new Set(numbers).size).toBe(1)
  expect([await count('lead'), await count('job')]).toEqual([1, 1])
})

test('of two calls that come at once under one id one becomes a job, and the other is told', async () => {
  const { make } = await anOffice()
  const id = newId()
  const answers = await Promise.all([make(id), make(id, { ...aCall, name: 'Someone Else' })])
  expect(statuses(answers)).toEqual([201, 409])
})

test('a job that is made five times at once of one request is made once, and each is told of it', async () => {
  const { api, make } = await anOffice()
  const lead = aSentLead()
  const headers = { 'Content-Type': 'application/json' }
  await api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
  const answers = await Promise.all(Array.from({ length: 5 }, () => make(lead.id)))
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 201])
})

test('a call that is reported six times at once is one request and one problem', async () => {
  const { ivy, report, count } = await anOffice()
  const [lead, id] = [newId(), newId()]
  const answers = await Promise.all(Array.from({ length: 6 }, () => report(ivy, lead, id)))
  expect(statuses(answers)).toEqual([200, 200, 200, 200, 200, 200])
  expect([await count('lead'), await count('sync_problem')]).toEqual([1, 1])
})

test('of three people who report one new request at once it is the first one’s, and is not there for the others', async () => {
  const { ivy, report, count, ...test } = await anOffice()
  const others = [
    await aPerson(test, 'Technician', 'Theo Bittern'),
    await aPerson(test, 'Technician', 'Pia Lark'),
  ]
  const lead = newId()
  const answers = await Promise.all([ivy, ...others].map((who) => report(who, lead)))
  expect(statuses(answers)).toEqual([200, 404, 404])
  expect([await count('lead'), await count('sync_problem')]).toEqual([1, 1])
})
