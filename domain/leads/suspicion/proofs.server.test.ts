import { expect, test } from 'vitest'
import { makeChallenge } from '#platform/proof-of-work/proof-of-work.ts'
import { aProof } from '#platform/proof-of-work/proof.fixture.ts'
import { hour, minute } from '#platform/time.ts'
import { aSentLead } from '#test/a-lead.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { forgetOldProofs } from './proofs.server.ts'
import { isForged } from './suspicion.ts'

test('a proof counts for one request, which may come again with it; another one with it is quarantined', async () => {
  const test = await createTestWorld()
  const proof = await aProofFrom(test)
  const lead = aSentLead({ proof })
  expect(await ask(test, lead)).toBe(201)
  expect(await ask(test, lead)).toBe(200)
  expect(await ask(test, { ...lead, message: 'Worse' })).toBe(409)
  expect(await reasonsOf(test, lead)).toEqual([])

  const replay = aSentLead({ proof })
  expect(await ask(test, replay)).toBe(201)
  expect(await reasonsOf(test, replay)).toEqual(['used-proof'])
})

test('of 20 requests that bring one proof at once, one has it', async () => {
  const test = await createTestWorld()
  const proof = await aProofFrom(test)
  const leads = Array.from({ length: 20 }, () => aSentLead({ proof }))
  expect(new Set(await Promise.all(leads.map((lead) => ask(test, lead))))).toEqual(new Set([201]))
  const reasons = await Promise.all(leads.map((lead) => reasonsOf(test, lead)))
  expect(reasons.filter(({ length }) => length === 0)).toHaveLength(1)
  expect(reasons.filter(([reason]) => reason === 'used-proof')).toHaveLength(19)
})

test('a request that is refused has used up nothing', async () => {
  const test = await createTestWorld()
  const proof = await aProofFrom(test)
  const lead = aSentLead({ proof, photos: ['a'.repeat(64)] })
  expect(await ask(test, lead)).toBe(409)
  const next = aSentLead({ proof })
  expect(await ask(test, next)).toBe(201)
  expect(await reasonsOf(test, next)).toEqual([])
})

test('a late proof counts as none, one that is made up is seen, and both requests are received', async () => {
  const test = await createTestWorld()
  const proof = await aProofFrom(test)
  test.wait(10 * minute)
  const [late, forged, odd] = [proof, 'x'.repeat(5000), 7].map((proof) => aSentLead({ proof }))
  for (const lead of [late, forged, odd]) expect(lead && (await ask(test, lead))).toBe(201)
  expect(late && (await reasonsOf(test, late))).toEqual([])
  for (const lead of [forged, odd]) expect(lead && (await reasonsOf(test, lead))).toEqual(['wrong-proof'])
})

test('many requests from one address are marked as odd, but for those that bring a proof or come from elsewhere', async () => {
  const test = await createTestWorld()
  const proof = await aProofFrom(test)
  const leads = Array.from({ length: 20 }, () => aSentLead())
  for (const lead of leads) await ask(test, lead)
  const reasons = await Promise.all(leads.map((lead) => reasonsOf(test, lead)))
  expect(reasons.map(String)).toEqual([...Array(15).fill(''), ...Array(5).fill('many-from-address')])

  const [proven, elsewhere] = [aSentLead({ proof }), aSentLead()]
  await ask(test, proven)
  await ask(test, elsewhere, '198.51.100.1')
  expect(await reasonsOf(test, proven)).toEqual([])
  expect(await reasonsOf(test, elsewhere)).toEqual([])
})

test('junk from a shared address takes nothing from the people behind it', async () => {
  const test = await createTestWorld()
  for (let nth = 0; nth < 15; nth++) await ask(test, aSentLead({ website: 'https://spam.example' }))
  const honest = aSentLead()
  await ask(test, honest)
  expect(await reasonsOf(test, honest)).toEqual([])
})

test('proofs are forgotten once they are too old to come again', async () => {
  const test = await createTestWorld()
  const proof = await aProofFrom(test)
  await ask(test, aSentLead({ proof }))
  const count = async () => (await test.world.db.selectFrom('proof').select('id').execute()).length
  await forgetOldProofs(test.world)
  expect(await count()).toBe(1)
  test.wait(hour)
  await forgetOldProofs(test.world)
  expect(await count()).toBe(0)
})

async function aProofFrom({ world }: TestWorld) {
  return aProof(await makeChallenge(world.secret, world.now()))
}

async function ask({ api }: TestWorld, lead: object, address = '203.0.113.9') {
  const headers = { 'Content-Type': 'application/json' }
  const request = { method: 'POST', headers, body: JSON.stringify(lead) }
  return (await api.request('/api/leads', request, { address })).status
}

async function reasonsOf({ world }: TestWorld, { id }: { id: string }) {
  const row = await world.db
    .selectFrom('lead')
    .select(['quarantine_reasons', 'quarantined_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(row.quarantined_at !== null).toBe(isForged(row.quarantine_reasons))
  return row.quarantine_reasons
}
