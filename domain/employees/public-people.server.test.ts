import { expect, test } from 'vitest'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { listPublicPeople } from './public-people.server.ts'

test('only those who agreed and work here are shown, who came first in front', async () => {
  const test = await createTestWorld()
  const { db } = test.world
  const people = [
    { name: 'Ann Miller', shown: { is_public: true, hired_on: '2021-03-01', title: 'Lead', bio: 'Dries.' } },
    { name: 'Bert Okonkwo', shown: { is_public: true, hired_on: '2018-03-01' } },
    { name: 'Cleo Zand', shown: { is_public: true } },
    { name: 'Dirk Mol', shown: { is_public: false } },
    { name: 'Emil Wojt', shown: { is_public: true, suspended_at: test.world.now() } },
    { name: 'Fern Quis', shown: { is_public: true, password_hash: null } },
  ]
  for (const { name, shown } of people) {
    const { id } = await aPerson(test, 'Technician', name)
    await db.updateTable('employee').set(shown).where('id', '=', id).execute()
  }
  expect(await listPublicPeople(test.world)).toEqual([
    { name: 'Bert Okonkwo', title: '', bio: '' },
    { name: 'Ann Miller', title: 'Lead', bio: 'Dries.' },
    { name: 'Cleo Zand', title: '', bio: '' },
  ])
})
