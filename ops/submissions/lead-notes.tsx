import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useId, type SubmitEvent } from 'react'
import { useIsTextStored } from '../outbox/panel/use-outbox.ts'
import { submitWrite } from '../device/submit-write.ts'
import { longestNote } from '#domain/records/longest-note.ts'
import type { LeadDetail } from '#domain/leads/lead.ts'
import { problemOf } from '../problem.ts'
import { button } from '../ui/button.ts'
import { inputClass } from '../ui/field-frame.tsx'
import { RoomLeft } from '../ui/room-left.tsx'
import { Notice } from '../ui/notice.tsx'
import { clockWords } from '../ui/clock.ts'
import { useWords } from '../words/use-words.ts'
import { unsavedWords } from './unsaved-words.ts'
import { emptyDraft, type Draft } from './note-draft.ts'
import { invalidateLeadEverywhere } from './queries.ts'
import { useNow } from '../ui/use-now.ts'
import { useNoteDraft } from './use-note-draft.ts'
import { UnsentNotes } from './unsent-notes.tsx'

type WithNotes = Pick<LeadDetail, 'id' | 'name' | 'notes'>

export function LeadNotes({ lead, mayAdd }: { lead: WithNotes; mayAdd: boolean }) {
  const { request, field, locale } = useWords()
  const now = useNow()
  if (!mayAdd && lead.notes.length === 0) return null
  return (
    <section className="border-t border-line pt-4">
      <h3 className="text-xl">{request.notes}</h3>
      {mayAdd && <NoteForm lead={lead} />}
      <ul>
        {lead.notes.toSorted(byNewest).map(({ id, text, at, received_at, by }) => (
          <li key={id} className="border-b border-line py-2.5 last:border-0">
            <p className="whitespace-pre-line wrap-anywhere">{text}</p>
            <p className="mt-0.5 text-[0.8125rem] text-muted">
              {by}, <time dateTime={at}>{clockWords(new Date(at), now, locale)}</time>
              {received_at && `, ${field.received(clockWords(new Date(received_at), now, locale))}`}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The text is stored on this device as a draft until it is saved, whatever happens to the screen. */
export function NoteForm({ lead }: { lead: WithNotes }) {
  const { request, ui, problems } = useWords()
  const client = useQueryClient()
  const roomId = useId()
  const { draft, change, isStored, clear } = useNoteDraft(lead.id)

  const save = useMutation({
    mutationFn: ({ id, text }: Draft) => submitWrite(lead, { kind: 'note', text: text.trim() }, id),
    onSuccess: clear,
    onError(error) {
      const { status } = problemOf(error)
      // An earlier text was saved under this id, but the answer was lost: this text becomes a separate note.
      if (status === 409) change({ ...draft, id: emptyDraft().id })
      // The request was reassigned in the meantime: refresh everything that shows it.
      if (status === 409 || status === 404) invalidateLeadEverywhere(client, lead.id)
    },
  })

  const isSavedBefore = useIsTextStored(draft) && save.isIdle
  useEffect(() => {
    if (isSavedBefore) clear()
  })

  function submit(event?: SubmitEvent) {
    event?.preventDefault()
    if (draft.text.trim() && !save.isPending) save.mutate(draft)
  }

  return (
    <form className="mt-2 space-y-2" onSubmit={submit}>
      <textarea
        aria-label={request.newNote}
        placeholder={request.noteHint}
        rows={2}
        aria-describedby={roomId}
        maxLength={longestNote}
        className={`${inputClass} field-sizing-content block max-h-64 min-h-16 w-full px-3 py-2 lg:text-[0.9375rem]`}
        value={draft.text}
        readOnly={save.isPending}
        onChange={(event) => change({ ...draft, text: event.target.value })}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit()
        }}
      />
      <RoomLeft id={roomId} text={draft.text} most={longestNote} />
      {save.error && (
        <Notice title={request.noteNotSaved}>
          <p>{unsavedWords({ ...problemOf(save.error, problems), isStored: isStored() }, request)}</p>
        </Notice>
      )}
      {draft.text && (
        <button type="submit" className={button('plain')} aria-disabled={save.isPending}>
          {save.isPending ? ui.saving : request.saveNote}
        </button>
      )}
      <UnsentNotes lead={lead} />
    </form>
  )
}

function byNewest(a: { at: string }, b: { at: string }) {
  return b.at.localeCompare(a.at)
}
