import { expect, test } from 'vitest'
import { allow } from '#domain/roles/allowed.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { changeCompany, foundCompany, getCompany } from './company.server.ts'
import { companyChanged } from './company.ts'
import { firstFacts } from './first-facts.ts'

test('an empty database has the fictional company, and founding it again changes nothing', async () => {
  const { world } = await createTestWorld()
  await foundCompany(world)
  expect(await getCompany(world)).toEqual({ ...firstFacts, revision: 1 })
})

test('of two changes made from the same facts the second is refused, and the news tell of the first', async () => {
  const test = await createTestWorld()
  const owner = allow(await aPerson(test), 'config.company')
  const changed = await changeCompany(test.world, owner, {
    facts: { ...firstFacts, phone: '+17245550131' },
    revision: 1,
  })
  expect(changed).toMatchObject({ phone: '+17245550131', revision: 2 })
  await expect(changeCompany(test.world, owner, { facts: firstFacts, revision: 1 })).rejects.toMatchObject({
    status: 409,
    code: 'company-moved-on',
  })
  expect(await getCompany(test.world)).toEqual(changed)

  const events = await test.world.db.selectFrom('event').select(['name', 'payload']).execute()
  expect(events.filter(({ name }) => name === companyChanged.name)).toMatchObject([
    { payload: { revision: 2 } },
  ])
})
