import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const [ivy, theo] = ['01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d11', '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d22']
const edith = '01932c5e-7c1a-7b3e-8a53-2f6f1c0a9d33'
const formOf = (person: string) => `form-draft:${person}:facts:${edith}:Customer`
const noteOf = (person: string) => `note-draft:${person}:${edith}`

beforeEach(() => {
  vi.resetModules()
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('document', { cookie: '' })
  const rows: Record<string, string> = {}
  vi.stubGlobal(
    'localStorage',
    Object.defineProperties(rows, {
      getItem: { value: (key: string) => rows[key] ?? null },
      setItem: { value: (key: string, value: string) => void (rows[key] = value) },
      removeItem: { value: (key: string) => Reflect.deleteProperty(rows, key) },
    }),
  )
})
afterEach(() => void vi.unstubAllGlobals())

/** A device with the keys of these people, on which Ivy has half filled in a form and typed a note. */
async function aDevice(...people: string[]) {
  const keys = await import('./device-keys.ts')
  const drafts = await import('../ui/draft-database.ts')
  const { draftStorage, draftsRestored } = await import('../ui/draft-storage.ts')
  const own = new Map<string, CryptoKey>()
  for (const personId of people) own.set(personId, await aKey())
  const signIn = async (personId: string) => {
    const key = own.get(personId)
    if (key) await keys.storeKey({ personId, key }, () => true)
  }
  await signIn(ivy)
  await draftsRestored()
  draftStorage.setItem(formOf(ivy), '{"email":"edith@example.test"}')
  draftStorage.setItem(noteOf(ivy), '{"text":"Wet wall"}')
  return {
    signIn,
    ...(await import('./drop-unlocked-forms.ts')),
    ...(await import('./device-lock.ts')),
    ...(await import('./draft-unlock.ts')),
    ...(await import('./draft-lock.ts')),
    /** The keys of what anyone can read here, and of all that is stored. */
    typedHere: () => Object.keys(localStorage).filter((key) => key.includes('-draft:')),
    storedHere: async () =>
      [...(await drafts.draftRows())].filter(([, row]) => hasText(row)).map(([key]) => key),
    everythingHere: async () =>
      JSON.stringify([{ ...localStorage }, [...(await drafts.draftRows()).values()].map(readable)]),
  }
}

const aKey = () => crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])

/** Of a draft that was done with only its turn is kept, until local storage knows of it too. */
function hasText(row: unknown) {
  return typeof row === 'object' && row !== null && ('draft' in row || 'sealed' in row)
}

/** All bytes of it as text. */
function readable(row: unknown): unknown {
  if (row instanceof ArrayBuffer || row instanceof Uint8Array)
    return Buffer.from(new Uint8Array(row)).toString('latin1')
  if (typeof row !== 'object' || row === null) return row
  return Object.values(row).map(readable)
}

test('a half-filled form is locked when its person signs out, no one else reads it, and it is back for them', async () => {
  const device = await aDevice(ivy, theo)
  expect(await device.everythingHere()).toContain('edith@example.test')
  await device.dropUnlockedForms(ivy)
  await device.lockDevice()
  expect(device.typedHere()).toEqual([])
  expect(await device.storedHere()).toEqual([`locked:${formOf(ivy)}`, `locked:${noteOf(ivy)}`])

  await device.signIn(theo)
  await device.unlockDrafts(theo)
  expect(device.typedHere()).toEqual([])
  expect(await device.everythingHere()).not.toContain('edith@example.test')
  await device.lockOthers(null)

  await device.signIn(ivy)
  await device.unlockDrafts(ivy)
  expect(localStorage.getItem(formOf(ivy))).toBe('{"email":"edith@example.test"}')
})

test('an erased device has no half-filled form left, locked or not', async () => {
  const device = await aDevice(ivy)
  await device.dropUnlockedForms(ivy)
  await device.lockDevice()
  localStorage.setItem(formOf(theo), '{}')
  await device.eraseDrafts()
  expect([device.typedHere(), await device.storedHere()]).toEqual([[], []])
})

test('where nothing can be locked, whoever signs out leaves no forms, and the notes and forms of others stay', async () => {
  const device = await aDevice(theo)
  localStorage.setItem(formOf(theo), '{}')
  await device.dropUnlockedForms(ivy)
  await device.lockDevice()
  expect(device.typedHere()).toEqual([noteOf(ivy), formOf(theo)])
  expect(await device.storedHere()).toEqual([noteOf(ivy)])
})
