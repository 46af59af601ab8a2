import { expect, test } from 'vitest'
import { relayEvents } from '#platform/events/relay.ts'
import { aSentLead } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

test('figures that are behind the newest fact say so, and no more once it is counted', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner')
  await test.workUntilIdle()
  const isBehind = async () => (await (await owner.request('/api/dashboard')).json()).is_behind
  expect(await isBehind()).toBe(false)
  await test.api.request('/api/leads', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(aSentLead()),
  })
  // It has its place among the facts, and is not counted yet.
  await relayEvents(test.world, [], async () => {})
  expect(await isBehind()).toBe(true)
  await test.workUntilIdle()
  expect(await isBehind()).toBe(false)
})
