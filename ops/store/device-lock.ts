import { second } from '#platform/time.ts'
import { tokenOfBrowser } from '../session/token-store.ts'
import { within } from '../ui/within.ts'
import { deviceKeys, forgetKeys } from './device-keys.ts'
import { lockDrafts, peopleWithDrafts } from './draft-lock.ts'

/** Whoever signs out does not wait longer for a browser whose database is busy; the next page goes on. */
const lockTimeout = 3 * second

/**
 * A session has ended, and its token is discarded: what is stored stays, and nobody can read it until its person is signed in
 * again.
 */
export async function lockDevice(): Promise<void> {
  await within(
    lockTimeout,
    lockOthers(null).catch(() => {}),
  )
}

/**
 * Seals what everyone but this person has typed here, and then forgets their keys; never before, for nothing else could seal it. Where
 * someone signs in meanwhile the keys stay, and the page of that person locks what is not theirs.
 */
export async function lockOthers(personId: string | null): Promise<void> {
  const token = tokenOfBrowser()
  const keys = await deviceKeys()
  if (personId !== null) keys.delete(personId)
  if (keys.size === 0) return
  try {
    await lockDrafts(keys)
  } finally {
    const open = peopleWithDrafts()
    const locked = [...keys.keys()].filter((each) => !open.has(each))
    await forgetKeys(locked, () => tokenOfBrowser() === token)
  }
}
