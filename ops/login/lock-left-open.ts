import { tokenOfBrowser } from '../session/token-store.ts'
import { deviceKeys, forgetKeys } from '../store/device-keys.ts'
import { wasEverTyped } from '../ui/stored-draft.ts'

/**
 * Nobody is signed in: what a page left open that ended too early, as in a browser that was killed, is locked. `lock` does it where
 * something may have been typed, which is to be sealed before the keys go; its code is larger than this page.
 */
export async function lockLeftOpen(lock: () => Promise<unknown>): Promise<void> {
  const people = [...(await deviceKeys()).keys()]
  if (people.length === 0) return
  if (wasEverTyped(Object.keys(localStorage))) await lock()
  else await forgetKeys(people, () => tokenOfBrowser() === null)
}
