import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { aMove } from '#test/a-lead.ts'
import { aLeadComesIn, claim, unclaim } from '#test/on-call.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { listUncalled, uncalledFor } from './uncalled.server.ts'

const atMost = 50

test('who was claimed and not called yet is listed with who holds it, the longest wait first', async () => {
  const test = await createTestWorld()
  const dana = await aPerson(test, 'Dispatcher', 'Dana Heron')
  const viewer = allow(dana, 'leads.view')
  const first = await aLeadComesIn(test, { name: 'Ann Miller' })
  test.wait(minute)
  const second = await aLeadComesIn(test, { name: 'Bob Other' })
  await aLeadComesIn(test, { name: 'Unclaimed' })
  expect(await listUncalled(test.world, viewer, atMost)).toEqual([])

  for (const id of [second, first]) await claim(dana, id)
  const listed = await listUncalled(test.world, viewer, atMost)
  expect(listed.map(({ name, holder }) => [name, holder.name])).toEqual([
    ['Ann Miller', 'Dana Heron'],
    ['Bob Other', 'Dana Heron'],
  ])
  expect(await listUncalled(test.world, viewer, 1)).toMatchObject([{ name: 'Ann Miller' }])

  await dana.request(`/api/leads/${first}/status`, { method: 'PUT', json: aMove('contacted', 2, dana.id) })
  await unclaim(dana, second, 2)
  expect(await listUncalled(test.world, viewer, atMost)).toEqual([])
})

test('no one is to call a visitor who said that help is no longer needed', async () => {
  const test = await createTestWorld()
  const dana = await aPerson(test, 'Dispatcher')
  await claim(dana, await aLeadComesIn(test))
  await test.world.db.updateTable('lead').set({ cancelled_at: test.world.now() }).execute()
  expect(await listUncalled(test.world, allow(dana, 'leads.view'), atMost)).toEqual([])
})

test('who sees only requests of their own finds no one else’s among them', async () => {
  const test = await createTestWorld()
  const dana = await aPerson(test, 'Dispatcher')
  const rosa = await aPerson(test, 'Project manager', 'Rosa')
  const [mine = '', other = ''] = [await aLeadComesIn(test, { name: 'Mine' }), await aLeadComesIn(test)]
  await claim(dana, other)
  const json = { employee_id: rosa.id, revision: 1 }
  await dana.request(`/api/leads/${mine}/assignee`, { method: 'PUT', json })
  const listed = await listUncalled(test.world, allow(rosa, 'leads.view'), atMost)
  expect(listed.map(({ name }) => name)).toEqual(['Mine'])
})

test('to list them costs the same, however many requests there were before', async () => {
  const test = await createTestWorld()
  const dana = await aPerson(test, 'Dispatcher')
  await claim(dana, await aLeadComesIn(test))
  await sql`
    insert into lead (id, reference, content_hash, name, phone, service, message, town, text_consent, page,
      status, revision, received_at, quarantine_reasons, assigned_to)
    select gen_random_uuid(), 'R-' || nth, '', name, phone, service, '', '', false, '', 'contacted', 2,
      received_at - nth * interval '1 minute', '{}', assigned_to
    from lead, generate_series(1, 5000) nth`.execute(test.world.db)
  await sql`analyze lead`.execute(test.world.db)
  const query = uncalledFor(test.world, allow(dana, 'leads.view'), atMost)
  const plan = JSON.stringify(await query.explain('json', sql`analyze`))
  expect(plan).toContain('lead_uncalled')
  expect(plan).not.toMatch(/Seq Scan on lead|"Sort"|"Rows Removed by Filter":[1-9]/)
  expect(await query.execute()).toHaveLength(1)
})
