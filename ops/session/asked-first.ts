import type { SignedIn } from '#domain/employees/employee.ts'

type Asked = Map<string, Promise<Response>>
type Place = Pick<Location, 'pathname' | 'search'>

const place = 'askedFirst'
/** Who comes later than this many milliseconds after the start of the page asks anew. */
const goodFor = 10_000

/** What the portal asks first at this address: who is signed in, and for whoever it was last what the dashboard shows them. */
export function firstPaths({ pathname, search }: Place, may: Partial<SignedIn['permissions']>): string[] {
  const paths = ['/api/auth/me']
  if (pathname !== '/ops/dashboard' || search) return paths
  if (may['dashboard.view']) paths.push('/api/dashboard?days=30')
  if (may['leads.view'] === 'assigned') paths.push('/api/leads/desk')
  return paths
}

/** Leaves answers for the portal's own script, which takes them where it would ask. */
export function leaveAsked(paths: readonly string[], ask: (path: string) => Promise<Response>) {
  const asked: Asked = new Map(paths.map((path) => [path, ask(path)]))
  // Whoever takes one is told of a network that failed.
  for (const answer of asked.values()) answer.catch(() => {})
  Reflect.set(document, place, asked)
}

/** The answer that was asked for first, for whoever comes first; null where it was not, or is taken already. */
export function takeAsked(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> | null {
  const asked: Asked | undefined = Reflect.get(document, place)
  const path = String(input)
  const answer = asked?.get(path)
  if (!asked || !answer || (init.method ?? 'GET') !== 'GET' || performance.now() > goodFor) return null
  asked.delete(path)
  return untilAborted(answer, init.signal)
}

function untilAborted(answer: Promise<Response>, signal: AbortSignal | null | undefined) {
  return new Promise<Response>((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason), { once: true })
    answer.then(resolve, reject)
  })
}
