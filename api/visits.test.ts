import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { addressEvents } from '#domain/events/address.flow.ts'
import { hears, staleFor } from '#domain/events/audience.ts'
import { receiptText } from '#domain/sync/sync.ts'
import { aJobToVisit, thisMorning, tomorrow } from '#test/a-visit.ts'
import { aPerson } from '#test/people.ts'

async function anApi() {
  const test = await aJobToVisit()
  const { marcus, job_id } = test
  const plan = (json: object, headers: Record<string, string> = {}) =>
    marcus.request(`/api/jobs/${job_id}/visits`, { method: 'POST', json, headers })
  const change = (id: string, json: object) => marcus.request(`/api/visits/${id}`, { method: 'PUT', json })
  return { ...test, plan, change }
}

test('whoever changes a visit from an older state is given it as it is now', async () => {
  const { ivy, plan, change } = await anApi()
  const id = newId()
  const planned = await plan({ id, kind: 'inspection', when: tomorrow, people: [ivy.id] })
  expect(planned.status).toBe(201)
  expect((await change(id, { revision: 1, note: 'Back door.' })).status).toBe(200)
  const late = await change(id, { revision: 1, when: thisMorning })
  expect(late.status).toBe(409)
  expect(await late.json()).toMatchObject({
    code: 'visit-moved-on',
    current: { id, note: 'Back door.', when: tomorrow, revision: 2 },
  })
})

test('who plans their own visits and takes themselves off one hears that it is done, and sees its job no longer', async () => {
  const { job_id, plan, ...test } = await anApi()
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  const id = newId()
  await plan({ id, kind: 'estimate', when: tomorrow, people: [rosa.id] })
  expect((await rosa.request(`/api/jobs/${job_id}`)).status).toBe(200)
  const left = await rosa.request(`/api/visits/${id}`, { method: 'PUT', json: { revision: 1, people: [] } })
  expect([left.status, await left.json()]).toMatchObject([200, { id, people: [] }])
  expect((await rosa.request(`/api/jobs/${job_id}`)).status).toBe(404)
})

test('who loses a job by putting it aside hears that it is done', async () => {
  const { job_id, plan, ...test } = await anApi()
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  await plan({ id: newId(), kind: 'estimate', when: tomorrow, people: [rosa.id] })
  const { revision } = await (await rosa.request(`/api/jobs/${job_id}`)).json()
  const json = { side: 'lost', reason: 'Price', revision }
  const aside = await rosa.request(`/api/jobs/${job_id}/side`, { method: 'PUT', json })
  expect([aside.status, await aside.json()]).toEqual([200, { isNew: false }])
})

test('no visit is canceled without a reason', async () => {
  const { plan, change } = await anApi()
  const id = newId()
  await plan({ id, kind: 'estimate' })
  const refused = await change(id, { revision: 1, canceled: true })
  expect([refused.status, (await refused.json()).fields]).toEqual([
    422,
    { reason: ['Choose why the visit is canceled.'] },
  ])
  const canceled = await change(id, { revision: 1, canceled: true, reason: 'Weather' })
  expect(await canceled.json()).toMatchObject({ cancel_reason: 'Weather', revision: 2 })
})

test('the same visit sent again is answered alike, and another one under its ID with the one there is', async () => {
  const { plan } = await anApi()
  const visit = { id: newId(), kind: 'estimate' }
  expect((await plan(visit)).status).toBe(201)
  expect((await plan(visit)).status).toBe(200)
  const other = await plan({ ...visit, kind: 'final' })
  expect(other.status).toBe(409)
  expect(await other.json()).toMatchObject({ code: 'visit-differs', current: { kind: 'estimate' } })
})

test('a visit that a device sends twice is planned once, and its receipt tells what was received', async () => {
  const { job_id, plan } = await anApi()
  const visit = { id: newId(), kind: 'estimate' }
  const key = { 'Idempotency-Key': newId() }
  const [first, again] = [await plan(visit, key), await plan(visit, key)]
  expect([first.status, again.status]).toEqual([201, 200])
  const hash = createHash('sha256')
    .update(receiptText('POST', `/api/jobs/${job_id}/visits`, JSON.stringify(visit)))
    .digest('hex')
  expect([first, again].map(({ headers }) => headers.get('receipt'))).toEqual([hash, hash])
  expect(await again.json()).toEqual({ isNew: false })
})

