import { changeDrafts } from '../ui/draft-database.ts'
import { draftsRestored, lockedPrefix } from '../ui/draft-storage.ts'
import { isDraftKey } from '../ui/stored-draft.ts'
import { personOf, sealDrafts, type PlainDraft } from './locked-drafts.ts'

/** What was typed and not sent is sealed with the key of whoever typed it. Where there is no key it stays as it is. */
export async function lockDrafts(keys: ReadonlyMap<string, CryptoKey>): Promise<void> {
  await draftsRestored()
  const plain = plainDrafts()
  const locked = await sealDrafts(plain, keys)
  await changeDrafts((drafts) => {
    for (const { key, sealed } of locked) {
      drafts.put({ sealed }, lockedPrefix + key)
      drafts.delete(key)
    }
  })
  for (const { key } of locked) localStorage.removeItem(key)
}

/** Whose drafts anyone can read on this device. */
export function peopleWithDrafts(): ReadonlySet<string> {
  return new Set(plainDrafts().flatMap(({ key }) => personOf(key) ?? []))
}

/** Removes what anyone typed on this device and did not send, locked or not. */
export async function eraseDrafts(): Promise<void> {
  await draftsRestored()
  for (const { key } of plainDrafts()) localStorage.removeItem(key)
  await changeDrafts((drafts) => drafts.clear())
}

function plainDrafts(): PlainDraft[] {
  return Object.entries(localStorage)
    .filter(([key]) => isDraftKey(key))
    .map(([key, draft]) => ({ key, draft: String(draft) }))
}
