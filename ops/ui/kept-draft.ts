import type * as z from 'zod'

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** What was typed and not sent, as it was left under this key, or null. */
export function readKept<Draft>(shelf: Shelf, key: string, schema: z.ZodType<Draft>): Draft | null {
  return schema.safeParse(parsed(shelf.getItem(key))).data ?? null
}

export function keep(shelf: Shelf, key: string, draft: unknown) {
  shelf.setItem(key, JSON.stringify(draft))
}

/** Marks drafts of forms that hold what is private: whoever signs out by hand leaves none behind. */
export const formDraftPrefix = 'form-draft:'

export function dropFormDrafts(shelf: Storage) {
  const keys = Array.from({ length: shelf.length }, (_, at) => shelf.key(at) ?? '')
  for (const key of keys) if (key.startsWith(formDraftPrefix)) shelf.removeItem(key)
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
