import { expect, test } from 'vitest'
import { countHashes } from '#platform/secrets/passwords.ts'
import { hour, minute } from '#platform/time.ts'
import { add, askAboutPeople as ask, roleIds } from '#test/an-employee.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const password = 'a password of her own'

async function withInvitedIvy() {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const ivy = await add(owner)
  const { body } = await ask(owner, `POST /${ivy}/code`)
  const code: string = body.code
  return { test, owner, ivy, code }
}

async function post({ api, address = '203.0.113.9' }: Sender, path: string, json: unknown) {
  const asked = { method: 'POST', headers: asJson, body: JSON.stringify(json) }
  return api.request(`/api/auth/${path}`, asked, { address })
}
type Sender = Pick<TestWorld, 'api'> & { address?: string }
const asJson = { 'Content-Type': 'application/json' }

test('who was invited chooses a password with the code, and is signed in', async () => {
  const { test, owner, ivy, code } = await withInvitedIvy()
  expect(code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  const kept = await test.world.db.selectFrom('access_code').selectAll().executeTakeFirstOrThrow()
  expect(JSON.stringify(kept)).not.toContain(code)

  const answer = await post(test, 'activate', { username: 'IVY', code, password, remember_me: true })
  expect(answer.status).toBe(200)
  const { token, user } = await answer.json()
  expect(user).toMatchObject({ id: ivy, roles: ['Technician'], must_change_password: false })
  const me = await test.api.request('/api/auth/me', { headers: { Authorization: `Bearer ${token}` } })
  expect(await me.json()).toEqual(user)
  expect((await post(test, 'login', { username: 'ivy', password })).status).toBe(200)
  expect((await ask(owner, `GET /${ivy}`)).body).toMatchObject({ status: 'active', code_expires_at: null })
})

test('a code is read however it was typed: without dashes, in small letters, with O for 0 and I or L for 1', async () => {
  const { test, code } = await withInvitedIvy()
  const typed = code.toLowerCase().replaceAll('-', ' ').replaceAll('0', 'o').replaceAll('1', 'l')
  expect((await post(test, 'activate', { username: 'ivy', code: typed, password })).status).toBe(200)
})

test('a code that is unknown, another person’s, used, replaced or too old gets one and the same answer', async () => {
  const { test, owner, ivy, code } = await withInvitedIvy()
  const rosa = await add(owner, { username: 'rosa' })
  const { body: replaced } = await ask(owner, `POST /${rosa}/code`)
  const { body: late } = await ask(owner, `POST /${rosa}/code`)
  const attempt = async (username: string, given: string) => {
    const answer = await post(test, 'activate', { username, code: given, password })
    return [answer.status, await answer.json()]
  }
  const refusal = [
    401,
    { code: 'wrong-code', detail: expect.stringMatching(/\.$/), message: expect.anything() },
  ]

  const answers = [
    await attempt('nobody', code),
    await attempt('rosa', code),
    await attempt('rosa', replaced.code),
  ]
  expect((await attempt('ivy', code))[0]).toBe(200)
  answers.push(await attempt('ivy', code))
  test.wait(72 * hour)
  answers.push(await attempt('rosa', late.code))
  for (const answer of answers) {
    expect(answer).toEqual(refusal)
    expect(answer).toEqual(answers[0])
  }
  const refused = await test.world.db
    .selectFrom('event')
    .select(['subject', 'payload'])
    .where('name', '=', 'employee.sign_in_refused')
    .orderBy('id')
    .execute()
  expect(refused.map(({ subject }) => subject)).toEqual([null, rosa, rosa, ivy, rosa])
  expect(refused[0]?.payload).toEqual({ employee_id: null })
})

test('of several who bring one code at the same moment one has it', async () => {
  const { test, code } = await withInvitedIvy()
  const answers = await Promise.all(
    Array.from({ length: 6 }, (_, nth) =>
      post(test, 'activate', { username: 'ivy', code, password: `password number ${nth}` }),
    ),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401, 401])
})

