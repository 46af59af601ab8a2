import type { SignedIn } from '#domain/employees/employee.ts'
import type { Credentials } from '#domain/sessions/session.ts'
import { outcomeOf } from '../session/sign-in-outcome.ts'

type Permitted = Pick<SignedIn, 'permissions'>
type Answer = Pick<Response, 'ok' | 'status' | 'text'>

/** Sends the login once, and says what became of it. */
export function logIn(login: Credentials, post: (login: Credentials) => Promise<Answer> = postLogin) {
  return outcomeOf(() => post(login), readAnswer)
}

function postLogin(login: Credentials) {
  const headers = { 'Content-Type': 'application/json' }
  return fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(login) })
}

/** What this page needs of the answer. The portal reads the rest when it takes over: its schemas are larger than this page. */
function readAnswer(told: unknown) {
  if (!isObject(told)) return null
  const { token, user } = told
  return typeof token === 'string' && token && isPermitted(user) ? { token, user } : null
}

function isPermitted(user: unknown): user is Permitted {
  return isObject(user) && isObject(user['permissions'])
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
