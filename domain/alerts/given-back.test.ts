import { expect, test } from 'vitest'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aFirm, aLeadComesIn, claim, deliveriesOf, putOnCall, toAlert, unclaim } from '#test/on-call.ts'
import { aPerson } from '#test/people.ts'
import type { TestWorld } from '#test/world.ts'

const toldAnn = ['0 mail Ann Miller', '0 portal Ann Miller', '0 text Ann Miller']
const opened = { step: 0, reason: null, settled_by: null }

async function switchAlerts(test: TestWorld, is_on: boolean, revision: number) {
  const owner = await aPerson(test)
  const json = { is_on, first_after_seconds: 180, then_after_seconds: 360, revision }
  const answer = await owner.request('/api/alerts/rules', { method: 'PUT', json })
  expect(answer.status).toBe(200)
}

test('a request that someone has had since before it was released raises an alert once it is given back', async () => {
  const { test, ann, cy } = await aFirm()
  await putOnCall(test, ann, 'first')
  const request = aLeadRequest()
  await receiveLead(test.world, request, { ...unsuspected, suspicions: ['hidden-field'] })
  await test.workUntilIdle()
  // It is refused by now; there are requests from when it was not.
  await test.world.db.updateTable('lead').set({ assigned_to: ann.id }).where('id', '=', request.id).execute()
  await cy.request(`/api/leads/${request.id}/release`, { method: 'POST' })
  await test.workUntilIdle()
  expect(await toAlert(test, request.id)).toBeUndefined()

  expect((await unclaim(ann, request.id, 1)).status).toBe(204)
  await test.workUntilIdle()
  expect(await toAlert(test, request.id)).toEqual(opened)
  expect(await deliveriesOf(test, request.id)).toEqual(toldAnn)
})

test('a request that was claimed before anyone was told of it raises an alert once it is given back', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  const request = aLeadRequest()
  await receiveLead(test.world, request, unsuspected)
  const { revision } = await (await claim(ann, request.id)).json()
  await test.workUntilIdle()
  expect(await toAlert(test, request.id)).toBeUndefined()

  await unclaim(ann, request.id, revision)
  await test.workUntilIdle()
  expect(await toAlert(test, request.id)).toEqual(opened)
  expect(await deliveriesOf(test, request.id)).toEqual(toldAnn)
})

test('a request that came while alerts were off raises one when it is given back, if they are on by then', async () => {
  const { test, ann } = await aFirm()
  await putOnCall(test, ann, 'first')
  await switchAlerts(test, false, 1)
  const id = await aLeadComesIn(test)
  const first = await (await claim(ann, id)).json()
  await unclaim(ann, id, first.revision)
  await test.workUntilIdle()
  expect(await toAlert(test, id)).toBeUndefined()

  const second = await (await claim(ann, id)).json()
  await switchAlerts(test, true, 2)
  await unclaim(ann, id, second.revision)
  await test.workUntilIdle()
  expect(await toAlert(test, id)).toEqual(opened)
  expect(await deliveriesOf(test, id)).toEqual(toldAnn)
})
