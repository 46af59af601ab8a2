import { Dexie } from 'dexie'
import { getStorageKey } from '../session/session-api.ts'

type StoredKey = { personId: string; key: CryptoKey }

/**
 * The key of the person who is signed in: asked for once, then stored as one that no script can read out, so that the portal
 * starts without a network. Null on plain http.
 */
export async function openKey(personId: string): Promise<CryptoKey | null> {
  // Lib.dom promises it, but a page on plain http has none.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) return null
  return withKeys(async (keys) => {
    const known = await keys.get(personId)
    if (known) return known.key
    const bytes = Uint8Array.from(atob((await getStorageKey()).key), (char) => char.charCodeAt(0))
    const key = await subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
    await keys.put({ personId, key })
    return key
  })
}

/** The session has ended: what is stored stays, and nobody can read it until its person is signed in again. */
export function forgetKey(personId: string): Promise<void> {
  return withKeys((keys) => keys.delete(personId))
}

async function withKeys<Result>(work: (keys: Dexie.Table<StoredKey, string>) => PromiseLike<Result>) {
  const database = new Dexie('device-keys')
  database.version(1).stores({ keys: 'personId' })
  try {
    return await work(database.table('keys'))
  } finally {
    database.close()
  }
}
