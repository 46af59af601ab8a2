import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { everyLeadState } from '#test/every-lead-state.ts'
import { waitsForCall } from './first-call.ts'
import { listUncalled, waitingForCall } from './uncalled.server.ts'

test('the database and the screens let the same requests wait for a call, in every state that a request can have', async () => {
  const { world, leads } = await everyLeadState()
  const found = await world.db.selectFrom('lead').select('id').where(waitingForCall).orderBy('id').execute()
  const waiting = leads.filter(waitsForCall).map(({ id }) => id)
  expect(found.map(({ id }) => id)).toEqual(waiting.toSorted())
  expect(found).toHaveLength(10)
})

test('the alerts list those of them that someone has claimed', async () => {
  const { world, dana, leads } = await everyLeadState()
  const listed = await listUncalled(world, allow(dana, 'leads.view'), 100)
  const claimed = leads.filter((lead) => waitsForCall(lead) && lead.assigned_to)
  expect(listed.map(({ lead_id }) => lead_id)).toEqual(claimed.map(({ id }) => id).toSorted())
  expect(listed).toHaveLength(5)
})
