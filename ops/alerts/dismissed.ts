import * as z from 'zod'
import { readStoredDraft, storeDraft, type DraftStorage } from '../ui/stored-draft.ts'

const Ids = z.array(z.string())

/** More than are told within the days for which they are. */
const mostRemembered = 100

/** Which changes of visits the person has read in this browser. A second device can do no worse than to tell one once more. */
export function readDismissed(storage: DraftStorage, user: string): readonly string[] {
  return readStoredDraft(storage, keyOf(user), Ids) ?? []
}

/** Read anew first: another tab may have added to it. */
export function addDismissed(storage: DraftStorage, user: string, id: string) {
  const ids = [...readDismissed(storage, user).filter((each) => each !== id), id]
  storeDraft(storage, keyOf(user), ids.slice(-mostRemembered))
}

function keyOf(user: string) {
  return `visit-changes:${user}`
}
