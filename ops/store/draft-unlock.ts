import * as z from 'zod'
import { second } from '#platform/time.ts'
import { changeDrafts, draftRows } from '../ui/draft-database.ts'
import { draftStorage, lockedPrefix } from '../ui/draft-storage.ts'
import { openDraft, personOf, type LockedDraft } from './locked-drafts.ts'
import { EncryptedShape } from './sealed-shape.ts'
import { openKey } from './storage-key.ts'

const Row = z.object({ sealed: EncryptedShape })

/** The first screen does not wait longer for a key. What is not open then stays locked until the next start. */
const unlockTimeout = 3 * second

/** Puts back what the person had typed when their last session ended. */
export async function unlockDrafts(personId: string): Promise<void> {
  const late = AbortSignal.timeout(unlockTimeout)
  const isLate = new Promise<void>((done) => late.addEventListener('abort', () => done()))
  await Promise.race([isLate, unlock(personId, late).catch(() => {})])
}

async function unlock(personId: string, late: AbortSignal) {
  const rows = await lockedRows(personId)
  const secret = rows.length > 0 && (await openKey(personId))
  if (!secret) return
  for (const { key, sealed } of rows) {
    const draft = await openDraft({ key, sealed }, secret)
    late.throwIfAborted()
    // What was typed since then under the same key stays, and this one waits until that is sent.
    const newer = localStorage.getItem(key)
    if (draft !== null && newer !== null && newer !== draft) continue
    if (draft !== null) draftStorage.setItem(key, draft)
    await changeDrafts((drafts) => drafts.delete(lockedPrefix + key))
  }
}

async function lockedRows(personId: string): Promise<LockedDraft[]> {
  const rows: LockedDraft[] = []
  for (const [lockedKey, value] of await draftRows()) {
    const key = lockedKey.slice(lockedPrefix.length)
    const row = Row.safeParse(value).data
    if (row && lockedKey.startsWith(lockedPrefix) && personOf(key) === personId) rows.push({ key, ...row })
  }
  return rows
}
