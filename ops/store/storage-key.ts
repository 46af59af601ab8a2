import { getStorageKey } from '../session/session-api.ts'
import { storedToken } from '../session/token-store.ts'
import { deviceKeys, storeKey } from './device-keys.ts'

/**
 * The key of the person who is signed in: asked for once, then stored as one that no script can read out, so that the portal
 * starts without a network. Null on plain http.
 */
export async function openKey(personId: string): Promise<CryptoKey | null> {
  // Lib.dom promises it, but a page on plain http has none.
  const subtle: SubtleCrypto | undefined = crypto.subtle
  if (!subtle) return null
  const known = (await deviceKeys()).get(personId)
  if (known) return known
  const token = storedToken()
  const answer = await getStorageKey()
  if (answer.employee_id !== personId) throw new Error('The key is of the person who has signed in since')
  const bytes = Uint8Array.from(atob(answer.key), (char) => char.charCodeAt(0))
  const key = await subtle.importKey('raw', bytes, 'AES-GCM', false, ['encrypt', 'decrypt'])
  // Whoever signed out while it was on its way leaves no key behind.
  await storeKey({ personId, key }, () => token !== null && storedToken() === token)
  return key
}

/** Whether what the person leaves on this device can be locked. Not on plain http, nor where the server never gave the key. */
export function canLock(personId: string): Promise<boolean> {
  return openKey(personId).then(
    (key) => key !== null,
    () => false,
  )
}
