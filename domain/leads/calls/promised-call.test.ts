import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, aMove, unsuspected } from '#test/a-lead.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { claimLead } from '../claim.server.ts'
import { LeadMove } from '../lead-move.ts'
import { LeadQuery } from '../lead-query.ts'
import { getLeadRow, listLeads } from '../lead-views.server.ts'
import { receiveLead } from '../leads.server.ts'
import { moveLead, undoMove } from '../moves.server.ts'

/** A company that promises a call within so many minutes, and a request at 7 AM. */
async function promising(call_back_minutes: number | null) {
  const test = await createTestWorld()
  const { facts } = await test.world.db.selectFrom('company').select('facts').executeTakeFirstOrThrow()
  const changed = { ...Object(facts), call_back_minutes }
  await test.world.db
    .updateTable('company')
    .set({ facts: JSON.stringify(changed) })
    .execute()
  const dana = await aPerson(test, 'Dispatcher')
  const { id } = await receiveLead(test.world, aLeadRequest(), unsuspected)
  const viewer = allow(dana, 'leads.view')
  const due = async () => (await getLeadRow(test.world, viewer, id)).call_by
  return { ...test, dana, viewer, id, due }
}

test('a claim does not keep the promise: the call stays due until someone has got in touch', async () => {
  const { world, dana, id, due, viewer } = await promising(14)
  expect(await due()).toBe('2026-11-20T12:14:00.000Z')
  await claimLead(world, allow(dana, 'leads.assign'), id)
  expect(await due()).toBe('2026-11-20T12:14:00.000Z')
  const { items } = await listLeads(world, viewer, LeadQuery.parse({}))
  expect(items.map(({ call_by }) => call_by)).toEqual(['2026-11-20T12:14:00.000Z'])

  const worker = allow(dana, 'leads.work')
  await moveLead(world, worker, { id, ...LeadMove.parse(aMove('contacted', 2, dana.id)) })
  expect(await due()).toBeNull()
  await undoMove(world, worker, { id, revision: 3 })
  expect(await due()).toBe('2026-11-20T12:14:00.000Z')
})

test('no call is due where none was promised, to what was quarantined, or where help is no longer needed', async () => {
  expect(await (await promising(null)).due()).toBeNull()
  const { world, due } = await promising(15)
  await world.db.updateTable('lead').set({ cancelled_at: world.now() }).execute()
  expect(await due()).toBeNull()
  await world.db.updateTable('lead').set({ cancelled_at: null, quarantined_at: world.now() }).execute()
  expect(await due()).toBeNull()
})
