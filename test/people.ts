import { createHash, randomBytes } from 'node:crypto'
import { newId } from '#platform/uuid.ts'
import { createEmployee } from '#domain/employees/employees.server.ts'
import type { SignedIn } from '#domain/employees/employee.ts'
import { findSession } from '#domain/sessions/sessions.server.ts'
import type { TestWorld } from './world.ts'

export type Person = SignedIn & {
  token: string
  /** Asks the API in this person's name. */
  request: (path: string, init?: RequestInit & { json?: unknown }) => Promise<Response>
}

/** Someone with the role who is already signed in, without going through the form. */
export async function aPerson(
  { world, api }: TestWorld,
  role = 'Owner',
  name = 'Dana Reyes',
): Promise<Person> {
  const username = `${name.toLowerCase().replaceAll(' ', '.')}.${randomBytes(2).toString('hex')}`
  const employee_id = await createEmployee(world, {
    username,
    name,
    password: 'correct horse battery',
    role,
    mustChangePassword: false,
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
      expires_at: null,
      ended_at: null,
    })
    .execute()
  const session = await findSession(world, token)
  if (!session) throw new Error('the session was not found')

  return {
    ...session.employee,
    token,
    async request(path, { json, ...init } = {}) {
      const headers = new Headers(init.headers)
      headers.set('Authorization', `Bearer ${token}`)
      if (json !== undefined) headers.set('Content-Type', 'application/json')
      return api.request(path, {
        ...init,
        headers,
        body: json === undefined ? init.body : JSON.stringify(json),
      })
    },
  }
}
