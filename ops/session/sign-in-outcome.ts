import type { LoginFailure } from './login-errors.ts'

type Answer = Pick<Response, 'ok' | 'status' | 'text'>
type SignedIn<User> = { token: string; user: User }
export type SignInOutcome<User> = ({ ok: true } & SignedIn<User>) | { ok: false; failure: LoginFailure }

/** Asks once for anything that signs a person in, and says what became of it; `read` returns null for what it does not understand. */
export async function outcomeOf<User>(
  ask: () => Promise<Answer>,
  read: (told: unknown) => SignedIn<User> | null,
): Promise<SignInOutcome<User>> {
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
  const signedIn = read(parsed(text))
  return signedIn ? { ok: true, ...signedIn } : { ok: false, failure: { kind: 'error', error: undefined } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
