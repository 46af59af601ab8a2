import 'fake-indexeddb/auto'
import { afterEach, expect, test, vi } from 'vitest'

/** Local storage of a device: `isFull` refuses whatever is stored from then on. */
function aDevice() {
  const rows = new Map<string, string>()
  const device = { isFull: false, rows }
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem(key: string, value: string) {
      if (device.isFull) throw new DOMException('Full', 'QuotaExceededError')
      rows.set(key, value)
    },
    removeItem: (key: string) => void rows.delete(key),
  })
  return device
}

/** The portal as it starts: what it holds in memory is gone. */
async function start() {
  vi.resetModules()
  return import('./draft-storage.ts')
}

afterEach(() => vi.unstubAllGlobals())

test('typing goes on where local storage is full, and what was typed is there at the next start', async () => {
  const device = aDevice()
  const { draftStorage } = await start()
  draftStorage.setItem('note-draft:a', 'We')
  device.isFull = true
  draftStorage.setItem('note-draft:a', 'Wet to the studs.')
  expect(draftStorage.getItem('note-draft:a')).toBe('We')
  device.isFull = false
  const { draftsRestored } = await start()
  await draftsRestored()
  expect(device.rows.get('note-draft:a')).toBe('Wet to the studs.')
})

test('a draft that was done with stays away where the browser is killed before it writes that to local storage', async () => {
  const device = aDevice()
  const { draftStorage } = await start()
  draftStorage.setItem('form-draft:a', '5')
  const written = [...device.rows]
  draftStorage.removeItem('form-draft:a')
  await expect.poll(() => inDatabase('form-draft:a')).not.toHaveProperty('draft')

  for (const [key, value] of written) device.rows.set(key, value)
  await (await start()).draftsRestored()
  expect(device.rows.has('form-draft:a')).toBe(false)
})

test('what was done with leaves nothing behind once local storage knows of it', async () => {
  aDevice()
  const { draftStorage } = await start()
  draftStorage.setItem('form-draft:b', '5')
  draftStorage.removeItem('form-draft:b')
  await expect.poll(() => inDatabase('form-draft:b')).not.toHaveProperty('draft')
  await (await start()).draftsRestored()
  expect(await inDatabase('form-draft:b')).toEqual({})
})

async function inDatabase(key: string) {
  const { draftRows } = await import('./draft-database.ts')
  return (await draftRows()).get(key) ?? {}
}
