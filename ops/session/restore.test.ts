import { expect, test } from 'vitest'
import type { SignedIn } from '#domain/employees/employee.ts'
import { restoreSession, restoreStep, type MeAnswer } from './restore.ts'

const dana: SignedIn = {
  id: '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11',
  username: 'dana',
  name: 'Dana Reyes',
  roles: ['Dispatcher'],
  permissions: { 'leads.view': 'all' },
  must_change_password: false,
  language: 'en',
  second_factor: 'none',
}
const refused = (status: number, retryAfterSeconds: number | null = null, code = ''): MeAnswer => ({
  kind: 'refused',
  status,
  code,
  retryAfterSeconds,
})

function browserWith(token: string | null, answers: MeAnswer[], stored: SignedIn | null = null) {
  const seen = { asked: 0, discarded: 0, erased: 0, waited: new Array<number>() }
  const answerTimeout = new Array<number>()
  const session = restoreSession({
    token: () => token,
    storedUser: () => stored,
    async askMe(ms) {
      answerTimeout.push(ms)
      return answers[seen.asked++] ?? { kind: 'no-answer' }
    },
    async discard(isErased) {
      seen.discarded++
      if (isErased) seen.erased++
    },
    wait: async (ms) => void seen.waited.push(ms),
  })
  return { seen, session, answerTimeout }
}

test('without a token nobody is asked, the visitor is signed out, and what an earlier session left is locked', async () => {
  const { seen, session } = browserWith(null, [])
  expect(await session).toEqual({ state: 'signed-out' })
  expect(seen).toEqual({ asked: 0, discarded: 1, erased: 0, waited: [] })
})

test('a good token brings its user back', async () => {
  const { seen, session } = browserWith('t', [{ kind: 'user', user: dana }])
  expect(await session).toEqual({ state: 'signed-in', user: dana })
  expect(seen.discarded).toBe(0)
})

test.each([400, 401, 403, 404, 500, 502])('an answer of %i discards the token at once', async (status) => {
  const { seen, session } = browserWith('t', [refused(status)])
  expect(await session).toEqual({ state: 'signed-out' })
  expect(seen).toEqual({ asked: 1, discarded: 1, erased: 0, waited: [] })
})

test.each([
  [401, 'device-erased', 1],
  [401, 'session-ended', 0],
  [401, 'not-signed-in', 0],
  [500, 'device-erased', 0],
])('an answer of %i with the code %s removes what was read %i times', async (status, code, erased) => {
  const { seen, session } = browserWith('t', [refused(status, null, code)], dana)
  expect(await session).toMatchObject({ state: 'signed-out' })
  expect(seen).toMatchObject({ discarded: 1, erased })
})

test('whose session the server has ended is told so at the login, and nobody else', async () => {
  const ended = (code: string) => browserWith('t', [refused(401, null, code)], dana).session
  expect(await ended('session-ended')).toEqual({ state: 'signed-out', isEnded: true })
  expect(await ended('not-signed-in')).toEqual({ state: 'signed-out' })
})

test('a request that got no answer keeps the token', async () => {
  const { seen, session } = browserWith('t', [{ kind: 'no-answer' }])
  expect(await session).toEqual({ state: 'offline' })
  expect(seen.discarded).toBe(0)
})

test.each([429, 503])('a server that answers %i is asked again, and the session survives', async (status) => {
  const { seen, session } = browserWith('t', [refused(status), refused(status), { kind: 'user', user: dana }])
  expect(await session).toEqual({ state: 'signed-in', user: dana })
  expect(seen).toEqual({ asked: 3, discarded: 0, erased: 0, waited: [1000, 2000] })
})

test('a server that stays busy ends the session after three more questions', async () => {
  const { seen, session } = browserWith('t', [refused(503), refused(503), refused(429), refused(503)])
  expect(await session).toEqual({ state: 'signed-out' })
  expect(seen).toEqual({ asked: 4, discarded: 1, erased: 0, waited: [1000, 2000, 4000] })
})

test('a wait that the server asks for is kept, up to ten seconds', () => {
  expect(restoreStep(refused(429, 5), 1)).toEqual({ do: 'ask-again', afterMs: 5000 })
  expect(restoreStep(refused(429, 900), 1)).toEqual({ do: 'ask-again', afterMs: 10_000 })
})

test('without an answer a device goes on as the person who was signed in, where it knows them', async () => {
  expect(await browserWith('t', [], dana).session).toEqual({ state: 'signed-in', user: dana, isStored: true })
  expect(await browserWith('t', []).session).toEqual({ state: 'offline' })
  expect(await browserWith(null, [], dana).session).toEqual({ state: 'signed-out' })
  const ended = browserWith('t', [refused(401)], dana)
  expect(await ended.session).toEqual({ state: 'signed-out' })
  expect(ended.seen.discarded).toBe(1)
})

test('who is known on this device waits for seconds, and others as long as a slow network may take', async () => {
  const [known, unknown] = [browserWith('t', [], dana), browserWith('t', [])]
  await Promise.all([known.session, unknown.session])
  expect(known.answerTimeout).toEqual([2500])
  expect(unknown.answerTimeout).toEqual([20_000])
})
