import type { SignedIn } from '#domain/employees/employee.ts'
import { SignInResult, type Credentials } from '#domain/sessions/session.ts'
import { postLogin } from '../api.ts'
import type { LoginFailure } from './login-errors.ts'

type Answer = Pick<Response, 'ok' | 'status' | 'text'>
export type LoginOutcome = { ok: true; token: string; user: SignedIn } | { ok: false; failure: LoginFailure }

/** Sends the login once, and says what became of it. */
export function logIn(login: Credentials, post: (login: Credentials) => Promise<Answer> = postLogin) {
  return outcomeOf(() => post(login))
}

/** What became of anything that signs a person in. */
export async function outcomeOf(ask: () => Promise<Answer>): Promise<LoginOutcome> {
  let response
  try {
    response = await ask()
  } catch {
    return { ok: false, failure: { kind: 'unreachable' } }
  }

  let text
  try {
    text = await response.text()
  } catch {
    return { ok: false, failure: { kind: 'broken-off' } }
  }

  if (!response.ok)
    return { ok: false, failure: { kind: 'refused', status: response.status, body: parsed(text) } }
  const answer = SignInResult.safeParse(parsed(text))
  return answer.success
    ? { ok: true, ...answer.data }
    : { ok: false, failure: { kind: 'error', error: undefined } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
