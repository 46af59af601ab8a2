import { expect, test } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { warnOfExpiry } from './certifications.tasks.ts'

test('the office is told once of 200 certifications, in an email with a short and valid id', async () => {
  const test = await createTestWorld()
  const { world, emails } = test
  const { id: employee_id } = await aPerson(test)
  const facts = { employee_id, code: 'WRT', number: '', expires_on: '2026-11-01' }
  const rows = Array.from({ length: 200 }, () => ({
    ...facts,
    id: newId(),
    revision: 1,
    created_at: world.now(),
  }))
  await world.db.insertInto('certification').values(rows).execute()

  await warnOfExpiry(world)
  await warnOfExpiry(world)
  expect(emails.map(({ subject }) => subject)).toEqual(['200 certifications to renew'])
  expect(emails[0]?.key).toMatch(/^expiring-[0-9a-f]{32}$/)
})
