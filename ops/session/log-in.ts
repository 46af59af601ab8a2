import * as z from 'zod'
import { postLogin, type User } from '../api.ts'
import type { LoginFailure } from './login-errors.ts'

export type Login = { username: string; password: string; remember_me: boolean }
type LoginOutcome = { ok: true; token: string; user: User } | { ok: false; failure: LoginFailure }

const LoginAnswer = z.object({
  token: z.string().min(1),
  user: z.object({
    id: z.string(),
    username: z.string(),
    name: z.string(),
    roles: z.array(z.string()),
    permissions: z.array(z.string()),
    must_change_password: z.boolean(),
  }),
})

/** Sends the login once, and says what became of it. */
export async function logIn(login: Login): Promise<LoginOutcome> {
  let response
  try {
    response = await postLogin(login)
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
  const answer = LoginAnswer.safeParse(parsed(text))
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
