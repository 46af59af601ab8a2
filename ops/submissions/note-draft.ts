import * as z from 'zod'
import { newId } from '#platform/uuid.ts'

const Draft = z.object({ id: z.uuid(), text: z.string() })
/** A note that is not saved yet. It keeps its id, so that sending it twice makes one note. */
export type Draft = z.output<typeof Draft>

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
type DraftOf = { user: string; lead: string }

export function readDraft(shelf: Shelf, of: DraftOf): Draft {
  const stored = Draft.safeParse(parsed(shelf.getItem(keyOf(of))))
  return stored.success ? stored.data : emptyDraft()
}

export function keepDraft(shelf: Shelf, of: DraftOf, draft: Draft) {
  if (draft.text === '') shelf.removeItem(keyOf(of))
  else shelf.setItem(keyOf(of), JSON.stringify(draft))
}

export function dropDraft(shelf: Shelf, of: DraftOf) {
  shelf.removeItem(keyOf(of))
}

export function emptyDraft(): Draft {
  return { id: newId(), text: '' }
}

function keyOf({ user, lead }: DraftOf) {
  return `note-draft:${user}:${lead}`
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null')
  } catch {
    return null
  }
}
