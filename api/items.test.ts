import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { addressEvents } from '#domain/events/address.flow.ts'
import { hears, staleFor } from '#domain/events/audience.ts'
import { assignLead } from '#domain/leads/assignment.server.ts'
import { allow } from '#domain/roles/allowed.ts'
import type { VisitItem } from '#domain/visits/item.ts'
import { aCallTaken, aJob } from '#test/a-job.ts'
import { aJobToVisit, thisMorning } from '#test/a-visit.ts'
import type { Person } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

/** Two technicians who are sent to the same job, and what their devices send of it. */
async function aVisited() {
  const test = await aJobToVisit()
  const { world, marcus, ivy, theo, job_id, plan } = test
  const visit = await plan({ when: thisMorning, people: [ivy.id, theo.id] })
  const send = (who: Person, path: string, { method = 'POST', key = newId(), ...json }: Sent) =>
    who.request(path, { method, json, headers: { 'Idempotency-Key': key } })
  const add = (json: Sent, who = ivy, job = job_id) => send(who, `/api/jobs/${job}/items`, json)
  const change = (id: string, json: Sent, who = ivy) =>
    send(who, `/api/items/${id}`, { method: 'PUT', ...json })
  const items = async (): Promise<VisitItem[]> =>
    (await (await marcus.request(`/api/jobs/${job_id}/visits`)).json()).items
  const told = async () => {
    const rows = await world.db
      .selectFrom('event')
      .select(['name', 'subject', 'at'])
      .where('name', 'like', 'visit.item%')
      .orderBy('id')
      .execute()
    return rows.map((row, nth) => ({ ...row, position: nth + 1 }))
  }
  const names = async () => (await told()).map(({ name }) => name.replace('visit.item_', ''))
  return { ...test, visit, add, change, items, told, names }
}
type Sent = { method?: string; key?: string } & Record<string, unknown>

const text = 'Photos of the ceiling'

test('an item that a device sends twice is there once, from when it was typed', async () => {
  const { world, add, items, names } = await aVisited()
  const at = new Date(world.now().getTime() - 20 * minute).toISOString()
  const item = { id: newId(), text, at, key: newId() }
  const [first, again] = [await add(item), await add(item)]
  expect([first.status, again.status]).toEqual([201, 200])
  expect(first.headers.get('receipt')).toBe(again.headers.get('receipt'))
  expect((await add({ ...item, key: newId() })).status).toBe(200)
  expect(await items()).toMatchObject([
    { id: item.id, text, by: 'Ivy Starling', created_at: at, revision: 1 },
  ])
  expect(await names()).toEqual(['added'])
})

test('another item under its ID is refused with the one that is there, but for that of another job', async () => {
  const { marcus, theo, add, items, ...test } = await aVisited()
  const id = newId()
  await add({ id, text })
  const other = await add({ id, text: 'Return the key' }, theo)
  expect([other.status, await other.json()]).toMatchObject([
    409,
    { code: 'item-differs', current: { id, text, by: 'Ivy Starling' } },
  ])
  const elsewhere = await add({ id, text }, marcus, (await aJob(test, marcus)).id)
  expect(elsewhere.status).toBe(409)
  const answer = await elsewhere.json()
  expect([answer.code, answer.current]).toEqual(['item-differs', undefined])
  expect(await items()).toMatchObject([{ id, text }])
})

test('an item that was checked on two devices is done once, by whoever was first', async () => {
  const { world, ivy, theo, visit, add, change, items, names } = await aVisited()
  const id = newId()
  await add({ id, text })
  const at = new Date(world.now().getTime() - 10 * minute).toISOString()
  const mark = { revision: 1, done: true, visit_id: visit.id }
  const sent = await Promise.all([change(id, { ...mark, at }, ivy), change(id, { ...mark, at }, theo)])
  expect(sent.map(({ status }) => status)).toEqual([200, 200])
  expect((await items())[0]).toMatchObject({ done_at: at, done_visit_id: visit.id, revision: 2 })
  expect(await names()).toEqual(['added', 'done'])
})

test('what someone opened again or did since is not changed unseen: the answer has the item as it is now', async () => {
  const { theo, add, change, names } = await aVisited()
  const id = newId()
  await add({ id, text })
  await change(id, { revision: 1, done: true }, theo)
  await change(id, { revision: 2, done: false }, theo)
  const late = await change(id, { revision: 1, done: true })
  expect([late.status, await late.json()]).toMatchObject([
    409,
    { code: 'item-moved-on', current: { id, done_at: null, revision: 3 } },
  ])
  expect((await change(id, { revision: 3, done: true })).status).toBe(200)
  const reopened = await change(id, { revision: 2, done: false })
  expect([reopened.status, await reopened.json()]).toMatchObject([
    409,
    { code: 'item-moved-on', current: { done_by: 'Ivy Starling', revision: 4 } },
  ])
  expect(await names()).toEqual(['added', 'done', 'reopened', 'done'])
})

