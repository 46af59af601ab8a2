import { expect, test } from 'vitest'
import { minute } from '#platform/time.ts'
import { roleNamed } from '#test/a-role.ts'
import { bytesOf, codeOfApp, withApp } from '#test/a-factor.ts'
import { aPerson, onAnotherDevice, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

test('an app is set up with its first code, and recovery codes are told this one time', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test, 'Dispatcher', 'Ivy Starling')
  const tablet = await onAnotherDevice(test, ivy)
  const { secret, uri } = await begin(ivy)
  expect(uri).toBe(
    `otpauth://totp/Mission%20Restore:${ivy.username}?secret=${secret}&issuer=Mission%20Restore`,
  )
  expect((await tablet.request('/api/leads')).status).toBe(200)

  const done = await finish(test, ivy, secret)
  expect(done.status).toBe(200)
  const { user, recovery_codes }: { user: unknown; recovery_codes: string[] } = await done.json()
  expect(user).toMatchObject({ id: ivy.id, second_factor: 'proven' })
  expect(recovery_codes).toHaveLength(10)
  expect(await factorsOf(ivy)).toEqual({
    app: { set_up_at: test.world.now().toISOString() },
    passkeys: [],
    recovery_codes_left: 10,
    is_demanded: false,
  })
  // What was open on other devices asks for it from now on.
  expect((await tablet.request('/api/leads')).status).toBe(403)

  const rows = await test.world.db.selectFrom('event').select('payload').execute()
  const kept = await test.world.db.selectFrom('totp').selectAll().executeTakeFirstOrThrow()
  const written = JSON.stringify(rows) + kept.secret.toString('latin1')
  expect(
    [secret, bytesOf(secret).toString('latin1'), ...recovery_codes].filter((one) => written.includes(one)),
  ).toEqual([])
})

test('a wrong first code sets nothing up, and half an hour later one begins again', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test)
  const { secret } = await begin(ivy)
  const wrong = await ivy.request('/api/auth/factors/app', { method: 'PUT', json: { code: '000000' } })
  expect([wrong.status, (await wrong.json()).code]).toEqual([400, 'wrong-code'])
  expect((await factorsOf(ivy)).app).toBeNull()
  const elsewhere = await finish(test, await onAnotherDevice(test, ivy), secret)
  expect([elsewhere.status, (await elsewhere.json()).code]).toEqual([409, 'begin-again'])
  test.wait(30 * minute)
  expect((await finish(test, ivy, secret)).status).toBe(409)
})

test('another phone takes the place of the one before, and the recovery codes stay', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test)
  const [first, second] = [await setUp(test, ivy), await setUp(test, ivy)]
  expect([first.recovery_codes.length, second.recovery_codes.length]).toEqual([10, 0])
  test.wait(minute)
  const show = (secret: string) =>
    ivy.request('/api/auth/factor', { method: 'POST', json: { code: codeOf(test, secret) } })
  expect((await show(first.secret)).status).toBe(400)
  expect((await show(second.secret)).status).toBe(200)
})

test('recovery codes made anew end the older ones, and need a factor that they stand in for', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test)
  const renew = () => ivy.request('/api/auth/factors/recovery-codes', { method: 'POST' })
  expect(await (await renew()).json()).toMatchObject({ code: 'no-factor' })
  const { recovery_codes } = await setUp(test, ivy)
  const renewed: { recovery_codes: string[] } = await (await renew()).json()
  expect(renewed.recovery_codes).toHaveLength(10)
  const show = (code = '') => ivy.request('/api/auth/factor', { method: 'POST', json: { code } })
  expect((await show(recovery_codes[0])).status).toBe(400)
  expect((await show(renewed.recovery_codes[0])).status).toBe(200)
  expect((await factorsOf(ivy)).recovery_codes_left).toBe(9)
})

test('whoever removes their last factor is asked for none, and with the next one everywhere again', async () => {
  const test = await createTestWorld()
  const ivy = await aPerson(test)
  await setUp(test, ivy)
  const tablet = await onAnotherDevice(test, ivy)
  await withApp(test, ivy)
  expect((await ivy.request('/api/auth/factors/app', { method: 'DELETE' })).status).toBe(204)
  expect((await factorsOf(ivy)).recovery_codes_left).toBe(0)
  expect((await tablet.request('/api/leads')).status).toBe(200)
  const gone = await ivy.request('/api/auth/factors/app', { method: 'DELETE' })
  expect([gone.status, (await gone.json()).code]).toEqual([404, 'factor-not-found'])
  await setUp(test, ivy)
  expect((await tablet.request('/api/leads')).status).toBe(403)
  expect((await ivy.request('/api/leads')).status).toBe(200)
})

test('a role that demands a factor does so from the next request on, of its only owner too', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const id = await roleNamed(test.world, 'Owner')
  const role = await (await owner.request(`/api/roles/${id}`)).json()
  const demand = (changes: object) =>
    owner.request(`/api/roles/${id}`, { method: 'PUT', json: { ...role, ...changes } })
  expect((await demand({ demands_factor: true, description: 'All of it.' })).status).toBe(409)
  const changed = await demand({ demands_factor: true })
  expect([changed.status, await changed.json()]).toMatchObject([200, { demands_factor: true, revision: 2 }])
  const { payload } = await test.world.db
    .selectFrom('event')
    .select('payload')
    .where('name', '=', 'role.changed')
    .executeTakeFirstOrThrow()
  expect(payload).toEqual({ role_id: id, before: { demands_factor: false }, after: { demands_factor: true } })

  const refused = await owner.request('/api/employees')
  expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'second-factor-missing' }])
  expect(await (await owner.request('/api/auth/me')).json()).toMatchObject({ second_factor: 'to_set_up' })
  await setUp(test, owner)
  expect((await owner.request('/api/employees')).status).toBe(200)

  const last = await owner.request('/api/auth/factors/app', { method: 'DELETE' })
  expect([last.status, (await last.json()).detail]).toEqual([
    409,
    'Your role requires two-step verification. Set up another method before you remove this one.',
  ])
  expect(await factorsOf(owner)).toMatchObject({ is_demanded: true, recovery_codes_left: 10 })
})

test('the demand of a role stays where a change does not speak of it', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const path = `/api/roles/${await roleNamed(test.world, 'Technician')}`
  const { demands_factor: _, ...role } = await (await owner.request(path)).json()
  await owner.request(path, { method: 'PUT', json: { ...role, demands_factor: true } })
  const renamed = { ...role, name: 'Field technician', revision: role.revision + 1 }
  const answer = await owner.request(path, { method: 'PUT', json: renamed })
  expect(await answer.json()).toMatchObject({ name: 'Field technician', demands_factor: true })
})

async function begin(person: Person): Promise<{ secret: string; uri: string }> {
  return (await person.request('/api/auth/factors/app', { method: 'POST' })).json()
}

function finish(test: TestWorld, person: Person, secret: string) {
  const json = { code: codeOf(test, secret) }
  return person.request('/api/auth/factors/app', { method: 'PUT', json })
}

async function setUp(test: TestWorld, person: Person): Promise<{ secret: string; recovery_codes: string[] }> {
  const { secret } = await begin(person)
  return { secret, ...(await (await finish(test, person, secret)).json()) }
}

function factorsOf(person: Person) {
  return person.request('/api/auth/factors').then((answer) => answer.json())
}

function codeOf({ world }: TestWorld, secret: string) {
  return codeOfApp(secret, world.now())
}
