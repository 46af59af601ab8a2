import { expect, test } from 'vitest'
import { newestPosition } from '#platform/events/events.ts'
import { receiveLead } from '#domain/leads/leads.server.ts'
import { aLeadRequest } from '#test/a-lead.ts'
import { add, askAboutPeople as ask, roleIds } from '#test/an-employee.ts'
import { heldBack } from '#test/held-back.ts'
import { aPerson, type Person } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'

const password = 'correct horse battery'
const next = 'quite another password'

/** Rosa at her desk and on her phone; what is done happens to the desk, or from the phone. */
type Scene = { test: TestWorld; owner: Person; rosa: Person; phone: Person }

async function setTheScene(): Promise<Scene> {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const rosa = await aPerson(test, 'Project manager', 'Rosa Plover')
  const answer = await post(test, '/api/auth/login', { username: rosa.username, password })
  const { token } = await answer.json()
  const phone = { ...rosa, token, request: as(test, token) }
  return { test, owner, rosa, phone }
}

const ends: [string, (scene: Scene) => Promise<{ status: number }>][] = [
  ['she signs out', ({ rosa }) => rosa.request('/api/auth/logout', { method: 'POST' })],
  [
    'she changes her password on the phone',
    ({ phone }) => phone.request('/api/auth/password', { method: 'POST', json: { current: password, next } }),
  ],
  ['she is suspended', ({ owner, rosa }) => depart(owner, rosa, 'suspend')],
  ['she leaves', ({ owner, rosa }) => depart(owner, rosa, 'leave')],
  ['someone signs her out', ({ owner, rosa }) => ask(owner, `POST /${rosa.id}/sign-out`)],
  [
    'she uses a code that she was given',
    async ({ test, owner, rosa }) => {
      const { body } = await ask(owner, `POST /${rosa.id}/code`)
      const activation = { username: rosa.username, code: body.code, password: next }
      return post(test, '/api/auth/activate', activation)
    },
  ],
]

test.each(ends)('when %s, the next request and the open stream of her desk end at once', async (_, end) => {
  const scene = await setTheScene()
  const { test, rosa } = scene
  await test.workUntilIdle()
  const stream = await listen(test, rosa)

  expect((await end(scene)).status).toBeLessThan(300)
  expect((await rosa.request('/api/auth/me')).status).toBe(401)
  await test.workUntilIdle()
  expect(await stream.untilItEnds()).toEqual([])
})

test('when she is suspended, signed out or leaves, every other device of hers is out as well', async () => {
  for (const path of ['suspend', 'leave', 'sign-out']) {
    const { owner, rosa, phone } = await setTheScene()
    await ask(owner, `POST /${rosa.id}/${path}`, { revision: 1, reassign_to: null })
    expect([path, (await phone.request('/api/auth/me')).status]).toEqual([path, 401])
  }
})

test('a session that ended does not come back when the person returns', async () => {
  const { test, owner, rosa } = await setTheScene()
  await depart(owner, rosa, 'leave')
  const login = () => post(test, '/api/auth/login', { username: rosa.username, password })
  expect((await login()).status).toBe(401)
  const back = await ask(owner, `POST /${rosa.id}/return`, { revision: 2 })
  expect(back).toMatchObject({ status: 200, body: { status: 'active', revision: 3, devices: [] } })
  expect((await rosa.request('/api/auth/me')).status).toBe(401)
  expect((await login()).status).toBe(200)
})

test.each([
  ['she is suspended', 'device-erased', (owner: Person, june: Person) => depart(owner, june, 'suspend')],
  [
    'she is given a lesser role',
    'not-permitted',
    (owner: Person, june: Person) =>
      ask(owner, `PUT /${june.id}/roles`, { revision: 1, role_ids: [roleIds.bookkeeper] }),
  ],
])('a request whose body is held back until %s does nothing any more', async (_, code, end) => {
  const { test, owner, rosa } = await setTheScene()
  const june = await aPerson(test, 'Office manager', 'June Kestrel')
  const body = heldBack(JSON.stringify({ revision: 1, role_ids: [roleIds.officeManager] }))
  const headers = { 'Content-Type': 'application/json' }
  const init = { method: 'PUT', headers, body: body.stream, duplex: 'half' }
  const answered = june.request(`/api/employees/${rosa.id}/roles`, init)
  await body.isBeingRead
  expect((await end(owner, june)).status).toBe(200)
  body.finish()
  const answer = await answered
  expect((await answer.json()).code).toBe(code)
  expect((await ask(owner, `GET /${rosa.id}`)).body).toMatchObject({ revision: 1 })
})

