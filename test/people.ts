import { createHash, randomBytes } from 'node:crypto'
import { hashPassword } from '#platform/secrets/passwords.ts'
import { newId } from '#platform/uuid.ts'
import { createEmployee } from '#domain/employees/employees.server.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { findSession } from '#domain/sessions/sessions.server.ts'
import type { TestWorld } from './world.ts'

export const passwordOfAll = 'correct horse battery'
/** Made once: it takes as long as all the rest of a small test. */
const hashOfAll = hashPassword(passwordOfAll)

export type Person = SignedIn & {
  token: string
  /** Asks the API in this person's name. */
  request: (path: string, init?: RequestInit & { json?: unknown }) => Promise<Response>
}

/**
 * Someone with the role who is already signed in, without going through the form. Sure to be who they are, however far a test
 * turns the clock: tests of that let them sign in.
 */
export async function aPerson(
  { world, api }: Pick<TestWorld, 'world' | 'api'>,
  role = 'Owner',
  name = 'Dana Reyes',
): Promise<Person> {
  const username = `${name.toLowerCase().replaceAll(' ', '.')}.${randomBytes(4).toString('hex')}`
  const employee_id = await createEmployee(world, {
    username,
    name,
    password_hash: await hashOfAll,
    role,
    must_change_password: false,
  })
  const token = randomBytes(32).toString('base64url')
  const at = world.now()
  await world.db
    .insertInto('session')
    .values({
      id: newId(),
      token_hash: createHash('sha256').update(token).digest(),
      employee_id,
      user_agent: 'test',
      created_at: at,
      seen_at: at,
      proved_at: null,
      confirmed_at: new Date('2999-12-31'),
      expires_at: null,
      ended_at: null,
    })
    .execute()
  const session = await findSession(world, token)
  if (!session) throw new Error('the session was not found')

  return { ...session.employee, token, request: asWhoHas({ api }, token) }
}

/** Another device of the person, on which they just signed in. */
export function onAnotherDevice(
  test: Pick<TestWorld, 'api'>,
  { username }: Pick<Person, 'username'>,
): Promise<Person> {
  return signedInAs(test, { username, password: passwordOfAll })
}

/** Whoever signs in by this name and password. */
export async function signedInAs(
  { api }: Pick<TestWorld, 'api'>,
  credentials: { username: string; password: string; remember_me?: boolean },
): Promise<Person> {
  const answer = await api.request('/api/auth/login', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(credentials),
  })
  if (answer.status !== 200) throw new Error(`The sign-in was answered with ${answer.status}.`)
  const { token, user }: { token: string; user: SignedIn } = await answer.json()
  return { ...user, token, request: asWhoHas({ api }, token) }
}

function asWhoHas({ api }: Pick<TestWorld, 'api'>, token: string): Person['request'] {
  return async (path, { json, ...init } = {}) => {
    const headers = new Headers(init.headers)
    headers.set('Authorization', `Bearer ${token}`)
    if (json !== undefined) headers.set('Content-Type', 'application/json')
    return api.request(path, {
      ...init,
      headers,
      body: json === undefined ? init.body : JSON.stringify(json),
    })
  }
}
