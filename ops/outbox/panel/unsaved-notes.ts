import * as z from 'zod'
import { draftStorage } from '../../ui/draft-storage.ts'
import { isNoteStored, type OutboxView } from '../outbox-view.ts'
import { draftsOf, readStoredDraft } from '../../ui/stored-draft.ts'

const Note = z.object({ id: z.string(), text: z.string() })

/** Notes that a person typed on this device and has not saved. */
export function unsavedNotes(person: string, outbox: OutboxView): string[] {
  return unsavedDrafts(person, outbox).map(({ text }) => text)
}

/** The same, each with the request that it is about: its id comes after that of who typed it. */
export function unsavedDrafts(person: string, outbox: OutboxView) {
  return draftsOf(person, Object.keys(localStorage)).notes.flatMap((key) => {
    const draft = readStoredDraft(draftStorage, key, Note)
    const [, , lead = ''] = key.split(':')
    const text = draft?.text.trim()
    return draft && text && !isNoteStored(outbox, draft) ? [{ key, lead, text }] : []
  })
}
