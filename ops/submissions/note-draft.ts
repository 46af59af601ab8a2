import * as z from 'zod'
import { newId } from '#platform/uuid.ts'
import { noteDraftPrefix, readStoredDraft, storeDraft, type DraftStorage } from '../ui/stored-draft.ts'

const Draft = z.object({ id: z.uuid(), text: z.string() })
/** A note that is not saved yet. Its id stays the same, so that sending it twice makes one note. */
export type Draft = z.output<typeof Draft>

/** `slot` tells drafts of several tabs apart. */
type DraftOf = { user: string; lead: string; slot?: number }

export function readDraft(storage: DraftStorage, of: DraftOf): Draft {
  return readStoredDraft(storage, keyOf(of), Draft) ?? emptyDraft()
}

export function keepDraft(storage: DraftStorage, of: DraftOf, draft: Draft) {
  if (draft.text === '') storage.removeItem(keyOf(of))
  else storeDraft(storage, keyOf(of), draft)
}

export function dropDraft(storage: DraftStorage, of: DraftOf) {
  storage.removeItem(keyOf(of))
}

export function emptyDraft(): Draft {
  return { id: newId(), text: '' }
}

function keyOf({ user, lead, slot = 0 }: DraftOf) {
  return `${noteDraftPrefix}${user}:${lead}${slot ? `:${slot}` : ''}`
}
