import { expect, test } from 'vitest'
import { hashPassword } from '#platform/secrets/passwords.ts'
import { durationWords } from '#platform/text/duration-words.ts'
import { day, minute, second } from '#platform/time.ts'
import { createEmployee, listOwners } from '#domain/employees/employees.server.ts'
import { lockedFor } from '#domain/sessions/attempts.ts'
import { resetPassword } from '#domain/sessions/passwords.server.ts'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const password = 'a long enough password'
const password_hash = await hashPassword(password)

async function withTechnician() {
  const test = await createTestWorld()
  const technician = {
    username: 'Kim',
    name: 'Kim Reyes',
    password_hash,
    role: 'Technician',
    must_change_password: false,
  }
  await createEmployee(test.world, technician)
  return test
}

function logIn({ api }: TestWorld, credentials: Record<string, unknown>) {
  return api.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
}

function me({ api }: TestWorld, token: string) {
  return api.request('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
}

test('signing in gives a token and the person, whatever the case of the name', async () => {
  const test = await withTechnician()
  const answer = await logIn(test, { username: 'KIM', password, remember_me: false })
  expect(answer.status).toBe(200)
  const { token, user } = await answer.json()
  expect(user).toMatchObject({
    username: 'Kim',
    name: 'Kim Reyes',
    roles: ['Technician'],
    must_change_password: false,
    language: 'en',
  })
  expect(await (await me(test, token)).json()).toEqual(user)
})

test('an unknown, a wrong and a suspended name get the same answer', async () => {
  const test = await withTechnician()
  const wrong = await logIn(test, { username: 'kim', password: 'wrong' })
  const unknown = await logIn(test, { username: 'nobody', password })
  await test.world.db.updateTable('employee').set({ suspended_at: test.world.now() }).execute()
  const suspended = await logIn(test, { username: 'kim', password })

  const answers = await Promise.all([wrong, unknown, suspended].map((answer) => answer.json()))
  expect([wrong, unknown, suspended].map(({ status }) => status)).toEqual([401, 401, 401])
  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
  expect(answers[0]).toEqual({
    code: 'wrong-credentials',
    detail: 'The username or password isn’t correct.',
    message: 'The username or password isn’t correct.',
  })
})

test('of 50 guesses at once no more than ten are tried', async () => {
  const test = await withTechnician()
  const guesses = Array.from({ length: 50 }, (_, index) =>
    logIn(test, { username: 'kim', password: `guess ${index}` }),
  )
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
})

test('after too many guesses the right password waits as well, with a sentence and a time', async () => {
  const test = await withTechnician()
  for (let guess = 0; guess < 10; guess++) await logIn(test, { username: 'kim', password: 'wrong' })
  const answer = await logIn(test, { username: 'kim', password })
  expect(answer.status).toBe(429)
  const wait = Number(answer.headers.get('retry-after')) * second
  expect([lockedFor - minute < wait, wait <= lockedFor]).toEqual([true, true])
  expect((await answer.json()).detail).toBe(
    `Too many attempts. Wait ${durationWords(lockedFor)}, or ask your administrator.`,
  )
})

test('a session lasts one day to the minute, however often it is used', async () => {
  const test = await withTechnician()
  const { token } = await (await logIn(test, { username: 'kim', password })).json()
  test.wait(day - minute)
  expect((await me(test, token)).status).toBe(200)
  test.wait(minute)
  expect((await me(test, token)).status).toBe(401)
})

test('a session that is kept never ends by itself, and its cookie is written again for 400 days', async () => {
  const test = await withTechnician()
  const { token } = await (await logIn(test, { username: 'kim', password, remember_me: true })).json()
  test.wait(4000 * day)
  const answer = await me(test, token)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('set-cookie')).toBe(
    `auth_token=${token}; Max-Age=34560000; Path=/; SameSite=Strict`,
  )
})

test('signing out ends the session at once', async () => {
  const test = await createTestWorld()
  const person = await aPerson(test)
  expect((await person.request('/api/auth/logout', { method: 'POST' })).status).toBe(204)
  expect((await me(test, person.token)).status).toBe(401)
})

test('a new password ends the other sessions and is the one that counts', async () => {
  const test = await withTechnician()
  const first = await (await logIn(test, { username: 'kim', password })).json()
  const second = await (await logIn(test, { username: 'kim', password })).json()
  const next = 'quite another password'
  const change = await test.api.request('/api/auth/password', {
    method: 'POST',
    headers: { Authorization: `Bearer ${first.token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify({ current: password, next }),
  })
  expect([change.status, await change.json()]).toEqual([200, { ended: 1 }])
  expect((await me(test, first.token)).status).toBe(200)
  expect((await me(test, second.token)).status).toBe(401)
  expect((await logIn(test, { username: 'kim', password })).status).toBe(401)
  expect((await logIn(test, { username: 'kim', password: next })).status).toBe(200)
})

test.each([
  [
    { current: 'wrong', next: 'long enough, surely' },
    400,
    { current: ['Your current password isn’t correct.'] },
  ],
  [{ current: password, next: 'short' }, 422, { next: ['The new password needs at least 12 characters.'] }],
  [
    { current: password, next: password },
    422,
    { next: ['Choose a password that’s different from your current one.'] },
  ],
])('a change that cannot be is refused at its field: %o', async (json, status, fields) => {
  const test = await withTechnician()
  const { token } = await (await logIn(test, { username: 'kim', password })).json()
  const answer = await test.api.request('/api/auth/password', {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(json),
  })
  expect(answer.status).toBe(status)
  expect(await answer.json()).toMatchObject({ fields })
})

test('with a one-time password nothing else is possible before it is changed', async () => {
  const test = await createTestWorld()
  const owner = { username: 'owner', name: 'Owner', password_hash, role: 'Owner', must_change_password: true }
  await createEmployee(test.world, owner)
  const { token, user } = await (await logIn(test, { username: 'owner', password })).json()
  expect(user.must_change_password).toBe(true)
  const answer = await test.api.request('/api/leads', { headers: { Authorization: `Bearer ${token}` } })
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'password-must-change'])
})

test.each([
  ['no credentials', {}, 422],
  ['a username with a NUL', { username: 'k\u0000im', password }, 422],
  ['a username with half a character', { username: '\ud800', password }, 422],
  ['an endless password', { username: 'kim', password: 'x'.repeat(1025) }, 422],
])('%s is refused with the fields', async (_, credentials, status) => {
  const answer = await logIn(await createTestWorld(), credentials)
  expect(answer.status).toBe(status)
  expect(Object.keys((await answer.json()).fields).length).toBeGreaterThan(0)
})

test('an owner who lost the password gets another one, once, and every session of theirs ends', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test, 'Owner')
  expect(await listOwners(test.world)).toEqual([{ id: owner.id, username: owner.username }])
  await resetPassword(test.world, owner.id, password)

  expect((await me(test, owner.token)).status).toBe(401)
  const answer = await logIn(test, { username: owner.username, password, remember_me: false })
  expect(await answer.json()).toMatchObject({ user: { must_change_password: true } })
  const events = await test.world.db.selectFrom('event').select('name').orderBy('id').execute()
  expect(events.map(({ name }) => name)).toContain('employee.password_reset')
})
