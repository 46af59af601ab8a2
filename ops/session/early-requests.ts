import type { SignedIn } from '#domain/employees/employee.ts'

type EarlyRequests = Map<string, Promise<Response>>

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
export function startEarlyRequests(paths: readonly string[], get: (path: string) => Promise<Response>) {
  const requests: EarlyRequests = new Map(paths.map((path) => [path, get(path)]))
  // A failure is reported to whoever takes the answer, not as an unhandled rejection.
  for (const answer of requests.values()) answer.catch(() => {})
  Reflect.set(document, documentKey, requests)
}

/** The answer to an early request, once; null where there was no such request or it was taken already. */
export function takeEarlyResponse(
  input: RequestInfo | URL,
  init: RequestInit = {},
): Promise<Response> | null {
  const requests: EarlyRequests | undefined = Reflect.get(document, documentKey)
  const path = String(input)
  const answer = requests?.get(path)
  if (!requests || !answer || (init.method ?? 'GET') !== 'GET' || performance.now() > maxAge) return null
  requests.delete(path)
  return untilAborted(answer, init.signal)
}

function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined) {
  return new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    answer.then(resolve, reject)
  })
}
