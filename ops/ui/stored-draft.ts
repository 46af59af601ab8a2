import type * as z from 'zod'

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was typed and not sent, as it was left under this key, or null. */
export function readStoredDraft<Draft>(
  storage: DraftStorage,
  key: string,
  schema: z.ZodType<Draft>,
): Draft | null {
  return schema.safeParse(parsed(storage.getItem(key))).data ?? null
}

export function storeDraft(storage: DraftStorage, key: string, draft: unknown) {
  storage.setItem(key, JSON.stringify(draft))
}

/** Of a form only what was changed is stored. Where all of it is as it was, nothing is left to be finished. */
export function storeChanges<Values extends object>(
  storage: DraftStorage,
  key: string,
  { base, changes }: { base: Values; changes: Partial<Values> },
) {
  if (JSON.stringify({ ...base, ...changes }) === JSON.stringify(base)) storage.removeItem(key)
  else storeDraft(storage, key, changes)
}

/** Marks drafts of forms. */
export const formDraftPrefix = 'form-draft:'

/** Marks notes that are typed for a request. */
export const noteDraftPrefix = 'note-draft:'

/** Whether what is stored under the key was typed by someone and not sent. */
export function isDraftKey(key: string) {
  return key.startsWith(formDraftPrefix) || key.startsWith(noteDraftPrefix)
}

/** Grows with each draft: one in the database that is beyond it never reached the disk in local storage. */
export const draftTurnKey = 'draft-turn'

/** Whether anything was ever typed on a device that stores these keys: it may be in the database alone. */
export function wasEverTyped(keys: readonly string[]) {
  return keys.some((key) => key === draftTurnKey || isDraftKey(key))
}

/** Of these keys, what one person typed and has not saved. A key names first who typed it. */
export function draftsOf(person: string, keys: readonly string[]) {
  const theirs = keys.filter((key) => key.includes(`:${person}`))
  return {
    notes: theirs.filter((key) => key.startsWith(noteDraftPrefix)),
    forms: theirs.filter((key) => key.startsWith(formDraftPrefix)),
  }
}

/** Whether someone else typed something that could not be locked when their session ended. */
export function hasDraftsOfOthers(me: string | null, keys: readonly string[]) {
  return keys.some((key) => isDraftKey(key) && !(me && key.includes(`:${me}`)))
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