test('a code for someone who has a password ends what was open, and a password of their own ends the code', async () => {
  const test = await createTestWorld()
  const [owner, rosa] = [await aPerson(test), await aPerson(test, 'Project manager', 'Rosa Plover')]
  const { body: first } = await ask(owner, `POST /${rosa.id}/code`)
  expect(first).toMatchObject({ purpose: 'reset', expires_at: '2026-11-23T12:00:00.000Z' })
  const change = { current: 'correct horse battery', next: password }
  expect((await rosa.request('/api/auth/password', { method: 'POST', json: change })).status).toBe(200)
  const { username } = rosa
  expect((await post(test, 'activate', { username, code: first.code, password })).status).toBe(401)

  const { body: second } = await ask(owner, `POST /${rosa.id}/code`)
  expect((await post(test, 'activate', { username, code: second.code, password })).status).toBe(200)
  expect((await rosa.request('/api/auth/me')).status).toBe(401)
})

test('a code counts only while who gave it could still give it', async () => {
  const test = await createTestWorld()
  const [owner, office] = [await aPerson(test), await aPerson(test, 'Office manager', 'June Kestrel')]
  const ivy = await add(office)
  const activate = async () => {
    const { body } = await ask(office, `POST /${ivy}/code`)
    return () => post(test, 'activate', { username: 'ivy', code: body.code, password })
  }
  const beforePromotion = await activate()
  const promotion = { revision: 1, role_ids: [roleIds.owner] }
  expect((await ask(owner, `PUT /${ivy}/roles`, promotion)).status).toBe(200)
  expect((await beforePromotion()).status).toBe(401)

  const back = { revision: 2, role_ids: [roleIds.technician] }
  expect((await ask(owner, `PUT /${ivy}/roles`, back)).status).toBe(200)
  const beforeDeparture = await activate()
  const departure = { revision: 1, reassign_to: null }
  expect((await ask(owner, `POST /${office.id}/leave`, departure)).status).toBe(200)
  expect((await beforeDeparture()).status).toBe(401)
})

test('a code counts only while who gave it may give out codes, and holds all that the person holds', async () => {
  const test = await createTestWorld()
  const [owner, office] = [await aPerson(test), await aPerson(test, 'Office manager', 'June Kestrel')]
  const ivy = await add(office)
  const { permissions } = await test.world.db
    .selectFrom('role')
    .select('permissions')
    .where('id', '=', roleIds.officeManager)
    .executeTakeFirstOrThrow()
  const officeHolds = (permissions: string[]) =>
    test.world.db.updateTable('role').set({ permissions }).where('id', '=', roleIds.officeManager).execute()
  /** What becomes of a code that the office gave out, where this happens before it is used. */
  const afterwards = async (happens: () => Promise<unknown>) => {
    const { body } = await ask(office, `POST /${ivy}/code`)
    await happens()
    const { status } = await post(test, 'activate', { username: 'ivy', code: body.code, password })
    await officeHolds(permissions)
    return status
  }

  const noCodes = permissions.filter((grant) => grant !== 'employees.resetPassword')
  expect(await afterwards(() => officeHolds(noCodes))).toBe(401)
  expect(await afterwards(() => officeHolds(['employees.resetPassword']))).toBe(401)
  expect(await afterwards(() => officeHolds(permissions))).toBe(200)
  const demotion = { revision: 1, role_ids: [roleIds.bookkeeper] }
  expect(await afterwards(() => ask(owner, `PUT /${office.id}/roles`, demotion))).toBe(401)
})

test.each([
  [
    'signed out everywhere by someone else',
    (owner: Person, { id }: Person) => ask(owner, `POST /${id}/sign-out`),
  ],
  [
    'given a code for a new password, and has used it',
    async (owner: Person, { id, username }: Person, test: TestWorld) => {
      const { body } = await ask(owner, `POST /${id}/code`)
      return post(test, 'activate', { username, code: body.code, password })
    },
  ],
])('a code is void once who gave it was %s: it may have been a thief', async (_, helps) => {
  const test = await createTestWorld()
  const [owner, office] = [await aPerson(test), await aPerson(test, 'Office manager', 'June Kestrel')]
  const ivy = await add(office)
  const { body } = await ask(office, `POST /${ivy}/code`)
  expect((await helps(owner, office, test)).status).toBeLessThan(300)
  expect((await ask(owner, `GET /${ivy}`)).body).toMatchObject({ code_expires_at: null })
  expect((await post(test, 'activate', { username: 'ivy', code: body.code, password })).status).toBe(401)
})