test.each([
  [{ when: { on: '2026-11-21', from: '10:00', to: '09:00' } }, 'when'],
  [{ kind: 'party' }, 'kind'],
  [{ people: ['nobody'] }, 'people'],
  [{ length_minutes: 5 }, 'length_minutes'],
])('a visit with %j is refused with a sentence for the field', async (wrong, field) => {
  const { plan } = await anApi()
  const answer = await plan({ id: newId(), kind: 'final', ...wrong })
  expect(answer.status).toBe(422)
  const { fields }: { fields: Record<string, string[]> } = await answer.json()
  expect(fields[field]?.[0]).toMatch(/\.$/)
})

test('everyone who is sent hears of it in their open portal, and nobody else of the field', async () => {
  const test = await anApi()
  const { world, ivy, theo, plan } = test
  await plan({ id: newId(), kind: 'estimate', when: tomorrow, people: [ivy.id, theo.id] })
  const stranger = await aPerson(test, 'Technician', 'Cole Merganser')
  const row = await world.db
    .selectFrom('event')
    .select(['name', 'subject', 'at'])
    .where('name', '=', 'visit.planned')
    .executeTakeFirstOrThrow()
  const [event] = await addressEvents(world, [{ ...row, position: 1 }])
  if (!event) throw new Error('the event was not addressed')
  expect([ivy, theo, stranger].map((who) => hears(who, event))).toEqual([true, true, false])
  expect(staleFor(ivy, event)).toContain('visits')
})

test('that a visit is canceled hears who sees the job and who was to go, and nobody else of the field', async () => {
  const test = await anApi()
  const { world, marcus, ivy, theo, plan, change } = test
  const id = newId()
  await plan({ id, kind: 'estimate', when: tomorrow, people: [ivy.id] })
  await change(id, { revision: 1, canceled: true, reason: 'Weather' })
  const row = await world.db
    .selectFrom('event')
    .select(['name', 'subject', 'at'])
    .where('name', '=', 'visit.canceled')
    .executeTakeFirstOrThrow()
  const [event] = await addressEvents(world, [{ ...row, position: 1 }])
  if (!event) throw new Error('the event was not addressed')
  expect([marcus, ivy, theo].map((who) => hears(who, event))).toEqual([true, true, false])
})

test('plans, steps, claims and stages that come at once all count, and none waits for ever', async () => {
  const { marcus, ivy, job_id, plan, world } = await anApi()
  const id = newId()
  await plan({ id, kind: 'estimate', when: thisMorning, people: [ivy.id] })
  const at = world.now().toISOString()
  const step = (kind: string) =>
    ivy.request(`/api/leads/${job_id}/steps`, {
      method: 'POST',
      json: { id: newId(), kind, at, visit_id: id },
    })
  const answers = await Promise.all([
    ...['on_my_way', 'arrived', 'arrived', 'departed'].map(step),
    ...Array.from({ length: 4 }, () =>
      plan({ id: newId(), kind: 'final', when: tomorrow, people: [ivy.id] }),
    ),
    ...Array.from({ length: 3 }, () =>
      ivy.request(`/api/jobs/${job_id}/items`, { method: 'POST', json: { id: newId(), text: 'Photos' } }),
    ),
    marcus.request(`/api/leads/${job_id}/notes`, { method: 'POST', json: { id: newId(), text: 'Called.' } }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201))
  const file = await (await marcus.request(`/api/jobs/${job_id}/visits`)).json()
  expect([file.visits.length, file.items.length]).toEqual([5, 3])
  expect(file.visits.find((visit: { id: string }) => visit.id === id)).toMatchObject({
    on_my_way_at: at,
    arrived_at: at,
    departed_at: at,
  })
})

test.each([
  ['no decision', 'the visit that was reported', 0],
  ['a decision', 'another visit', 1],
])('a refused step needs %s of the office after it arrived for %s', async (_, _visit, nth) => {
  const { marcus, ivy, job_id, plan, world } = await anApi()
  const [first, second] = [newId(), newId()]
  for (const id of [first, second])
    await plan({ id, kind: 'estimate', when: id === first ? thisMorning : tomorrow, people: [ivy.id] })
  const id = newId()
  const at = world.now().toISOString()
  const write = { kind: 'step', step: 'arrived', visit_id: first }
  const refused = { code: 'lead-not-found', detail: 'Request not found.', made_at: at, refused_at: at }
  await ivy.request(`/api/sync-problems/${id}`, {
    method: 'PUT',
    json: { lead_id: job_id, write, ...refused },
  })
  const sent = await ivy.request(`/api/leads/${job_id}/steps`, {
    method: 'POST',
    headers: { 'Idempotency-Key': id },
    json: { id, kind: 'arrived', at, visit_id: [first, second][nth] },
  })
  expect(sent.status).toBe(201)
  const open = await (await marcus.request('/api/sync-problems?is_open=true')).json()
  expect(open.items.map((problem: { id: string }) => problem.id)).toEqual(nth === 0 ? [] : [id])
})
