import { nativeSha256 } from '#domain/photos/native-sha256.ts'
import { second } from '#platform/time.ts'

/** Hashes of tokens, as JSON. They open nothing: whoever finds one can end that session and no more. */
const key = 'signed-out'
const mostStored = 20
/** In seconds, where a server that gets too many does not say how long. */
const usualWait = 60

/** What stands here for a token; null on plain http, where browsers hash nothing. */
export function tokenHashOf(token: string): Promise<string | null> {
  return nativeSha256(new TextEncoder().encode(token))
}

/** Stores that this session has to end on the server. */
export function noteSignOut(tokenHash: string) {
  store([...stored().filter((known) => known !== tokenHash), tokenHash].slice(-mostStored))
}

/** The server has been told. */
export function forgetSignOut(tokenHash: string) {
  store(stored().filter((known) => known !== tokenHash))
}

/** Whether a session that was left on this device may still be open on the server. */
export function isSignOutUntold() {
  return stored().length > 0
}

/** Whether the session of this token is one of them. */
export async function wasLeft(token: string): Promise<boolean> {
  return isSignOutUntold() && stored().includes((await tokenHashOf(token)) ?? '')
}

/** Tells the server whose sessions were left while it could not be reached. The login page does this too, so it has to be small. */
export async function tellSignOuts(): Promise<void> {
  for (const tokenHash of stored()) if (!(await tell(tokenHash))) return
}

/** What is refused is told again at the next start of a page, and holds up no other. False where no other would arrive now. */
async function tell(token_hash: string): Promise<boolean> {
  // Another page may have told it during a wait.
  while (stored().includes(token_hash)) {
    const response = await fetch('/api/auth/sign-outs', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ token_hash }),
    }).catch(() => null)
    if (!response) return false
    if (response.ok) forgetSignOut(token_hash)
    else if (response.status !== 429) return true
    else await wait(Number(response.headers.get('retry-after')) || usualWait)
  }
  return true
}

function wait(seconds: number) {
  return new Promise<void>((done) => setTimeout(done, seconds * second))
}

function stored(): string[] {
  try {
    const hashes: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(hashes) ? hashes.filter((hash) => typeof hash === 'string') : []
  } catch {
    return []
  }
}

function store(hashes: readonly string[]) {
  if (hashes.length === 0) localStorage.removeItem(key)
  else localStorage.setItem(key, JSON.stringify(hashes))
}
