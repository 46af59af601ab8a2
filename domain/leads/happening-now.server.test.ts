import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { everyLeadState } from '#test/every-lead-state.ts'
import { readDesk } from './desk/desk.server.ts'
import { isHappeningNow } from './happening-now.ts'
import { countHappeningNow, happeningNow } from './happening-now.server.ts'
import type { LeadRow } from './lead-row.ts'
import { readUnclaimed } from './figures/lead-figures.server.ts'
import { waitsForCall } from './calls/first-call.ts'
import { countUnclaimed, listUnclaimed } from './unclaimed.server.ts'

const idsOf = (leads: readonly Pick<LeadRow, 'id'>[]) => leads.map(({ id }) => id).toSorted()

test('the database and the screens call the same requests happening now, in every state that a request can have', async () => {
  const { world, leads } = await everyLeadState()
  const found = await world.db.selectFrom('lead').select('id').where(happeningNow).execute()
  expect(leads).toHaveLength(240)
  expect(idsOf(found)).toEqual(idsOf(leads.filter(isHappeningNow)))
  expect(found).toHaveLength(8)
  const ids = leads.map(({ id }) => id)
  expect(await countHappeningNow(world, ids)).toBe(8)
  expect(await countHappeningNow(world, idsOf(found).slice(0, 3))).toBe(3)
  expect(await countHappeningNow(world, [])).toBe(0)
})

test('the count, the alerts and the dashboard call the same unclaimed requests happening now', async () => {
  const { world, dana, leads } = await everyLeadState()
  const viewer = allow(dana, 'leads.view')
  const unclaimed = leads.filter((lead) => lead.status === 'new' && !lead.assigned_to && !lead.quarantined)
  const happening = unclaimed.filter(isHappeningNow)
  expect(await countUnclaimed(world, viewer)).toEqual({
    unclaimed: unclaimed.length,
    happening_now: happening.length,
  })
  const { items } = await listUnclaimed(world, viewer, { limit: 100, after: undefined })
  expect(items).toHaveLength(unclaimed.length)
  const shown = items.filter(({ is_happening_now }) => is_happening_now)
  expect(shown.map(({ lead_id }) => lead_id)).toEqual(idsOf(happening))
  const { happening_now, first } = await readUnclaimed(world, viewer)
  expect(happening_now).toBe(happening.length)
  expect(idsOf(first.filter(({ is_happening_now }) => is_happening_now))).toEqual(idsOf(happening))
})

test('on the desk whoever waits for a call and needs help now stands first, and no one else before visits', async () => {
  const { world, dana } = await everyLeadState()
  const { items } = await readDesk(world, allow(dana, 'leads.view'))
  const first = items.filter((lead) => isHappeningNow(lead) && waitsForCall(lead))
  expect(first).toHaveLength(1)
  expect(idsOf(items.slice(0, first.length))).toEqual(idsOf(first))
})
