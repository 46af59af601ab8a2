import type { SignedIn } from '#domain/employees/employee.ts'

type EarlyRequests = { answers: Map<string, Promise<Response>>; ended: AbortController; hasReads: boolean }

const documentKey = 'earlyRequests'
/** In milliseconds after the start of the page. Later, an answer is too old to be used. */
const maxAge = 10_000

/** What the portal requests first at this address: who is signed in, and the dashboard's data for whoever was signed in last. */
export function earlyPaths(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  may: Partial<SignedIn['permissions']>,
): string[] {
  const paths = ['/api/auth/me']
  if (pathname !== '/ops/dashboard' || search) return paths
  if (may['dashboard.view']) paths.push('/api/dashboard?days=30')
  if (may['leads.view'] === 'assigned') paths.push('/api/leads/desk')
  return paths
}

/** Sends the requests and stores their answers in the document, where the portal's own script finds them. */
export function startEarlyRequests(
  paths: readonly string[],
  get: (path: string, signal: AbortSignal) => Promise<Response>,
) {
  const ended = new AbortController()
  const answers = new Map(paths.map((path) => [path, get(path, ended.signal)]))
  // A failure is reported to whoever takes the answer, not as an unhandled rejection.
  for (const answer of answers.values()) answer.catch(() => {})
  const requests: EarlyRequests = { answers, ended, hasReads: paths.length > 1 }
  Reflect.set(document, documentKey, requests)
}

/** Whether more was requested than who is signed in: it may have been read before that was answered. */
export function hadEarlyReads() {
  return started()?.hasReads === true
}

/** Whoever they were sent for leaves. */
export function abortEarlyRequests() {
  started()?.ended.abort()
}

/** The answer to an early request, once; null where there was no such request or it was taken already. */
export function takeEarlyResponse(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> | null {
  const answers = started()?.answers
  const path = String(input)
  const answer = answers?.get(path)
  if (!answers || !answer || (init.method ?? 'GET') !== 'GET' || performance.now() > maxAge) return null
  answers.delete(path)
  return untilAborted(answer, init.signal)
}

function started(): EarlyRequests | undefined {
  return Reflect.get(document, documentKey)
}

function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined) {
  return new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    answer.then(resolve, reject)
  })
}
