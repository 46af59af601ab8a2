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
afterEach(() => vi.unstubAllGlobals())

/** A server that answers with these in turn; null where it can't be reached. Returns what it was sent. */
function aServer(...answers: (number | null)[]) {
  const sent = new Array<unknown>()
  vi.stubGlobal('fetch', async (path: string, { body }: { body: string }) => {
    sent.push([path, JSON.parse(body)])
    const status = answers.shift() ?? null
    if (status === null) throw new TypeError('Failed to fetch')
    return new Response(null, { status })
  })
  return sent
}

test('what the server was not told is told again at the next start, until it answers', async () => {
  noteSignOut('a')
  noteSignOut('b')
  noteSignOut('a')
  const sent = aServer(null, 503, 204, 204)
  await tellSignOuts()
  await tellSignOuts()
  expect(isSignOutUntold()).toBe(true)
  await tellSignOuts()
  expect(isSignOutUntold()).toBe(false)
  expect(stored.size).toBe(0)
  const [a, b] = ['a', 'b'].map((token_hash) => ['/api/auth/sign-outs', { token_hash }])
  expect(sent).toEqual([b, b, b, a])
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
