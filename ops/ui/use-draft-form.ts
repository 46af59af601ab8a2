import { useState } from 'react'
import type * as z from 'zod'
import { formDraftPrefix, readStoredDraft, storeChanges } from './stored-draft.ts'
import { draftStorage } from './draft-storage.ts'

type DraftForm<Values> = {
  /** Whose form of what: each person at a device has their own. */
  key: string
  /** What the form shows where nothing was typed. */
  base: Values
  /** Reads a draft: each field may be missing. */
  schema: z.ZodType<Partial<Values>>
}

/**
 * The values of a form whose changes are kept on the device until they are saved or thrown away. Only what was changed is
 * kept, so that a newer base shows through everywhere else.
 */
export function useDraftForm<Values extends object>({ key, base, schema }: DraftForm<Values>) {
  const storageKey = `${formDraftPrefix}${key}`
  const [changes, setChanges] = useState(() => readStoredDraft(draftStorage, storageKey, schema))
  const values: Values = { ...base, ...changes }

  function change(changed: Partial<Values>) {
    const next: Partial<Values> = { ...changes, ...changed }
    setChanges(next)
    storeChanges(draftStorage, storageKey, { base, changes: next })
  }

  function clear() {
    setChanges(null)
    draftStorage.removeItem(storageKey)
  }

  return { values, change, clear, isDirty: JSON.stringify(values) !== JSON.stringify(base) }
}

/** Whether something was typed into this form and left. */
export function isDraftStored(key: string) {
  return draftStorage.getItem(`${formDraftPrefix}${key}`) !== null
}
