import { expect, test } from 'vitest'
import { aPerson } from '#test/people.ts'
import { createTestWorld } from '#test/world.ts'

/** Every endpoint that answers without a session; whatever is added later is closed until it is named here. */
const open = new Set([
  'POST /api/auth/login',
  'POST /api/leads',
  'PUT /api/photos/{sha256}',
  'GET /api/photos/{sha256}/{size}',
])

test('every documented endpoint asks for a session, but for the few that are open', async () => {
  const { api } = await createTestWorld()
  const { paths } = await (await api.request('/api/openapi.json')).json()
  const endpoints = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(Object(methods)).map((method) => [method.toUpperCase(), path] as const),
  )
  expect(endpoints.length).toBeGreaterThan(10)

  for (const [method, path] of endpoints.filter(([method, path]) => !open.has(`${method} ${path}`))) {
    const answer = await api.request(path.replaceAll(/\{\w+\}/g, '01930000-0000-7000-8000-000000000001'), {
      method,
    })
    expect([method, path, answer.status]).toEqual([method, path, 401])
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(await answer.json()).toMatchObject({ code: 'not-signed-in', detail: 'Please sign in.' })
  }
})

test('the description says which endpoints ask for a session, and speaks the language of its version', async () => {
  const { api } = await createTestWorld()
  const text = await (await api.request('/api/openapi.json')).text()
  const { openapi, paths, security, components } = JSON.parse(text)
  expect([openapi, security]).toEqual(['3.1.0', [{ bearer: [] }]])
  expect(components.securitySchemes).toEqual({ bearer: { type: 'http', scheme: 'bearer' } })
  for (const route of open) {
    const [method = '', path = ''] = route.split(' ')
    expect([route, paths[path][method.toLowerCase()].security]).toEqual([route, []])
  }
  expect(text.split('"security":[]')).toHaveLength(open.size + 1)
  expect(text).not.toContain('"nullable"')
})

test('the description is made once: to make it takes longer than most requests, and everyone may ask', async () => {
  const { api } = await createTestWorld()
  const first = await (await api.request('/api/openapi.json')).text()
  api.getOpenAPI31Document = () => expect.fail('it is made again')
  expect(await (await api.request('/api/openapi.json')).text()).toBe(first)
})

test('a cookie is never a credential', async () => {
  const test = await createTestWorld()
  const { token } = await aPerson(test)
  const answer = await test.api.request('/api/auth/me', { headers: { Cookie: `auth_token=${token}` } })
  expect(answer.status).toBe(401)
})

test.each([
  ['Technician', 'GET', '/api/leads'],
  ['Technician', 'GET', '/api/leads/waiting'],
  ['Technician', 'GET', '/api/events'],
  ['Read-only', 'PUT', '/api/leads/01930000-0000-7000-8000-000000000001/status'],
  ['Project manager', 'POST', '/api/leads/01930000-0000-7000-8000-000000000001/release'],
])('a %s is refused %s %s', async (role, method, path) => {
  const person = await aPerson(await createTestWorld(), role)
  const json = method === 'PUT' ? { status: 'contacted', revision: 1 } : undefined
  const answer = await person.request(path, { method, json })
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'not-permitted'])
})
