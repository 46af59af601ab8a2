import { useState } from 'react'
import type * as z from 'zod'
import { formDraftPrefix, keep, readKept } from './kept-draft.ts'

type KeptForm<Values> = {
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
export function useKeptForm<Values extends object>({ key, base, schema }: KeptForm<Values>) {
  const shelfKey = `${formDraftPrefix}${key}`
  const [changes, setChanges] = useState(() => readKept(localStorage, shelfKey, schema))
  const values: Values = { ...base, ...changes }

  function change(changed: Partial<Values>) {
    const next: Partial<Values> = { ...changes, ...changed }
    setChanges(next)
    keep(localStorage, shelfKey, next)
  }

  function clear() {
    setChanges(null)
    localStorage.removeItem(shelfKey)
  }

  return { values, change, clear, isDirty: JSON.stringify(values) !== JSON.stringify(base) }
}
