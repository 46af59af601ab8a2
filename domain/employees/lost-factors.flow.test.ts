import { expect, test } from 'vitest'
import { withApp } from '#test/a-factor.ts'
import { aPerson, onAnotherDevice } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'
import { removeLostFactors } from './lost-factors.flow.ts'

test('a sole owner who lost every factor gets in by the password alone, and it is in the record', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  expect(await removeLostFactors(test.world, owner.id)).toBe(false)
  await withApp(test, owner)
  await owner.request('/api/auth/factors/recovery-codes', { method: 'POST' })
  expect(await removeLostFactors(test.world, owner.id)).toBe(true)

  expect((await owner.request('/api/auth/me')).status).toBe(401)
  expect(await test.world.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
  const desk = await onAnotherDevice(test, owner)
  expect(desk.second_factor).toBe('none')
  expect((await desk.request('/api/leads')).status).toBe(200)
  const events = test.world.db.selectFrom('event').select(['subject', 'employee_id'])
  expect(await events.where('name', '=', 'employee.factors_taken').execute()).toEqual([
    { subject: owner.id, employee_id: null },
  ])
})
