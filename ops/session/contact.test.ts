import { beforeEach, expect, test, vi } from 'vitest'

/** A page that has just started, on a device that stores this. */
async function start(stored: Map<string, string>) {
  vi.resetModules()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  return import('./contact.ts')
}

const told = async (answer: Promise<unknown>) => {
  await answer.catch(() => {})
}

beforeEach(() => () => vi.unstubAllGlobals())

test('any answer of the server is contact, also a refusal, and no answer is the loss of it', async () => {
  const { contact, inContact } = await start(new Map())
  await told(inContact(Promise.reject(new TypeError('Failed to fetch'))))
  const { lostSince } = contact.get()
  expect(lostSince).toEqual(expect.any(Number))
  await told(inContact(Promise.reject(new DOMException('', 'TimeoutError'))))
  expect(contact.get()).toMatchObject({ reached: null, lostSince })
  await inContact(Promise.resolve(Response.json({}, { status: 503 })))
  expect(contact.get()).toEqual({ reached: expect.any(Number), lostSince: null, isSure: false })
  await inContact(Promise.resolve(Response.json({}, { status: 502 })))
  expect(contact.get().lostSince).toEqual(expect.any(Number))
})

test('what the page itself aborts tells nothing', async () => {
  const { contact, inContact } = await start(new Map())
  await told(inContact(Promise.reject(new DOMException('', 'AbortError'))))
  expect(contact.get()).toEqual({ reached: null, lostSince: null, isSure: false })
})

test('a device that says it is offline is taken at its word at once, and one that says it is online is not', async () => {
  const heard = new EventTarget()
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard))
  vi.stubGlobal('navigator', { onLine: false })
  const first = await start(new Map())
  first.watchDevice()
  expect(first.contact.get()).toEqual({ reached: null, lostSince: expect.any(Number), isSure: true })

  vi.stubGlobal('navigator', { onLine: true })
  const { contact, noteReached, watchDevice } = await start(new Map())
  watchDevice()
  expect(contact.get().lostSince).toBeNull()
  noteReached(1000)
  heard.dispatchEvent(new Event('offline'))
  expect(contact.get()).toMatchObject({ lostSince: expect.any(Number), isSure: true })
  heard.dispatchEvent(new Event('online'))
  expect(contact.get()).toMatchObject({ lostSince: expect.any(Number) })
  noteReached(9000)
  expect(contact.get()).toEqual({ reached: 9000, lostSince: null, isSure: false })
})

test('a portal that opens without an answer is sure of the loss, and one that had an answer may be wrong for seconds', async () => {
  const { contact, noteLost, noteReached } = await start(new Map())
  noteLost(1000)
  expect(contact.get().isSure).toBe(true)
  noteReached(2000)
  noteLost(3000)
  expect(contact.get().isSure).toBe(false)
})

test('an outage goes on over a restart of the portal, until the server answers', async () => {
  const stored = new Map<string, string>()
  const first = await start(stored)
  first.noteLost(5000)
  first.noteLost(6000)
  const second = await start(stored)
  expect(second.contact.get().lostSince).toBeNull()
  second.noteLost(9000)
  expect(second.contact.get().lostSince).toBe(5000)
  second.noteReached(10_000)
  const third = await start(stored)
  third.noteLost(12_000)
  expect(third.contact.get().lostSince).toBe(12_000)
})
