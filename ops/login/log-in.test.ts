import { expect, test } from 'vitest'
import { logIn } from './log-in.ts'

const login = { username: 'dana', password: 'secret', remember_me: false }
const user = {
  id: '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11',
  username: 'dana',
  name: 'Dana Reyes',
  roles: ['Dispatcher'],
  permissions: { 'leads.view': 'all' },
  must_change_password: false,
  language: 'en',
  second_factor: 'none',
}

test('a success brings the token and the user', async () => {
  const outcome = await logIn(login, async () => Response.json({ token: 't', user }))
  expect(outcome).toEqual({ ok: true, token: 't', user })
})

test('a request that is rejected found no server', async () => {
  const outcome = await logIn(login, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(outcome).toEqual({ ok: false, failure: { kind: 'unreachable' } })
})

test.each([200, 401])('an answer of %i that breaks off is told as such', async (status) => {
  const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('network error')) })
  const outcome = await logIn(login, async () => new Response(body, { status }))
  expect(outcome).toEqual({ ok: false, failure: { kind: 'broken-off' } })
})

test('a refusal brings what the server said, readable or not', async () => {
  const body = { detail: 'Too many attempts.' }
  expect(await logIn(login, async () => Response.json(body, { status: 429 }))).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 429, body },
  })
  expect(await logIn(login, async () => new Response('<html>', { status: 502 }))).toEqual({
    ok: false,
    failure: { kind: 'refused', status: 502, body: undefined },
  })
})

test.each(['', '<html>', '{}', '{"token":"","user":{}}'])(
  'a success that says %j is an error',
  async (text) => {
    const outcome = await logIn(login, async () => new Response(text))
    expect(outcome).toEqual({ ok: false, failure: { kind: 'error', error: undefined } })
  },
)
