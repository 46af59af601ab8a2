import { expect, test } from 'vitest'
import { day, minute, second } from '#platform/time.ts'
import { allow } from '#domain/roles/allowed.ts'
import { issueCode } from '#domain/employees/codes.server.ts'
import { takeRecoveryCode } from '#domain/factors/recovery-codes.server.ts'
import { codeNow, withApp } from '#test/a-factor.ts'
import { aPerson, onAnotherDevice, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { readRoutes } from '#test/fuzz/routes.ts'

/** Ivy with an app, at a device where she has just signed in by her password. */
async function ivySignsIn() {
  const test = await createTestWorld()
  const desk = await aPerson(test, 'Dispatcher', 'Ivy Starling')
  await withApp(test, desk)
  return { test, desk, phone: await onAnotherDevice(test, desk) }
}

function show(person: Person, code: string) {
  return person.request('/api/auth/factor', { method: 'POST', json: { code } })
}

async function eventsNamed({ world }: TestWorld, name: string) {
  const rows = await world.db
    .selectFrom('event')
    .select(['payload', 'employee_id'])
    .where('name', '=', name)
    .execute()
  return rows
}

test('who has an app signs in as ever, and gets on with the code that it shows', async () => {
  const { test, phone } = await ivySignsIn()
  expect(phone.second_factor).toBe('asked')
  const leads = await phone.request('/api/leads')
  expect([leads.status, await leads.json()]).toMatchObject([
    403,
    { code: 'second-factor-asked', detail: 'Complete two-step verification first.' },
  ])
  expect(await (await phone.request('/api/auth/factor')).json()).toEqual({
    app: true,
    recovery_code: false,
    passkey: false,
  })

  const shown = await show(phone, codeNow(test.world))
  expect([shown.status, await shown.json()]).toMatchObject([200, { id: phone.id, second_factor: 'proven' }])
  expect((await phone.request('/api/leads')).status).toBe(200)
  test.wait(20 * 60 * minute)
  expect((await phone.request('/api/leads')).status).toBe(200)
})

test('without the second factor nothing opens, whichever endpoint there is or will be', async () => {
  const { test, phone } = await ivySignsIn()
  const newcomer = await aPerson(test, 'Technician')
  await test.world.db
    .updateTable('role')
    .set({ demands_factor: true })
    .where('name', '=', 'Technician')
    .execute()

  const open = await openTo(test, phone, 'second-factor-asked')
  expect(open.toSorted()).toEqual([
    'GET /api/auth/factor',
    'GET /api/auth/me',
    'POST /api/auth/factor',
    'POST /api/auth/factor/challenge',
    'POST /api/auth/logout',
  ])
  const openToNewcomer = await openTo(test, newcomer, 'second-factor-missing')
  expect(openToNewcomer.filter((name) => !/\/factors?(\/|$)/.test(name)).toSorted()).toEqual([
    'GET /api/auth/me',
    'POST /api/auth/confirm',
    'POST /api/auth/logout',
    'POST /api/auth/password',
  ])
})

/** The endpoints that do not refuse the person with that code; those that are open to all are left out. */
async function openTo(test: TestWorld, person: Person, code: string) {
  const routes = await readRoutes(test.api)
  expect(routes.length).toBeGreaterThan(40)
  const found: string[] = []
  for (const { name, method, path } of routes) {
    const address = path.replaceAll(/\{\w+\}/g, '01930000-0000-7000-8000-000000000001')
    const stranger = await test.api.request(address, { method })
    await stranger.body?.cancel()
    if (stranger.status !== 401 || name === 'POST /api/auth/login') continue
    // Ending the session would end the walk.
    const answer = name === 'POST /api/auth/logout' ? null : await person.request(address, { method })
    if (answer === null || (await answer.json()).code !== code) found.push(name)
  }
  return found
}

test('a code counts once, also where it comes twice at the same moment', async () => {
  const { test, phone } = await ivySignsIn()
  const tablet = await onAnotherDevice(test, phone)
  const both = await Promise.all([phone, tablet].map((device) => show(device, codeNow(test.world))))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
  expect((await show(phone, codeNow(test.world))).status).toBe(400)
  expect((await show(phone, codeNow(test.world, -1))).status).toBe(400)
  test.wait(30 * second)
  expect((await show(tablet, codeNow(test.world))).status).toBe(200)
})

test('a refused code says so at its field, and is in the record without what was typed', async () => {
  const { test, desk, phone } = await ivySignsIn()
  const sentence = 'This code isn’t correct, or it was already used.'
  for (const code of ['000000', 'K7QX-3ZTA-90PM', 'nonsense']) {
    const answer = await show(phone, code)
    expect([answer.status, await answer.json()]).toMatchObject([
      400,
      { code: 'wrong-code', detail: sentence, fields: { code: [sentence] } },
    ])
  }
  const refused = { payload: { employee_id: desk.id }, employee_id: null }
  expect(await eventsNamed(test, 'employee.factor_refused')).toEqual([refused, refused, refused])
})

test('of twenty who bring one recovery code at once one has it, and it is told how many are left', async () => {
  const { test, desk } = await ivySignsIn()
  const made = await desk.request('/api/auth/factors/recovery-codes', { method: 'POST' })
  const { recovery_codes }: { recovery_codes: string[] } = await made.json()
  expect(new Set(recovery_codes).size).toBe(10)
  const [code = '', other = ''] = recovery_codes

  const typed = code.toLowerCase().replaceAll('-', ' ')
  const tries = Array.from({ length: 20 }, () => takeRecoveryCode(test.world, desk.id, typed))
  expect((await Promise.all(tries)).filter((isTaken) => isTaken)).toHaveLength(1)
  expect(await eventsNamed(test, 'employee.recovery_code_used')).toEqual([
    { payload: { employee_id: desk.id, left: 9 }, employee_id: desk.id },
  ])

  const phone = await onAnotherDevice(test, desk)
  expect((await show(phone, code)).status).toBe(400)
  expect((await show(phone, other)).status).toBe(200)
  const kept = await test.world.db.selectFrom('recovery_code').selectAll().execute()
  expect(kept).toHaveLength(8)
})

test('of 50 guesses at once no more than ten are tried, and only this person waits', async () => {
  const { test, phone } = await ivySignsIn()
  const other = await aPerson(test, 'Dispatcher', 'Otis')
  await withApp(test, other)
  const guesses = Array.from({ length: 50 }, (_, nth) => show(phone, String(nth).padStart(6, '0')))
  const statuses = (await Promise.all(guesses)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 400)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(40)
  const late = await show(phone, codeNow(test.world))
  expect([late.status, Number(late.headers.get('retry-after')) > 600]).toEqual([429, true])
  expect((await show(await onAnotherDevice(test, other), codeNow(test.world))).status).toBe(200)
})

test('a new password by a code opens no more than the old one did', async () => {
  const { test, desk } = await ivySignsIn()
  const owner = await aPerson(test)
  const { code } = await issueCode(test.world, allow(owner, 'employees.resetPassword'), desk.id)
  const answer = await test.api.request('/api/auth/activate', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: desk.username, code, password: 'quite another password' }),
  })
  expect(await answer.json()).toMatchObject({ user: { second_factor: 'asked' } })
})

test('a session that was proven stays so for as long as it lasts, and the next one is asked again', async () => {
  const { test, desk } = await ivySignsIn()
  test.wait(400 * day)
  expect((await desk.request('/api/leads')).status).toBe(200)
  expect((await onAnotherDevice(test, desk)).second_factor).toBe('asked')
})
