import { within } from '../ui/within.ts'
import { second } from '#platform/time.ts'
import { deviceKeys, forgetKeys } from './device-keys.ts'
import { lockDrafts } from './draft-lock.ts'

/** Whoever signs out does not wait longer for a browser whose database is busy; the next page without a token tries again. */
const lockTimeout = 3 * second

/**
 * A session has ended, and its token is discarded: what is stored stays, and nobody can read it until its person is signed in
 * again.
 */
export async function lockDevice(): Promise<void> {
  await within(
    lockTimeout,
    lock().catch(() => {}),
  )
}

async function lock() {
  try {
    await lockDrafts(await deviceKeys())
  } finally {
    await forgetKeys()
  }
}
