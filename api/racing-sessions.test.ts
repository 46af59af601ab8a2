import { expect, test } from 'vitest'
import { codeNow, withApp } from '#test/a-factor.ts'
import { add, askAboutPeople as ask } from '#test/an-employee.ts'
import { aPerson, onAnotherDevice, passwordOfAll, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const rounds = 6
const atOnce = 4
const next = 'three wet basements today'

type Scene = { test: TestWorld; owner: Person; rosa: Person }

const ends: [string, (scene: Scene) => Promise<unknown>][] = [
  ['she changes her password', ({ rosa }) => change(rosa)],
  ['she is suspended', ({ owner, rosa }) => depart(owner, rosa, 'suspend')],
  ['she leaves', ({ owner, rosa }) => depart(owner, rosa, 'leave')],
  [
    'she uses a code that she was given',
    async ({ test, owner, rosa }) => {
      const { body } = await ask(owner, `POST /${rosa.id}/code`)
      return activate(test, { username: rosa.username, code: body.code })
    },
  ],
]

test.each(ends)('of sign-ins with the old password while %s none is left open', async (_, end) => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  for (let round = 0; round < rounds; round++) {
    const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
    const signIns = Promise.all(Array.from({ length: atOnce }, () => signIn(test, rosa)))
    const ended = await end({ test, owner, rosa })
    expect(ended).toMatchObject({ status: 200 })
    const tokens = (await signIns).flatMap(({ token }) => token ?? [])
    await ask(owner, `POST /${rosa.id}/return`, { revision: 2 })
    expect(await openOf(test, tokens)).toEqual([])
  }
})

test('a code that is used while its person is suspended opens nothing that outlives it', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  for (let round = 0; round < rounds; round++) {
    const username = `ivy.${round}`
    const ivy = await add(owner, { username })
    const { body } = await ask(owner, `POST /${ivy}/code`)
    const departure = { revision: 1, reassign_to: null }
    const [answer, suspended] = await Promise.all([
      activate(test, { username, code: body.code }),
      ask(owner, `POST /${ivy}/suspend`, departure),
    ])
    expect([200, 401]).toContain(answer.status)
    expect(suspended.status).toBe(200)
    await ask(owner, `POST /${ivy}/return`, { revision: 2 })
    expect(await openOf(test, [answer.token])).toEqual([])
  }
})

test('of two devices that change the password at once one does, and the other is signed out', async () => {
  const test = await createTestWorld()
  for (let round = 0; round < rounds; round++) {
    const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
    const tablet = await onAnotherDevice(test, rosa)
    const [here, there] = [
      { ...rosa, next },
      { ...tablet, next: 'three dry basements today' },
    ]
    const answers = await Promise.all([here, there].map((device) => change(device, device.next)))
    // Whoever comes second is signed out already, or finds the password it gave to be the old one.
    const [first, second] = answers.map(({ status }) => status).toSorted()
    expect(first).toBe(200)
    expect([400, 401]).toContain(second)
    const open = await openOf(test, [here.token, there.token])
    expect(open).toEqual([answers[0]?.status === 200 ? here.token : there.token])
  }
})

test('a factor that is set up while everything of the person is taken away does not stay', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  for (let round = 0; round < rounds; round++) {
    const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
    await withApp(test, rosa)
    await rosa.request('/api/auth/factors/app', { method: 'POST' })
    const codes = () => rosa.request('/api/auth/factors/recovery-codes', { method: 'POST' })
    const taken = ask(owner, `DELETE /${rosa.id}/factors`)
    await Promise.all(Array.from({ length: atOnce }, codes))
    expect((await taken).status).toBe(204)
    expect(await test.world.db.selectFrom('recovery_code').selectAll().execute()).toEqual([])
  }
})

test('a code of an app that was removed meanwhile proves nothing', async () => {
  const test = await createTestWorld()
  for (let round = 0; round < rounds; round++) {
    const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
    await withApp(test, rosa)
    const tablet = await onAnotherDevice(test, rosa)
    const code = codeNow(test.world)
    await Promise.all([
      tablet.request('/api/auth/factor', { method: 'POST', json: { code } }),
      rosa.request('/api/auth/factors/app', { method: 'DELETE' }),
    ])
    const proved = await test.world.db
      .selectFrom('session')
      .select('id')
      .where('employee_id', '=', rosa.id)
      .where('proved_at', 'is not', null)
      .execute()
    expect(proved).toEqual([])
  }
})

async function change(person: Person, password = next) {
  const json = { current: passwordOfAll, next: password }
  const { status } = await person.request('/api/auth/password', { method: 'POST', json })
  return { status }
}

function depart(owner: Person, { id }: Person, path: 'suspend' | 'leave') {
  return ask(owner, `POST /${id}/${path}`, { revision: 1, reassign_to: null })
}

function signIn(test: TestWorld, { username }: Person) {
  return post(test, 'login', { username, password: passwordOfAll, remember_me: true })
}

function activate(test: TestWorld, told: { username: string; code: string }) {
  return post(test, 'activate', { ...told, password: next })
}

async function post(
  { api }: TestWorld,
  path: string,
  json: object,
): Promise<{ status: number; token?: string }> {
  const headers = { 'Content-Type': 'application/json' }
  const body = JSON.stringify(json)
  const answer = await api.request(`/api/auth/${path}`, { method: 'POST', headers, body })
  return { status: answer.status, ...(await answer.json()) }
}

/** Those of the tokens that still open something. */
async function openOf({ api }: TestWorld, tokens: readonly (string | undefined)[]) {
  const open = await Promise.all(
    tokens.map(async (token) => {
      const headers = { Authorization: `Bearer ${token}` }
      return (await api.request('/api/auth/me', { headers })).status === 200 ? [token] : []
    }),
  )
  return open.flat()
}
