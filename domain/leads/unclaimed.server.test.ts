import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { everyLeadState } from '#test/every-lead-state.ts'
import { listLeads } from './lead-views.server.ts'
import { LeadQuery } from './lead-query.ts'
import { isUnclaimed, unclaimedFilter } from './unclaimed.ts'
import { unclaimedFor } from './unclaimed.server.ts'

test('database, lists and screens call the same requests unclaimed, in every state that a request can have', async () => {
  const { world, dana, leads } = await everyLeadState()
  const viewer = allow(dana, 'leads.view')
  const free = leads.filter(isUnclaimed).map(({ id }) => id)
  expect(free.length).toBeGreaterThan(0)

  const found = await unclaimedFor(world, viewer).select('id').execute()
  expect(new Set(found.map(({ id }) => id))).toEqual(new Set(free))
  const { items } = await listLeads(world, viewer, LeadQuery.parse({ ...unclaimedFilter, limit: 100 }))
  expect(new Set(items.map(({ id }) => id))).toEqual(new Set(free))
})
