import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetSignOut, isSignOutUntold, noteSignOut, tellSignOuts } from './late-sign-outs.ts'

const stored = new Map<string, string>()

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A server that answers with these in turn; null where it can't be reached, and 429 for a minute. Returns what it was sent. */
function aServer(...answers: (number | null)[]) {
  const sent = new Array<unknown>()
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    const status = answers.shift() ?? null
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status, headers: status === 429 ? { 'retry-after': '60' } : {} })
  })
  return sent
}

const aSignOut = (token_hash: string) => ['/api/auth/sign-outs', { token_hash }]

test('what the server was not told is told again at the next start, until it answers', async () => {
  noteSignOut('a')
  noteSignOut('b')
  noteSignOut('a')
  const sent = aServer(null, 503, 503, 204, 204)
  await tellSignOuts()
  await tellSignOuts()
  expect(isSignOutUntold()).toBe(true)
  await tellSignOuts()
  expect(isSignOutUntold()).toBe(false)
  expect(stored.size).toBe(0)
  expect(sent).toEqual(['b', 'b', 'a', 'b', 'a'].map(aSignOut))
})

test('a sign-out that the server refuses holds up no other', async () => {
  noteSignOut('a')
  noteSignOut('b')
  const sent = aServer(500, 204)
  await tellSignOuts()
  expect(sent).toEqual(['a', 'b'].map(aSignOut))
  expect(stored.get('signed-out')).toBe('["a"]')
})

test('a server that gets too many is told again after the time that it asks for', async () => {
  vi.useFakeTimers()
  noteSignOut('a')
  noteSignOut('b')
  const sent = aServer(429, 204, 204)
  const told = tellSignOuts()
  await vi.advanceTimersByTimeAsync(59_999)
  expect(sent).toEqual([aSignOut('a')])
  await vi.advanceTimersByTimeAsync(1)
  await told
  expect(sent).toEqual(['a', 'a', 'b'].map(aSignOut))
  expect(isSignOutUntold()).toBe(false)
})

test('a sign-out that the server took at once is not told again, and no more than twenty are stored', async () => {
  const sent = aServer()
  noteSignOut('a')
  forgetSignOut('a')
  await tellSignOuts()
  expect(sent).toEqual([])
  for (let nth = 0; nth < 30; nth++) noteSignOut(`${nth}`)
  expect(JSON.parse(stored.get('signed-out') ?? '')).toHaveLength(20)
})

test('what someone else wrote there ends nothing and breaks nothing', async () => {
  const sent = aServer()
  stored.set('signed-out', '{')
  await tellSignOuts()
  stored.set('signed-out', '{"a":1}')
  await tellSignOuts()
  expect(sent).toEqual([])
})
