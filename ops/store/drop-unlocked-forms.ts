import { second } from '#platform/time.ts'
import { draftStorage } from '../ui/draft-storage.ts'
import { draftsOf } from '../ui/stored-draft.ts'
import { within } from '../ui/within.ts'
import { deviceKeys } from './device-keys.ts'

/** Whoever signs out does not wait longer for a browser whose database is busy. */
const patience = 3 * second

/**
 * Whoever signs out where nothing can be locked, which they were told, leaves no forms behind that others could read. Where there is
 * a key the forms stay, and are locked with the notes.
 */
export async function dropUnlockedForms(personId: string): Promise<void> {
  await within(patience, drop(personId))
}

async function drop(personId: string) {
  const keys = await deviceKeys().catch(() => null)
  if (keys?.has(personId)) return
  for (const key of draftsOf(personId, Object.keys(localStorage)).forms) draftStorage.removeItem(key)
}
