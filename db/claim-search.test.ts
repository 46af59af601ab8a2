import { expect, test } from 'vitest'
import { claimSearchText, searchText } from '#domain/jobs/search-text.ts'
import { databaseBefore } from '#test/database-before.ts'

test('what jobs were found by is apart from their claims after the update', async () => {
  const { db, aJobThen, goOn } = await databaseBefore('0085')
  const request = { name: 'Nora Trillium', phone: '+13305550117', town: 'Boardman' }
  const facts = {
    phone2: '+13305550118',
    address: '9 Élan Street',
    zip: '44512',
    owner_name: 'Otis Sedge',
    owner_phone: '+13305550119',
    email: 'Nora@example.com',
    tags: ['Corner', 'Back door'],
    claim_number: 'MM-71902',
    policy_number: 'PN-4410',
    carrier: 'Mill Mutual',
    adjuster_name: 'Olive Rush',
  }
  const id = await aJobThen({ facts, search: 'all in one mm-71902' })
  const bare = await aJobThen()
  await goOn()
  const rows = await db.selectFrom('job').select(['id', 'search', 'claim_search']).orderBy('id').execute()
  expect(rows).toEqual(
    [
      { id, facts },
      { id: bare, facts: {} },
    ].map((job) => ({
      id: job.id,
      search: searchText({ ...request, ...job.facts }, job.id),
      claim_search: claimSearchText({ ...request, ...job.facts }, job.id),
    })),
  )
})
