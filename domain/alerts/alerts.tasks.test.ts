import { expect, test } from 'vitest'
import { day, hour, minute, second } from '#platform/time.ts'
import {
  aFirm,
  aLeadComesIn,
  claim,
  deliveriesOf,
  historyOf,
  putOnCall,
  putOnCallFor,
  toAlert,
} from '#test/on-call.ts'
import { aMove } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { escalate } from './alerts.tasks.ts'

test('a request reaches who is on call at once, the backup after three minutes, everyone after six', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCall(test, ann, 'first')
  await putOnCall(test, bo, 'backup')
  const id = await aLeadComesIn(test)
  const first = ['0 mail Ann Miller', '0 portal Ann Miller', '0 text Ann Miller']
  expect(await deliveriesOf(test, id)).toEqual(first)
  expect(test.texts).toMatchObject([{ to: ann.mobile }])

  test.wait(3 * minute - second)
  await test.workUntilIdle()
  expect(await deliveriesOf(test, id)).toEqual(first)
  test.wait(second)
  await test.workUntilIdle()
  const both = [...first, '1 mail Bo Starling', '1 portal Bo Starling', '1 text Bo Starling']
  expect(await deliveriesOf(test, id)).toEqual(both)

  test.wait(3 * minute - second)
  await test.workUntilIdle()
  expect(await deliveriesOf(test, id)).toEqual(both)
  test.wait(second)
  await test.workUntilIdle()
  const everyone = (await deliveriesOf(test, id)).filter((line) => line.startsWith('2 portal'))
  expect(everyone).toEqual(['2 portal Ann Miller', '2 portal Bo Starling', '2 portal Cy Heron'])
})

test('a mail and a text message say where to claim, and the text message names nobody', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  const id = await aLeadComesIn(test)
  const link = `http://localhost:3000/ops/submissions/${id}`
  const { reference } = await test.world.db.selectFrom('lead').select('reference').executeTakeFirstOrThrow()
  expect(test.texts.map(({ body }) => body)).toEqual([
    `New request: Water damage in Salem, ${reference}. Claim it: ${link}`,
  ])
  const email = test.emails.find(({ to }) => to === ann.email)
  expect(email?.text).toContain(`Claim it: ${link}`)
})

test('each step, each delivery and the end stand in the history of the request', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCall(test, ann, 'first')
  await putOnCall(test, bo, 'backup')
  const id = await aLeadComesIn(test)
  test.wait(3 * minute)
  await test.workUntilIdle()
  await claim(bo, id)
  const lines = (await historyOf(test, ann, id)).filter(({ name }) => name.startsWith('alert.'))
  expect(lines.map(({ name, receivers, by }) => [name, receivers, by])).toEqual([
    ['alert.raised', ['Ann Miller'], null],
    ['alert.escalated', ['Bo Starling'], null],
    // What went out the same way is one line, the latest of it first.
    ['alert.delivered', ['Bo Starling', 'Ann Miller'], null],
    ['alert.delivered', ['Bo Starling', 'Ann Miller'], null],
    ['alert.settled', [], 'Bo Starling'],
  ])
})

test('whoever claims it ends the alert, and nobody is told after that', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCall(test, ann, 'first')
  await putOnCall(test, bo, 'backup')
  const id = await aLeadComesIn(test)
  const told = await deliveriesOf(test, id)
  expect((await claim(ann, id)).status).toBe(200)
  expect(await toAlert(test, id)).toEqual({ step: 0, reason: 'claimed', settled_by: ann.id })
  test.wait(hour)
  await test.workUntilIdle()
  expect(await deliveriesOf(test, id)).toEqual(told)
})

test.each([
  ['contacted', 'moved'],
  ['closed', 'closed'],
])('a request that is moved to %s needs no alert any more: %s', async (status, reason) => {
  const { test, ann, cy } = await aFirm()
  await putOnCall(test, ann, 'first')
  const id = await aLeadComesIn(test)
  await cy.request(`/api/leads/${id}/status`, { method: 'PUT', json: aMove(status, 1, cy.id) })
  expect(await toAlert(test, id)).toEqual({ step: 0, reason, settled_by: cy.id })
})

test('who is assigned the request settles its alert, whoever assigned it', async () => {
  const { test, ann, bo, cy } = await aFirm()
  await putOnCall(test, ann, 'first')
  const id = await aLeadComesIn(test)
  const json = { employee_id: bo.id, revision: 1 }
  await cy.request(`/api/leads/${id}/assignee`, { method: 'PUT', json })
  expect(await toAlert(test, id)).toEqual({ step: 0, reason: 'claimed', settled_by: bo.id })
})

test('a request that was taken past the doors is noticed before the next step', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCall(test, ann, 'first')
  const id = await aLeadComesIn(test)
  await test.world.db.updateTable('lead').set({ assigned_to: bo.id }).where('id', '=', id).execute()
  test.wait(3 * minute)
  await test.workUntilIdle()
  expect(await toAlert(test, id)).toEqual({ step: 0, reason: 'claimed', settled_by: bo.id })
})

test('a request in quarantine raises no alert, and one that is released does', async () => {
  const { test, ann, cy } = await aFirm()
  await putOnCall(test, ann, 'first')
  const lead = {
    id: '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11',
    name: 'Spam',
    phone: '(330) 555-0188',
    website: 'x',
  }
  const headers = { 'Content-Type': 'application/json' }
  await test.api.request('/api/leads', { method: 'POST', headers, body: JSON.stringify(lead) })
  await test.workUntilIdle()
  expect(await toAlert(test, lead.id)).toBeUndefined()
  test.wait(day)
  await putOnCall(test, ann, 'first')
  await cy.request(`/api/leads/${lead.id}/release`, { method: 'POST' })
  await test.workUntilIdle()
  expect((await deliveriesOf(test, lead.id)).length).toBe(3)
})

test('where alerts are switched off none is raised', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  const owner = await aPerson(test)
  const rules = { is_on: false, first_after_seconds: 180, then_after_seconds: 360, revision: 1 }
  await owner.request('/api/alerts/rules', { method: 'PUT', json: rules })
  expect(await toAlert(test, await aLeadComesIn(test))).toBeUndefined()
})

test('after hours in which nothing ran the steps go on one by one, and not all at once', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCallFor(test, ann, { line: 'first', span: day })
  await putOnCallFor(test, bo, { line: 'backup', span: day })
  const id = await aLeadComesIn(test)
  test.wait(5 * hour)
  await test.workUntilIdle()
  expect((await toAlert(test, id))?.step).toBe(1)
  test.wait(3 * minute)
  await test.workUntilIdle()
  expect((await toAlert(test, id))?.step).toBe(2)
})

test('nodes that look at the same moment take each step once', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCall(test, ann, 'first')
  await putOnCall(test, bo, 'backup')
  for (let nth = 0; nth < 5; nth++) await aLeadComesIn(test)
  test.wait(3 * minute)
  const taken = await Promise.all(Array.from({ length: 4 }, () => escalate(test.world)))
  expect(taken.reduce((sum, count) => sum + count)).toBe(5)
  await test.workUntilIdle()
  expect(test.texts.filter(({ to }) => to === bo.mobile)).toHaveLength(5)
})