test('other roles count from the next request on, and an open stream tells by them after one event', async () => {
  const { test, owner, rosa } = await setTheScene()
  await test.workUntilIdle()
  const stream = await listen(test, rosa)
  const roles = { revision: 1, role_ids: [roleIds.dispatcher] }
  expect((await ask(owner, `PUT /${rosa.id}/roles`, roles)).status).toBe(200)
  expect(await (await rosa.request('/api/auth/me')).json()).toMatchObject({
    roles: ['Dispatcher'],
    permissions: { 'leads.view': 'all' },
  })

  await receiveLead(test.world, aLeadRequest(), { page: '/', suspicions: [] })
  await test.workUntilIdle()
  expect(await stream.first(2)).toEqual(['employee.roles_changed', 'lead.received'])
})

test('a role that is narrowed narrows what an open stream tells', async () => {
  const { test, owner, rosa } = await setTheScene()
  await ask(owner, `PUT /${rosa.id}/roles`, { revision: 1, role_ids: [roleIds.dispatcher] })
  await test.workUntilIdle()
  const stream = await listen(test, rosa)
  await ask(owner, `PUT /${rosa.id}/roles`, { revision: 2, role_ids: [roleIds.bookkeeper] })
  await receiveLead(test.world, aLeadRequest(), { page: '/', suspicions: [] })
  await add(owner)
  await test.workUntilIdle()
  // In the order in which it happened: what came in between was not told.
  expect(await stream.first(2)).toEqual(['employee.roles_changed', 'employee.created'])
})

test('a role that begins to demand a second factor ends the open stream of who has not shown one', async () => {
  const { test, owner, rosa } = await setTheScene()
  await test.workUntilIdle()
  const stream = await listen(test, rosa)
  const path = `/api/roles/${roleIds.projectManager}`
  const role = await (await owner.request(path)).json()
  await owner.request(path, { method: 'PUT', json: { ...role, demands_factor: true } })
  await test.workUntilIdle()
  expect(await stream.untilItEnds()).toEqual([])
  expect((await rosa.request('/api/events')).status).toBe(403)
  expect((await rosa.request('/api/auth/me')).status).toBe(200)
})

test('open requests of someone who is suspended become another’s, or the suspension does not happen', async () => {
  const { test, owner, rosa } = await setTheScene()
  const request = aLeadRequest()
  await receiveLead(test.world, request, { page: '/', suspicions: [] })
  const assignment = { employee_id: rosa.id, revision: 1 }
  await owner.request(`/api/leads/${request.id}/assignee`, { method: 'PUT', json: assignment })
  expect((await ask(owner, `GET /${rosa.id}`)).body.open_leads).toBe(1)

  const suspend = (reassign_to: string) =>
    ask(owner, `POST /${rosa.id}/suspend`, { revision: 1, reassign_to })
  expect(await suspend(rosa.id)).toMatchObject({ status: 422, body: { code: 'nobody-to-assign' } })
  expect((await rosa.request('/api/auth/me')).status).toBe(200)
  expect(await suspend(owner.id)).toMatchObject({ status: 200, body: { status: 'suspended', open_leads: 0 } })
  expect((await ask(owner, `GET /${owner.id}`)).body.open_leads).toBe(1)
})

test('who has left cannot be suspended, and what was seen too long ago changes nothing', async () => {
  const { owner, rosa } = await setTheScene()
  expect((await depart(owner, rosa, 'suspend')).status).toBe(200)
  expect(await depart(owner, rosa, 'leave')).toMatchObject({
    status: 409,
    body: { code: 'employee-moved-on' },
  })
  expect((await depart(owner, { ...rosa, revision: 2 }, 'leave')).status).toBe(200)
  expect(await depart(owner, { ...rosa, revision: 3 }, 'suspend')).toMatchObject({
    status: 409,
    body: { code: 'has-left' },
  })
})

type Departing = Pick<Person, 'id'> & { revision?: number }

function depart(owner: Person, { id, revision = 1 }: Departing, path: 'suspend' | 'leave') {
  return ask(owner, `POST /${id}/${path}`, { revision, reassign_to: null })
}

async function post({ api }: TestWorld, path: string, json: unknown) {
  const headers = { 'Content-Type': 'application/json' }
  return api.request(path, { method: 'POST', headers, body: JSON.stringify(json) })
}

function as({ api }: TestWorld, token: string): Person['request'] {
  return async (path, { json, ...init } = {}) => {
    const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' }
    return api.request(path, { ...init, headers, body: JSON.stringify(json) })
  }
}

/** What an open stream says from now on, by the names of the events. */
async function listen({ world }: TestWorld, person: Person) {
  const answer = await person.request(`/api/events?last_id=${await newestPosition(world)}`)
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader()
  let text = (await reader?.read())?.value ?? ''
  const names = () => Array.from(text.matchAll(/^event: (.*)$/gm), ([, name = '']) => name)
  const read = async () => {
    const { done, value = '' } = (await reader?.read()) ?? { done: true }
    text += value
    return !done
  }
  return {
    async first(count: number) {
      while (names().length < count && (await read()));
      await reader?.cancel()
      return names().slice(0, count)
    },
    async untilItEnds() {
      while (await read());
      return names()
    },
  }
}