test('what was added and done at a visit that was canceled or left meanwhile belongs to the job all the same', async () => {
  const { world, job_id, ivy, visit, plan, add, change: mark, items, ...test } = await aVisited()
  const next = await plan({ when: thisMorning, people: [ivy.id] })
  await test.marcus.request(`/api/visits/${visit.id}`, {
    method: 'PUT',
    json: { revision: 1, canceled: true },
  })
  const at = world.now().toISOString()
  for (const kind of ['arrived', 'departed'])
    await ivy.request(`/api/leads/${job_id}/steps`, {
      method: 'POST',
      json: { id: newId(), kind, at, visit_id: next.id },
    })
  for (const visit_id of [visit.id, next.id]) {
    const id = newId()
    expect((await add({ id, text })).status).toBe(201)
    expect((await mark(id, { revision: 1, done: true, visit_id })).status).toBe(200)
  }
  expect((await items()).map((item) => item.done_visit_id).toSorted()).toEqual([visit.id, next.id].toSorted())
})

test('whoever the request was taken from is told so, and nobody else learns that there is an item', async () => {
  const test = await aVisited()
  const { world, marcus, add, change } = test
  const { id: job, revision } = await mine(test)
  const id = newId()
  await add({ id, text }, test.ivy, job)
  const dispatcher = allow(marcus, 'leads.assign')
  await assignLead(world, dispatcher, { id: job, employee_id: null, revision })
  const refused = await Promise.all([
    add({ id: newId(), text }, test.ivy, job),
    change(id, { revision: 1, done: true }),
    add({ id: newId(), text }, test.theo, job),
    change(id, { revision: 1, done: true }, test.theo),
  ])
  const answers = await Promise.all(refused.map((each) => each.json()))
  expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404])
  expect(answers.map(({ code }) => code)).toEqual([
    'lead-reassigned',
    'lead-reassigned',
    'job-not-found',
    'item-not-found',
  ])
})

/** A job that Ivy takes care of and nobody is sent to. */
async function mine(test: Awaited<ReturnType<typeof aVisited>>) {
  const { world, marcus, ivy } = test
  const { id } = await aJob(test, marcus)
  const revisionOf = async () => {
    const { revision } = await world.db
      .selectFrom('lead')
      .select('revision')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return revision
  }
  const dispatcher = allow(marcus, 'leads.assign')
  await assignLead(world, dispatcher, { id, employee_id: ivy.id, revision: await revisionOf() })
  return { id, revision: await revisionOf() }
}

test('everyone who sees the job hears of an item in their open portal', async () => {
  const { world, marcus, theo, add, change, told } = await aVisited()
  const id = newId()
  await add({ id, text })
  await change(id, { revision: 1, done: true })
  await change(id, { revision: 2, done: false })
  const events = await addressEvents(world, await told())
  expect(events).toHaveLength(3)
  for (const event of events) {
    expect([marcus, theo].map((who) => hears(who, event))).toEqual([true, true])
    expect(staleFor(theo, event)).toContain('visits')
  }
})

test('what was refused is added and checked off by the office, in the name and from the time of whoever did it, once', async () => {
  const { marcus, ivy, job_id, add, change, items, names } = await aVisited()
  const [item, mark] = [newId(), newId()]
  const made_at = '2026-11-20T11:00:00.000Z'
  const report = (id: string, write: object) =>
    ivy.request(`/api/sync-problems/${id}`, {
      method: 'PUT',
      json: { lead_id: job_id, write, code: 'x', detail: 'No.', made_at, refused_at: made_at },
    })
  const takeOver = (id: string) =>
    marcus.request(`/api/sync-problems/${id}/decision`, { method: 'POST', json: { state: 'taken_over' } })
  const done = { kind: 'item_change', item_id: item, revision: 1, done: true, text }
  expect((await report(item, { kind: 'item', text })).status).toBe(200)
  expect((await report(mark, done)).status).toBe(200)
  expect((await takeOver(mark)).status).toBe(404)
  for (const id of [item, mark]) expect((await takeOver(id)).status).toBe(204)
  const [taken] = await items()
  expect(taken).toMatchObject({ by: 'Ivy Starling', created_at: made_at })
  expect(taken).toMatchObject({ done_by: 'Ivy Starling', done_at: made_at })
  expect((await add({ id: item, text, key: item })).status).toBe(200)
  expect((await change(item, { revision: 1, done: true, key: mark })).status).toBe(200)
  expect(await names()).toEqual(['added', 'done'])
})

test('of one person only so many items, categories and looks at an access code are taken at once', async () => {
  const test = await createTestWorld({ limitScale: 0.01 })
  const { marcus, id } = await aCallTaken(test)
  const send = (path: string, json?: object) =>
    marcus.request(`/api/jobs/${id}/${path}`, { method: 'POST', ...(json && { json }) })
  await marcus.request(`/api/jobs/${id}/access-code`, { method: 'PUT', json: { code: '4711' } })
  for (let nth = 0; nth < 8; nth++)
    expect((await send('items', { id: newId(), text: 'Broom' })).status).toBe(201)
  expect((await send('access-code/showings')).status).toBe(200)
  expect((await send('categories', { id: newId(), category: 2, reason: 'Dirty' })).status).toBe(200)
  const refused = [
    await send('items', { id: newId(), text: 'Broom' }),
    await send('access-code/showings'),
    await send('categories', { id: newId(), category: 3, reason: 'Dirtier' }),
  ]
  expect(refused.map(({ status }) => status)).toEqual([429, 429, 429])
})
