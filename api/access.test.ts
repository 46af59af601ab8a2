import { expect, test } from 'vitest'
import * as z from 'zod'
import { aPerson } from '#test/people.ts'
import { createTestWorld, type TestWorld } from '#test/world.ts'
import { openEndpoints } from './open-endpoints.ts'

/** The description doesn't list itself. */
const undescribed = 'GET /api/openapi.json'
const open = new Set(openEndpoints.filter((endpoint) => endpoint !== undescribed))

test('every documented endpoint asks for a session, but for the few that are open', async () => {
  const test = await createTestWorld()
  const endpoints = await listEndpoints(test)
  expect(endpoints.length).toBeGreaterThan(10)

  for (const { method, path, address } of endpoints.filter(
    ({ method, path }) => !open.has(`${method} ${path}`),
  )) {
    const answer = await test.api.request(address, { method })
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

test('a body without an end is cut off wherever one is taken', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const endpoints = await listEndpoints(test)
  const taking = endpoints.filter(({ requestBody }) => requestBody?.content['application/json'])
  expect(taking.length).toBeGreaterThan(4)
  for (const { method, address } of taking) {
    const body = endlessBody()
    const headers = { 'Content-Type': 'application/json' }
    const init = { method, headers, body: body.stream, duplex: 'half' }
    const answer = await owner.request(address, init)
    expect([method, address, answer.status]).toEqual([method, address, 413])
    expect(await answer.json()).toMatchObject({ code: 'too-large', detail: expect.stringMatching(/\.$/) })
    // The largest body is a filled form with its ink.
    expect(body.sent()).toBeLessThan(5_000_000)
  }
})

test('a body whose values say how they are converted is refused wherever one is taken', async () => {
  const test = await createTestWorld()
  const owner = await aPerson(test)
  const taking = (await listEndpoints(test)).filter(
    ({ requestBody }) => requestBody?.content['application/json'],
  )
  const body = '{"name":{"length":{"toString":1}}}'
  for (const { method, address } of taking) {
    const headers = { 'Content-Type': 'application/json' }
    const answer = await owner.request(address, { method, headers, body })
    expect([method, address, answer.status]).toEqual([method, address, 400])
  }
})

test('a body that says that it is too large is refused unread', async () => {
  const { api } = await createTestWorld()
  const headers = { 'Content-Type': 'application/json', 'Content-Length': '200000' }
  const answer = await api.request('/api/leads', { method: 'POST', headers, body: '{}' })
  expect(answer.status).toBe(413)
})

test('a cookie is never a credential', async () => {
  const test = await createTestWorld()
  const { token } = await aPerson(test)
  const answer = await test.api.request('/api/auth/me', { headers: { Cookie: `auth_token=${token}` } })
  expect(answer.status).toBe(401)
})

test.each([
  ['Bookkeeper', 'GET', '/api/leads'],
  ['Marketing', 'GET', '/api/leads/waiting'],
  ['Technician', 'PUT', '/api/leads/01930000-0000-7000-8000-000000000001/assignee'],
  ['Read-only', 'PUT', '/api/leads/01930000-0000-7000-8000-000000000001/status'],
  ['Project manager', 'POST', '/api/leads/01930000-0000-7000-8000-000000000001/release'],
  ['Technician', 'GET', '/api/jobs/01930000-0000-7000-8000-000000000001/money'],
  ['Dispatcher', 'GET', '/api/jobs/01930000-0000-7000-8000-000000000001/money'],
  ['Read-only', 'GET', '/api/jobs/01930000-0000-7000-8000-000000000001/money'],
  ['Technician', 'GET', '/api/jobs/01930000-0000-7000-8000-000000000001/messages'],
  ['Bookkeeper', 'GET', '/api/jobs/01930000-0000-7000-8000-000000000001/messages'],
  ['Dispatcher', 'GET', '/api/job-setup'],
])('a %s is refused %s %s', async (role, method, path) => {
  const person = await aPerson(await createTestWorld(), role)
  const json = method === 'PUT' ? { status: 'contacted', employee_id: null, revision: 1 } : undefined
  const answer = await person.request(path, { method, json })
  expect([answer.status, (await answer.json()).code]).toEqual([403, 'not-permitted'])
})

const Description = z.object({
  paths: z.record(
    z.string(),
    z.record(
      z.string(),
      z.object({ requestBody: z.object({ content: z.record(z.string(), z.unknown()) }).optional() }),
    ),
  ),
})

async function listEndpoints({ api }: TestWorld) {
  const { paths } = Description.parse(await (await api.request('/api/openapi.json')).json())
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => {
      const address = path.replaceAll(/\{\w+\}/g, '01930000-0000-7000-8000-000000000001')
      return { ...operation, method: method.toUpperCase(), path, address }
    }),
  )
}

/** It does end, so that a server that reads it all fails instead of hanging. */
function endlessBody() {
  const piece = new TextEncoder().encode('"'.padEnd(64 * 1024, 'x'))
  let sent = 0
  const stream = new ReadableStream<Uint8Array>({
    pull(stream) {
      if (sent > 5_000_000) return stream.close()
      stream.enqueue(piece)
      sent += piece.length
    },
  })
  return { stream, sent: () => sent }
}
