import 'fake-indexeddb/auto'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { openDatabase } from '../store/database.ts'
import { sealerWith } from '../store/sealing.ts'
import type { Entry } from './entry.ts'
import { openOutboxStore, type OutboxStore } from './outbox-store.ts'

const local = new Map<string, string>()
/** What is sent to the server: in whose name, and how to answer it. */
let sent: { token: string; answer: () => void }[] = []
let failure = 500
let isHeld = false

beforeEach(() => {
  vi.resetModules()
  local.clear()
  sent = []
  failure = 500
  isHeld = false
  vi.stubGlobal('document', { cookie: '', visibilityState: 'visible', addEventListener() {} })
  vi.stubGlobal('location', { protocol: 'https:' })
  vi.stubGlobal('navigator', {})
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => local.get(key) ?? null,
    setItem: (key: string, value: string) => local.set(key, value),
    removeItem: (key: string) => local.delete(key),
  })
  vi.stubGlobal('fetch', (_path: string, { headers, signal }: RequestInit) => {
    return new Promise<Response>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      const token = new Headers(headers).get('authorization') ?? ''
      sent.push({ token, answer: () => resolve(Response.json({}, { status: failure })) })
    })
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Two notes of Ivy. `onListed` is what another tab does once they were listed. */
async function twoNotes(
  onListed = async (_store: OutboxStore, _listed: Entry[]) => {},
  { nextPhotos = 0, ...broken }: Partial<OutboxStore> & { nextPhotos?: number } = {},
) {
  const { openSender } = await import('./sender.ts')
  const tokens = await import('../session/token-store.ts')
  tokens.keepToken('of Ivy', { remember: false })
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  const store = openOutboxStore(openDatabase(newId()), sealerWith(key))
  for (const text of ['Wet.', 'Dry.'])
    await store.add({
      id: newId(),
      leadId: newId(),
      customer: 'Ann',
      write: { kind: 'note', text },
      at: Date.now(),
    })
  for (let nth = 0; nth < nextPhotos; nth++) {
    const write = { kind: 'photo', name: 'wet.jpg', sha256: null } as const
    const photo = { id: newId(), leadId: newId(), customer: 'Ann', write, at: Date.now() }
    await store.add(photo, { bytes: new Blob(['wet']) })
  }
  const onDone = vi.fn(async () => {})
  async function listOpen() {
    const listed = await store.listOpen()
    await onListed(store, listed)
    return listed
  }
  const sender = openSender({
    store: { ...store, listOpen, ...broken },
    token: 'of Ivy',
    lockName: 'outbox',
    isHeld: () => isHeld,
    onAttempt() {},
    onProgress() {},
    onDone,
  })
  const states = async () => (await store.listOpen()).map(({ state }) => state)
  return { ...tokens, store, sender, onDone, states }
}

/** The same, the first of which is on its way. */
async function anOutbox() {
  const outbox = await twoNotes()
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  return outbox
}

test('what waits is never sent in the name of whoever is signed in next', async () => {
  const { sender, discardToken, keepToken, states, onDone } = await anOutbox()
  discardToken()
  keepToken('of Cleo', { remember: false })
  sent[0]?.answer()
  await expect.poll(states).toEqual(['waiting', 'waiting'])
  sender.ask()
  await sender.close()
  expect(sent.map(({ token }) => token)).toEqual(['Bearer of Ivy'])
  expect(onDone).not.toHaveBeenCalled()
})

test('an outbox that is closed gives up what is on its way, and has written all of it once it is', async () => {
  const { sender, states } = await anOutbox()
  await sender.close()
  expect(await states()).toEqual(['waiting', 'waiting'])
  expect(sent).toHaveLength(1)
})

test('what is held is not sent, and gives way to another until it is', async () => {
  isHeld = true
  const { store, sender, onDone, states } = await twoNotes()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(false))
  expect(sent).toEqual([])
  const other = (text: string) => {
    const entry = { leadId: newId(), customer: 'Ann', at: Date.now(), id: newId() }
    const write = (text: string) => ({ kind: 'note', text }) as const
    return { instead: { ...entry, write: write(text) }, after: { ...entry, write: write(`${text} too`) } }
  }
  const replace = async (text: string) => store.replace((await store.listOpen())[0]?.id ?? '', other(text))
  const texts = async () =>
    (await store.listOpen()).map(({ write }) => (write.kind === 'note' ? write.text : ''))
  expect([await replace('Damp.'), await texts()]).toEqual([true, ['Dry.', 'Damp.']])
  isHeld = false
  sender.ask()
  await vi.waitFor(async () => expect(await states()).toEqual(['sending', 'waiting']))
  expect([await replace('Moist.'), await texts()]).toEqual([false, ['Dry.', 'Damp.', 'Moist. too']])
  await sender.close()
})

test('what comes in a row is not tried while the server that could not take the last of it is left alone', async () => {
  failure = 503
  const request = vi.fn((_name: string, _options: object, work: () => Promise<void>) => work())
  vi.stubGlobal('navigator', { locks: { request } })
  const { sender, onDone } = await anOutbox()
  sent[0]?.answer()
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  sender.askUnlessPaused()
  expect(request).toHaveBeenCalledOnce()
  sender.ask()
  expect(request).toHaveBeenCalledTimes(2)
  await sender.close()
})

test('what another tab removed since it was listed is not sent', async () => {
  let lists = 0
  const { sender, onDone, states } = await twoNotes(async (store, listed) => {
    // The first list is for what an earlier page left behind.
    if (++lists > 1) for (const { id } of listed) await store.remove(id)
  })
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(false))
  expect(await states()).toEqual([])
  expect(sent).toEqual([])
  await sender.close()
})

test('what this device fails to send waits, says so, and holds nothing up', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const closed = new Error('The database is closed')
  const { store, sender, onDone } = await twoNotes(undefined, {
    nextPhotos: 2,
    photoOf: () => Promise.reject(closed),
  })
  for (const nth of [0, 1]) {
    await vi.waitFor(() => expect(sent).toHaveLength(nth + 1))
    sent[nth]?.answer()
  }
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledWith(false))
  expect(logged.mock.calls).toEqual([[closed], [closed]])
  const photos = (await store.listOpen()).filter(({ write }) => write.kind === 'photo')
  expect(photos.map(({ state, fault }) => [state, fault?.code])).toEqual([
    ['waiting', 'device-error'],
    ['waiting', 'device-error'],
  ])
  await sender.close()
})
