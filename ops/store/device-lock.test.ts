import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const [ivy, marcus] = ['01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11', '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d22']
const draftOf = (person: string) => `note-draft:${person}:1`

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('localStorage', aStorage())
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Each thing in it is a property of its own, as in a browser. */
function aStorage() {
  const rows: Record<string, string> = {}
  return Object.defineProperties(rows, {
    getItem: { value: (key: string) => rows[key] ?? null },
    setItem: { value: (key: string, value: string) => void (rows[key] = value) },
    removeItem: { value: (key: string) => Reflect.deleteProperty(rows, key) },
  })
}

/** A device with the keys of these people, on which each has typed a note. */
async function aDevice(...people: string[]) {
  const keys = await import('./device-keys.ts')
  const drafts = await import('../ui/draft-database.ts')
  for (const personId of people) {
    const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, [
      'encrypt',
      'decrypt',
    ])
    await keys.storeKey({ personId, key }, () => true)
    localStorage.setItem(draftOf(personId), 'Wet wall')
  }
  return {
    ...(await import('./device-lock.ts')),
    keysHere: async () => [...(await keys.deviceKeys()).keys()],
    typedHere: () => people.filter((person) => localStorage.getItem(draftOf(person)) !== null),
    lockedHere: async () => [...(await drafts.draftRows()).keys()],
    ...drafts,
  }
}

test('the end of a session seals what was typed and forgets the keys', async () => {
  const { lockDevice, keysHere, typedHere, lockedHere } = await aDevice(ivy, marcus)
  await lockDevice()
  expect([await keysHere(), typedHere()]).toEqual([[], []])
  expect(await lockedHere()).toEqual([ivy, marcus].map((person) => `locked:${draftOf(person)}`))
})

test('a database that is busy holds up signing out for three seconds, and no key goes before what was typed is sealed', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { lockDevice, keysHere, typedHere, changeDrafts } = await aDevice(ivy)
  const free = Promise.withResolvers<void>()
  const held = changeDrafts((drafts) => void keepBusy(drafts, free.promise))
  const locked = lockDevice()
  await vi.advanceTimersByTimeAsync(3000)
  await locked
  expect([await keysHere(), typedHere()]).toEqual([[ivy], [ivy]])
  free.resolve()
  await held
  vi.useRealTimers()
  await expect.poll(keysHere).toEqual([])
  expect(typedHere()).toEqual([])
})

test('where the database of drafts fails, only who typed nothing loses their key', async () => {
  const { lockDevice, keysHere } = await aDevice(ivy, marcus)
  localStorage.removeItem(draftOf(marcus))
  const open = indexedDB.open.bind(indexedDB)
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    if (name === 'device-drafts') throw new DOMException('', 'UnknownError')
    return open(name, version)
  })
  await lockDevice()
  expect(await keysHere()).toEqual([ivy])
})

test('whoever is signed in has what an earlier page left of others locked, and nothing of their own', async () => {
  const { lockOthers, keysHere, typedHere } = await aDevice(ivy, marcus)
  localStorage.setItem('token', 'of Marcus')
  await lockOthers(marcus)
  expect([await keysHere(), typedHere()]).toEqual([[marcus], [marcus]])
})

test('the key of someone who signs in while the device is being locked stays', async () => {
  const { lockDevice, lockOthers, keysHere, typedHere } = await aDevice(ivy, marcus)
  const locked = lockDevice()
  localStorage.setItem('token', 'of Marcus')
  await locked
  expect(await keysHere()).toEqual([ivy, marcus])
  await lockOthers(marcus)
  expect([await keysHere(), typedHere()]).toEqual([[marcus], []])
})

/** A transaction goes on for as long as something is asked in it. */
async function keepBusy(drafts: IDBObjectStore, until: Promise<void>) {
  let isFree = false
  void until.then(() => (isFree = true))
  ask()
  function ask() {
    if (!isFree) drafts.count().addEventListener('success', ask)
  }
}
