import { expect, test } from 'vitest'
import { roleNamed } from '#test/a-role.ts'
import { withApp } from '#test/a-factor.ts'
import { aPerson, onAnotherDevice } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

test('who lost everything is let in again: their sessions end, and they set up anew where it is demanded', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const ivy = await aPerson(test, 'Dispatcher', 'Ivy Starling')
  await withApp(test, ivy)
  await ivy.request('/api/auth/factors/recovery-codes', { method: 'POST' })
  const path = `/api/roles/${await roleNamed(test.world, 'Dispatcher')}`
  const role = await (await owner.request(path)).json()
  await owner.request(path, { method: 'PUT', json: { ...role, demands_factor: true } })
  const see = async () => (await owner.request(`/api/employees/${ivy.id}`)).json()
  expect(await see()).toMatchObject({ has_second_factor: true })

  const take = () => owner.request(`/api/employees/${ivy.id}/factors`, { method: 'DELETE' })
  expect((await take()).status).toBe(204)
  expect(await see()).toMatchObject({ has_second_factor: false, devices: [] })
  expect((await ivy.request('/api/auth/me')).status).toBe(401)
  expect(await test.world.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
  expect((await onAnotherDevice(test, ivy)).second_factor).toBe('to_set_up')

  const again = await take()
  expect([again.status, (await again.json()).detail]).toEqual([
    409,
    'Ivy Starling doesn’t use two-step verification.',
  ])
  const taken = test.world.db.selectFrom('event').select(['subject', 'employee_id'])
  expect(await taken.where('name', '=', 'employee.factors_taken').execute()).toEqual([
    { subject: ivy.id, employee_id: owner.id },
  ])
})

test('nobody takes away the factors of who may do more, or their own', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const office = await aPerson(test, 'Office manager')
  for (const person of [owner, office]) await withApp(test, person)
  const take = async (id: string) => {
    const answer = await office.request(`/api/employees/${id}/factors`, { method: 'DELETE' })
    return [answer.status, (await answer.json()).code]
  }
  expect(await take(owner.id)).toEqual([403, 'beyond-own-rights'])
  expect(await take(office.id)).toEqual([409, 'oneself'])
  expect((await owner.request('/api/auth/me')).status).toBe(200)
})

test('that someone has a second factor is told to none but those who could take it away', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Dispatcher', 'Ivy Starling')
  const seen = await (await ivy.request(`/api/employees/${ivy.id}`)).json()
  expect(seen).not.toHaveProperty('has_second_factor')
})
