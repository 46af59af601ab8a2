import { expect, test } from 'vitest'
import { resetPassword } from '#domain/sessions/passwords.server.ts'
import { codeNow, withApp } from '#test/a-factor.ts'
import { aPerson, signedInAs } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

const oneTime = 'abcde-fghij-kmnop-qrstu'
const own = 'three wet basements today'

test('an owner with a second factor and a one-time password shows the factor, then chooses a password', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  await withApp(test, owner)
  await resetPassword(test.world, owner.id, oneTime)

  const desk = await signedInAs(test, { username: owner.username, password: oneTime })
  expect(desk).toMatchObject({ must_change_password: true, second_factor: 'asked' })
  const change = () =>
    desk.request('/api/auth/password', { method: 'POST', json: { current: oneTime, next: own } })
  const early = await change()
  expect([early.status, (await early.json()).code]).toEqual([403, 'second-factor-asked'])
  const closed = await desk.request('/api/leads')
  expect([closed.status, (await closed.json()).code]).toEqual([403, 'second-factor-asked'])

  const code = codeNow(test.world)
  const shown = await desk.request('/api/auth/factor', { method: 'POST', json: { code } })
  expect([shown.status, await shown.json()]).toMatchObject([
    200,
    { second_factor: 'proven', must_change_password: true },
  ])
  const waiting = await desk.request('/api/leads')
  expect([waiting.status, (await waiting.json()).code]).toEqual([403, 'password-must-change'])
  expect((await change()).status).toBe(200)
  expect((await desk.request('/api/leads')).status).toBe(200)
})

test('where a role demands a factor and there is none yet, the password is chosen first', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  await test.world.db.updateTable('role').set({ demands_factor: true }).where('name', '=', 'Owner').execute()
  await resetPassword(test.world, owner.id, oneTime)

  const desk = await signedInAs(test, { username: owner.username, password: oneTime })
  expect(desk).toMatchObject({ must_change_password: true, second_factor: 'to_set_up' })
  const begin = () => desk.request('/api/auth/factors/app', { method: 'POST' })
  const early = await begin()
  expect([early.status, (await early.json()).code]).toEqual([403, 'password-must-change'])
  const change = { current: oneTime, next: own }
  expect((await desk.request('/api/auth/password', { method: 'POST', json: change })).status).toBe(200)
  expect((await begin()).status).toBe(201)
})
