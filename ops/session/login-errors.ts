/** How a sign-in can fail: no answer at all, an answer that broke off, a refusal, or anything else. */
export type LoginFailure =
  | { kind: 'unreachable' }
  | { kind: 'broken-off' }
  | { kind: 'refused'; status: number; body: unknown }
  | { kind: 'error'; error: unknown }

export type LoginMessage = { title: string; description?: string }

const unreachable: LoginMessage = {
  title: 'Unable to connect to server',
  description: 'Please check your internet connection and try again.',
}
const network: LoginMessage = {
  title: 'Network error',
  description: 'The server may be temporarily unavailable. Please try again in a moment.',
}

/** What the person at the login form reads. */
export function loginMessage(failure: LoginFailure): LoginMessage {
  if (failure.kind === 'unreachable') return unreachable
  if (failure.kind === 'broken-off') return network
  if (failure.kind === 'refused') return refusal(failure.status, failure.body)

  const told = messageOf(failure.error)
  if (/NetworkError|Failed to fetch/.test(told)) return network
  return { title: 'Login error', description: told || 'An unexpected error occurred. Please try again.' }
}

/** What the server says of a refused sign-in. */
export function refusal(status: number, body: unknown): LoginMessage {
  const title = textAt(body, 'detail') || textAt(body, 'message') || 'Login failed. Please try again.'
  return status === 401 ? { title, description: 'Please check your username and password.' } : { title }
}

function textAt(body: unknown, key: string) {
  if (typeof body !== 'object' || body === null) return ''
  const value: unknown = Reflect.get(body, key)
  return typeof value === 'string' ? value.trim() : ''
}

function messageOf(error: unknown) {
  if (!(error instanceof Error)) return ''
  return /NetworkError/.test(error.name) ? error.name : error.message
}
