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
