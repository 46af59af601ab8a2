import * as z from 'zod'
import { draftStorage } from '../../ui/draft-storage.ts'
import { isTextStored, type OutboxView } from '../outbox-view.ts'
import { draftsOf, noteDraftPrefix, readStoredDraft } from '../../ui/stored-draft.ts'

const Note = z.object({ id: z.string(), text: z.string() })

/** A note that was typed for a request and not saved. `key` is that of its draft. */
export type UnsavedNote = { key: string; leadId: string; id: string; text: string }

/** Notes that a person typed on this device and has not saved. */
export function unsavedNotes(
  person: string,
  outbox: Pick<OutboxView, 'entries' | 'received'>,
): UnsavedNote[] {
  return draftsOf(person, Object.keys(localStorage)).notes.flatMap((key) => {
    const draft = readStoredDraft(draftStorage, key, Note)
    const text = draft?.text.trim()
    if (!draft || !text || isTextStored(outbox, draft)) return []
    return [{ key, leadId: leadOf(key), id: draft.id, text }]
  })
}

/** A key has the person, the request, and where several tabs type for it, which of them. */
function leadOf(key: string) {
  return key.slice(noteDraftPrefix.length).split(':')[1] ?? ''
}

/** While somebody types, a count above the text would only distract them. */
const restsAfter = 8000

/** The drafts that nobody types any more, and when the next one may be one of them. */
export function restingDrafts(
  drafts: readonly { key: string }[],
  typedAt: (key: string) => number | null,
  now: number,
) {
  const restsAt = (key: string) => (typedAt(key) ?? -restsAfter) + restsAfter
  const coming = drafts.map(({ key }) => restsAt(key)).filter((at) => at > now)
  return { resting: drafts.length - coming.length, nextAt: coming.length > 0 ? Math.min(...coming) : null }
}
