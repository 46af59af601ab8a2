import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aLeadRequest, unsuspected } from '#test/a-lead.ts'
import { aReceipt, asVisitor } from '#test/a-receipt.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { LeadQuery } from './lead-query.ts'
import { listLeads } from './lead-views.server.ts'
import { receiveLead, releaseLead } from './leads.server.ts'

async function turnsIn({ world }: Pick<TestWorld, 'world'>) {
  const rows = await world.db.selectFrom('lead').select(['name', 'sender_turn']).orderBy('id').execute()
  return rows.map(({ name, sender_turn }) => [name, sender_turn])
}

test('a sender gains no turn by saying later that it was longer ago, or that it happens now', async () => {
  const test = await createTestWorld()
  const say = async (receipt: Awaited<ReturnType<typeof aReceipt>>, when: string) =>
    expect((await asVisitor(test, receipt, { path: '/answers', json: { when } })).status).toBe(200)
  const flood = []
  for (const name of ['Flood 1', 'Flood 2', 'Flood 3', 'Flood 4']) {
    const receipt = await aReceipt(test, { name, when: 'happening-now' })
    await say(receipt, 'longer-ago')
    flood.push(receipt)
  }
  for (const receipt of flood) await say(receipt, 'happening-now')
  const real = { ...unsuspected, source: 'another address' }
  await receiveLead(test.world, aLeadRequest({ name: 'Nora', when: 'happening-now' }), real)

  expect(await turnsIn(test)).toEqual([
    ['Flood 1', 1],
    ['Flood 2', 2],
    ['Flood 3', 3],
    ['Flood 4', 4],
    ['Nora', 1],
  ])
  const viewer = allow(await aPerson(test, 'Dispatcher'), 'leads.view')
  const unclaimed = LeadQuery.parse({ status: 'new', assigned: 'nobody' })
  const { items } = await listLeads(test.world, viewer, unclaimed)
  expect(items.map(({ name }) => name)).toEqual(['Flood 1', 'Nora', 'Flood 2', 'Flood 3', 'Flood 4'])
})

test('what was quarantined takes no turn from what was not, and is counted with the rest once it is released', async () => {
  const test = await createTestWorld()
  const judge = allow(await aPerson(test), 'submissions.spam')
  const send = (name: string, how: object) =>
    receiveLead(test.world, aLeadRequest({ name }), { ...unsuspected, source: 'one address', ...how })
  const forged = { suspicions: ['hidden-field' as const] }
  await send('Forged 1', forged)
  const { id } = await send('Forged 2', forged)
  await send('Real', {})
  expect((await turnsIn(test)).map(([, turn]) => turn)).toEqual([1, 2, 1])
  await releaseLead(test.world, judge, id)
  await send('Real again', {})
  expect(await turnsIn(test)).toEqual([
    ['Forged 1', 1],
    ['Forged 2', 2],
    ['Real', 1],
    ['Real again', 3],
  ])
})