test('nobody gets a code for themselves, and nobody who may not sign in gets one', async () => {
  const { test, owner, ivy, code } = await withInvitedIvy()
  expect(await ask(owner, `POST /${owner.id}/code`)).toMatchObject({
    status: 409,
    body: { code: 'oneself' },
  })
  await ask(owner, `POST /${ivy}/suspend`, { revision: 1, reassign_to: null })
  expect(await ask(owner, `POST /${ivy}/code`)).toMatchObject({
    status: 409,
    body: { code: 'may-not-sign-in', detail: 'Ivy Starling can’t sign in. Reactivate them first.' },
  })
  await ask(owner, `POST /${ivy}/return`, { revision: 2 })
  expect((await post(test, 'activate', { username: 'ivy', code, password })).status).toBe(401)
})

test('of 50 guesses of a code at once no more than ten are tried, and the right one waits as well', async () => {
  const { test, code } = await withInvitedIvy()
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () =>
      post(test, 'activate', { username: 'ivy', code: 'AAAA-AAAA-AAAA', password }),
    ),
  )
  const statuses = guesses.map(({ status }) => status)
  expect(statuses.filter((status) => status === 401)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  expect((await post(test, 'activate', { username: 'ivy', code, password })).status).toBe(429)
  const elsewhere = { ...test, address: '198.51.100.1' }
  expect((await post(elsewhere, 'activate', { username: 'ivy', code, password })).status).toBe(200)
})

test('every way of being refused at the door costs one hash of a password, as does every way in', async () => {
  const { test, owner, code } = await withInvitedIvy()
  const suspended = await aPerson(test, 'Technician', 'Sam Suspended')
  await ask(owner, `POST /${suspended.id}/suspend`, { revision: 1, reassign_to: null })
  const right = 'correct horse battery'
  const signIn = (username: string, typed: string) => post(test, 'login', { username, password: typed })
  const activate = (username: string, given: string) =>
    post(test, 'activate', { username, code: given, password })
  const ways: [string, () => Promise<Response>, number][] = [
    ['an unknown name', () => signIn('nobody', right), 401],
    ['a wrong password', () => signIn(owner.username, 'wrong'), 401],
    ['a suspended person', () => signIn(suspended.username, right), 401],
    ['an invited person', () => signIn('ivy', right), 401],
    ['the right password', () => signIn(owner.username, right), 200],
    ['an unknown name with a code', () => activate('nobody', code), 401],
    ['a wrong code', () => activate('ivy', 'AAAA-AAAA-AAAA'), 401],
    ['a suspended person with a code', () => activate(suspended.username, code), 401],
    ['the right code', () => activate('ivy', code), 200],
    ['a used code', () => activate('ivy', code), 401],
  ]
  for (const [way, go, status] of ways) {
    const before = countHashes()
    expect([way, (await go()).status]).toEqual([way, status])
    expect([way, countHashes() - before]).toEqual([way, 1])
  }
})

test.each([
  [{ username: 'ivy', code: 'A', password: 'short' }, ['password']],
  [{ username: 'iv\u0000', code: '', password }, ['username', 'code']],
  [{}, ['username', 'code', 'password']],
])('%o is refused with the fields, before anything is counted', async (json, fields) => {
  const { test, code } = await withInvitedIvy()
  const answer = await post(test, 'activate', json)
  expect([answer.status, Object.keys((await answer.json()).fields)]).toEqual([422, fields])
  test.wait(minute)
  expect((await post(test, 'activate', { username: 'ivy', code, password })).status).toBe(200)
})
