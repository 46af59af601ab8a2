import { expect, test } from 'vitest'
import { hour, minute } from '#platform/time.ts'
import {
  aFirm,
  aLeadComesIn,
  aReachable,
  claim,
  deliveriesOf,
  putOnCall,
  putOnCallFor,
  toAlert,
  unclaim,
} from '#test/on-call.ts'
import type { TestWorld } from '#test/world.ts'

/** To the end of the repeats, step by step. */
async function untilEveryoneWasToldSixTimes(test: TestWorld) {
  for (let step = 0; step < 7; step++) await later(test, 6 * minute)
}

async function later(test: TestWorld, milliseconds: number) {
  test.wait(milliseconds)
  await test.workUntilIdle()
}

function loud({ emails }: TestWorld) {
  return emails.filter(({ subject }) => subject.startsWith('STILL UNCLAIMED')).map(({ to }) => to)
}

test('after five repeats the alert stays open, and the office and the owner are told, then again every 30 minutes', async () => {
  const { test, ann } = await aFirm()
  const dana = await aReachable(test, 'Dana Reyes', 'Owner')
  await putOnCallFor(test, ann, { line: 'first', span: 48 * hour })
  await putOnCallFor(test, ann, { line: 'backup', span: 48 * hour })
  const id = await aLeadComesIn(test)
  await untilEveryoneWasToldSixTimes(test)
  await later(test, 6 * minute)
  expect(await toAlert(test, id)).toEqual({ step: 8, reason: null, settled_by: null })
  expect(loud(test).toSorted()).toEqual([dana.email, 'office@missionrestore.example'])
  expect((await deliveriesOf(test, id)).filter((line) => line.startsWith('8'))).toEqual([
    '8 mail Dana Reyes',
    '8 portal Dana Reyes',
    '8 text Dana Reyes',
  ])
  expect(test.texts.at(-1)).toMatchObject({
    to: dana.mobile,
    body: expect.stringMatching(/^Still unclaimed: /),
  })

  await later(test, 29 * minute)
  expect(loud(test)).toHaveLength(2)
  await later(test, minute)
  expect(loud(test)).toHaveLength(4)
  for (let half = 0; half < 40; half++) await later(test, 30 * minute)
  expect(loud(test)).toHaveLength(84)
  await claim(ann, id)
  await later(test, hour)
  expect(loud(test)).toHaveLength(84)
})

test('the owner is told by text message as they wish', async () => {
  const { test } = await aFirm()
  const dana = await aReachable(test, 'Dana Reyes', 'Owner')
  const wishes = { alert_by_mail: true, alert_by_text: false, quiet_from: null, quiet_until: null }
  await test.world.db
    .insertInto('preference')
    .values({ employee_id: dana.id, ...wishes, language: 'en', revision: 1 })
    .execute()
  const id = await aLeadComesIn(test)
  await untilEveryoneWasToldSixTimes(test)
  expect((await deliveriesOf(test, id)).filter((line) => line.startsWith('8'))).toEqual([
    '8 mail Dana Reyes',
    '8 portal Dana Reyes',
  ])
})

test('a claim that is undone opens the alert again, from where it stood', async () => {
  const { test, ann, bo } = await aFirm()
  await putOnCall(test, ann, 'first')
  await putOnCall(test, bo, 'backup')
  const id = await aLeadComesIn(test)
  const { revision } = await (await claim(ann, id)).json()
  expect((await unclaim(ann, id, revision)).status).toBe(204)
  await test.workUntilIdle()
  expect(await toAlert(test, id)).toEqual({ step: 0, reason: null, settled_by: null })
  await later(test, 3 * minute)
  expect((await deliveriesOf(test, id)).filter((line) => line.startsWith('1 portal'))).toEqual([
    '1 portal Bo Starling',
  ])
})

test('an undo that comes after someone else changed the request changes nothing', async () => {
  const { test, ann, bo } = await aFirm()
  const id = await aLeadComesIn(test)
  const { revision } = await (await claim(ann, id)).json()
  await bo.request(`/api/leads/${id}/status`, { method: 'PUT', json: { status: 'contacted', revision } })
  expect((await unclaim(ann, id, revision)).status).toBe(409)
  await test.workUntilIdle()
  expect(await toAlert(test, id)).toEqual({ step: 2, reason: 'claimed', settled_by: ann.id })
})

test('what is moved back to new while no one has claimed it is unclaimed, and told again', async () => {
  const { test, ann } = await aFirm()
  const id = await aLeadComesIn(test)
  const move = (status: string, revision: number) =>
    ann.request(`/api/leads/${id}/status`, { method: 'PUT', json: { status, revision } })
  await move('contacted', 1)
  await move('new', 2)
  await test.workUntilIdle()
  expect((await toAlert(test, id))?.reason).toBeNull()
})

test('who takes a move back to new back has answered it: its alert ends at once', async () => {
  const { test, ann } = await aFirm()
  const id = await aLeadComesIn(test)
  const move = (status: string, revision: number) =>
    ann.request(`/api/leads/${id}/status`, { method: 'PUT', json: { status, revision } })
  await move('contacted', 1)
  await move('new', 2)
  await test.workUntilIdle()
  await ann.request(`/api/leads/${id}/undo`, { method: 'POST', json: { revision: 3 } })
  expect((await toAlert(test, id))?.reason).toBe('moved')
})

test('what is assigned to no one is unclaimed, and told again', async () => {
  const { test, ann, cy } = await aFirm()
  const id = await aLeadComesIn(test)
  await claim(ann, id)
  await cy.request(`/api/leads/${id}/assignee`, { method: 'PUT', json: { employee_id: null, revision: 2 } })
  await test.workUntilIdle()
  expect((await toAlert(test, id))?.reason).toBeNull()
})
