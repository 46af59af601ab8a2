import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson } from '#test/people.ts'
import { aPersonShown } from '#test/a-person-shown.ts'
import { createTestWorld } from '#test/world.ts'
import { changeCompany, foundCompany, getCompany } from './company.server.ts'
import { firstFacts } from './first-facts.ts'
import { listCompanyVersions } from './versions.server.ts'
import { companyChanged } from './company-events.ts'

const otherPhone = { ...firstFacts, phone: '+17245550131' }

test('an empty database has the fictional company, and founding it again changes nothing', async () => {
  const test = await createTestWorld()
  await foundCompany(test.world)
  expect(await getCompany(test.world)).toEqual({ ...firstFacts, revision: 1 })

  const owner = allow(await aPerson(test), 'config.company')
  const { items, next } = await listCompanyVersions(test.world, owner, { limit: 10 })
  expect(items).toMatchObject([{ revision: 1, by: null, changed: [], facts: firstFacts }])
  expect(next).toBeNull()
})

test('facts that were stored by an older version lack what it did not ask for, and can be changed', async () => {
  const test = await createTestWorld()
  const owner = allow(await aPerson(test), 'config.company')
  const { call_back_minutes: _, people: __, price_list: ___, ...stored } = firstFacts
  const older = { facts: JSON.stringify({ ...stored, rating: { value: 4.9, count: 50 } }) }
  await test.world.db.updateTable('company').set(older).execute()
  await test.world.db.updateTable('company_version').set(older).execute()
  expect(await getCompany(test.world)).toEqual({ ...firstFacts, revision: 1 })

  await changeCompany(test.world, owner, { facts: { ...firstFacts, call_back_minutes: 15 }, revision: 1 })
  const { items } = await listCompanyVersions(test.world, owner, { limit: 10 })
  expect(items).toMatchObject([{ changed: ['call_back_minutes'], before: { call_back_minutes: null } }, {}])
})

test('of two changes made from the same facts the second is refused, and the news tell of the first', async () => {
  const test = await createTestWorld()
  const owner = allow(await aPerson(test), 'config.company')
  const changed = await changeCompany(test.world, owner, { facts: otherPhone, revision: 1 })
  expect(changed).toMatchObject({ phone: '+17245550131', revision: 2 })
  await expect(changeCompany(test.world, owner, { facts: firstFacts, revision: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'company-moved-on',
  })
  expect(await getCompany(test.world)).toEqual(changed)
  expect(await eventsOf(test)).toEqual([
    {
      company_id: expect.any(String),
      revision: 2,
      before: { phone: '+13305550142' },
      after: { phone: '+17245550131' },
      changed: [],
    },
  ])
})

test('of two people who save in the same moment one is refused', async () => {
  const test = await createTestWorld()
  const owner = allow(await aPerson(test), 'config.company')
  const outcomes = await Promise.allSettled(
    ['10+ years', '20+ years', '30+ years'].map((years_claim) =>
      changeCompany(test.world, owner, { facts: { ...firstFacts, years_claim }, revision: 1 }),
    ),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await getCompany(test.world)).revision).toBe(2)
})

test('facts that stand already change nothing, so that sending them twice is harmless', async () => {
  const test = await createTestWorld()
  const owner = allow(await aPerson(test), 'config.company')
  for (let sent = 0; sent < 2; sent++) {
    const company = await changeCompany(test.world, owner, { facts: otherPhone, revision: 1 })
    expect(company.revision).toBe(2)
  }
  expect(await eventsOf(test)).toHaveLength(1)
})

test('where the mail about requests goes is no news to the history', async () => {
  const test = await createTestWorld()
  const owner = allow(await aPerson(test), 'config.company')
  const facts = { ...firstFacts, office_recipient: 'nadia@real-company.us', price_range: '$$$' }
  await changeCompany(test.world, owner, { facts, revision: 1 })
  const [event] = await eventsOf(test)
  expect(event).toMatchObject({ after: { price_range: '$$$' }, changed: ['office_recipient'] })
  expect(JSON.stringify(event)).not.toContain('nadia')
  expect(JSON.stringify(event)).not.toContain('office@')
})

test('the record of events does not name the people who are shown', async () => {
  const test = await createTestWorld()
  const owner = allow(await aPerson(test), 'config.company')
  const facts = { ...firstFacts, people: [aPersonShown({ picture: null, consent_on: null })] }
  await changeCompany(test.world, owner, { facts, revision: 1 })
  expect(await eventsOf(test)).toMatchObject([{ changed: ['people'], before: {}, after: {} }])
  expect(JSON.stringify(await eventsOf(test))).not.toContain('Heron')
})

test('every revision is kept with who made it and what it changed, and any can be brought back', async () => {
  const test = await createTestWorld()
  const owner = allow(await aPerson(test, 'Owner', 'Marisol Vega'), 'config.company')
  const first = await changeCompany(test.world, owner, { facts: otherPhone, revision: 1 })
  test.wait(1000)
  const facts = { ...otherPhone, slogan: 'Dry by Friday', founder: '' }
  await changeCompany(test.world, owner, { facts, revision: first.revision })
  await changeCompany(test.world, owner, { facts: firstFacts, revision: 3 })

  const top = await listCompanyVersions(test.world, owner, { limit: 2 })
  expect(top.items).toMatchObject([
    { revision: 4, by: 'Marisol Vega', changed: ['slogan', 'phone', 'founder'], facts: firstFacts },
    {
      revision: 3,
      by: 'Marisol Vega',
      changed: ['slogan', 'founder'],
      before: { slogan: firstFacts.slogan, founder: firstFacts.founder },
      facts,
    },
  ])
  const rest = await listCompanyVersions(test.world, owner, { limit: 2, cursor: top.next ?? '' })
  expect(rest.items).toMatchObject([
    { revision: 2, changed: ['phone'], facts: otherPhone },
    { revision: 1, by: null, changed: [] },
  ])
  expect(rest.next).toBeNull()
  await expect(listCompanyVersions(test.world, owner, { limit: 2, cursor: 'x' })).rejects.toMatchObject({
    status: 400,
  })
})

async function eventsOf({ world }: Awaited<ReturnType<typeof createTestWorld>>) {
  const events = await world.db.selectFrom('event').select(['name', 'payload']).orderBy('id').execute()
  return events.filter(({ name }) => name === companyChanged.name).map(({ payload }) => payload)
}
