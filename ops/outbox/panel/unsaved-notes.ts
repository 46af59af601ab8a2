import * as z from 'zod'
import { draftStorage } from '../../ui/draft-storage.ts'
import { isNoteStored, type OutboxView } from '../outbox-view.ts'
import { draftsOf, readStoredDraft } from '../../ui/stored-draft.ts'

const Note = z.object({ id: z.string(), text: z.string() })

/** Notes that a person typed on this device and has not saved. */
export function unsavedNotes(person: string, outbox: OutboxView): string[] {
  return draftsOf(person, Object.keys(localStorage)).notes.flatMap((key) => {
    const draft = readStoredDraft(draftStorage, key, Note)
    return draft?.text.trim() && !isNoteStored(outbox, draft) ? [draft.text.trim()] : []
  })
}
