import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { keep, readKept, type Shelf } from '../ui/kept-draft.ts'

const Draft = z.object({ id: z.uuid(), text: z.string() })
/** A note that is not saved yet. It keeps its id, so that sending it twice makes one note. */
export type Draft = z.output<typeof Draft>

type DraftOf = { user: string; lead: string }

export function readDraft(shelf: Shelf, of: DraftOf): Draft {
  return readKept(shelf, keyOf(of), Draft) ?? emptyDraft()
}

export function keepDraft(shelf: Shelf, of: DraftOf, draft: Draft) {
  if (draft.text === '') shelf.removeItem(keyOf(of))
  else keep(shelf, keyOf(of), draft)
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
