import * as z from 'zod'
import { draftStorage } from '../../ui/draft-storage.ts'
import { draftsOf, readStoredDraft } from '../../ui/stored-draft.ts'

const Note = z.object({ text: z.string() })

/** Notes that a person typed on this device and has not saved. */
export function unsavedNotes(person: string): string[] {
  return draftsOf(person, Object.keys(localStorage)).notes.flatMap((key) => {
    const text = readStoredDraft(draftStorage, key, Note)?.text.trim()
    return text ? [text] : []
  })
}
