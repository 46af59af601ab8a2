import { expect, test } from 'vitest'
import { hour } from '#platform/time.ts'
import { newId } from '#platform/uuid.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { listHeldKinds } from './certification-views.server.ts'
import { warnOfExpiry } from './certifications.tasks.ts'

test('at eleven in the evening it is still today: what expires today holds, and sixty days are not over yet', async () => {
  const test = await createTestWorld()
  const [owner, tech] = [await aPerson(test), await aPerson(test, 'Technician', 'Ivy Starling')]
  await test.world.db.updateTable('employee').set({ is_public: true }).where('id', '=', tech.id).execute()
  const add = (employee_id: string, code: string, expires_on: string) =>
    owner.request('/api/certifications', {
      method: 'POST',
      json: { id: newId(), employee_id, code, expires_on },
    })
  const [today, in61Days] = ['2026-11-20', '2027-01-20']
  await add(tech.id, 'BBP', today)
  await add(tech.id, 'ASD', in61Days)
  await add(owner.id, 'ASD', in61Days)
  test.wait(16 * hour)

  expect((await listHeldKinds(test.world)).map(({ code }) => code).toSorted()).toEqual(['ASD', 'BBP'])
  const people = await (await owner.request('/api/employees?expiring=true')).json()
  expect(people.items).toMatchObject([{ name: 'Ivy Starling', expiring_count: 1 }])
  expect(people.items).toHaveLength(1)
  await warnOfExpiry(test.world)
  expect(test.emails.map(({ subject }) => subject)).toEqual(['1 certification to renew'])
  expect(test.emails[0]?.text).toContain('yearly training expires on November 20, 2026')
})
