import 'fake-indexeddb/auto'
import { expect, test, vi } from 'vitest'
import { newId } from '#platform/uuid.ts'
import { storeKey } from './device-keys.ts'
import { readRows } from './handed-over-database.ts'
import { forgetSignings, readSigning, storeSigning } from './stored-signings.ts'

/** The part of local storage that is used here: there is no browser. */
function aStorage() {
  const rows = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => rows.get(key) ?? null,
    setItem: (key: string, value: string) => void rows.set(key, value),
    removeItem: (key: string) => void rows.delete(key),
  })
  return rows
}

async function aStart() {
  vi.resetModules()
  const { signingLock, restoreSigningLock, ...rest } = await import('./signing-lock.ts')
  const atOnce = signingLock.get()
  await restoreSigningLock()
  return { atOnce, lock: signingLock.get(), signingLock, ...rest }
}

const lock = {
  person_id: newId(),
  called: 'Ivy',
  job_id: newId(),
  forms: [newId()],
  began_at: 1000,
  session: 'abc',
}

test('a phone that was handed over is locked when the portal starts anew, also where the browser was killed', async () => {
  const rows = aStorage()
  const before = await aStart()
  expect([before.atOnce, before.lock]).toEqual([null, null])
  await before.lockForSigning(lock)
  const again = await aStart()
  expect(again.atOnce).toEqual(lock)
  // What local storage wrote last never reached the disk.
  rows.delete('signing-lock')
  const killed = await aStart()
  expect([killed.atOnce, killed.lock]).toEqual([null, lock])
  await killed.endSigningLock()
  const back = await aStart()
  expect([back.atOnce, back.lock]).toEqual([null, null])
})

test('how far someone came where they sign is stored sealed, the newest last, and goes with the form', async () => {
  const person_id = newId()
  const key = await crypto.subtle.generateKey({ name: 'AES-GCM', length: 256 }, false, ['encrypt', 'decrypt'])
  await storeKey({ personId: person_id, key }, () => true)
  const of = { person_id, form: newId() }
  expect(await readSigning(of)).toBeNull()
  const transactions = vi.spyOn(IDBDatabase.prototype, 'transaction')
  const writes = ['N', 'No', 'Nora', 'Nora Tri', 'Nora Trillium'].map((name) => storeSigning(of, { name }))
  await writes.at(-1)
  expect(transactions.mock.calls.filter(([table]) => table === 'signings').length).toBeLessThanOrEqual(2)
  expect(await readSigning(of)).toEqual({ name: 'Nora Trillium' })
  const stored = JSON.stringify(await readRows('signings'), (_, value) =>
    value instanceof ArrayBuffer ? Buffer.from(value).toString('latin1') : value,
  )
  expect(stored).not.toContain('Trillium')
  await forgetSignings(of.form)
  expect(await readSigning(of)).toBeNull()
})
