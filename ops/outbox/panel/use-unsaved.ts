import { useEffect, useMemo, useState } from 'react'
import { useUser } from '../../session/may.ts'
import { draftChanges, noteDraftChange, typedAt } from '../../ui/draft-storage.ts'
import { formDraftsView, shownFormDraft } from '../../store/form-drafts-view.ts'
import { isDraftKey } from '../../ui/stored-draft.ts'
import type { Unsaved } from '../outbox-status.ts'
import { outboxView, type OutboxView } from '../outbox-view.ts'
import { isCounted, paperChangedAt, unsavedForms, type UnsavedForm } from './unsaved-forms.ts'
import { restingDrafts, unsavedNotes, type UnsavedNote } from './unsaved-notes.ts'

/** Notes that the person typed on this device, in whatever tab, and has not saved. */
export function useUnsavedNotes(): readonly UnsavedNote[] {
  return useDrafts(unsavedNotes)
}

/** Forms that they began there and have not saved. */
export function useUnsavedForms(): readonly UnsavedForm[] {
  return useDrafts(countedForms)
}

type Outbox = Pick<OutboxView, 'entries' | 'received'>
const countedForms = (person: string, outbox: Outbox) => unsavedForms(person, outbox).filter(isCounted)

function useDrafts<Draft>(read: (person: string, outbox: Outbox) => Draft[]): readonly Draft[] {
  const me = useUser()?.id ?? ''
  const entries = outboxView.usePart((view) => view.entries)
  const received = outboxView.usePart((view) => view.received)
  const changes = draftChanges.use()
  const papers = formDraftsView.usePart((view) => view.drafts)
  const shown = shownFormDraft.use() ?? ''
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('storage', ({ key }) => key && isDraftKey(key) && noteDraftChange(), {
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [])
  return useMemo(
    () => (changes + papers.size + shown.length >= 0 ? read(me, { entries, received }) : []),
    // The form on the screen is none of them: `read` looks it up, as it does the papers.
    [read, me, entries, received, changes, papers, shown],
  )
}

/** How much was typed or chosen and is in no outbox: what somebody types right now is not counted yet. */
export function useUnsaved(): Unsaved {
  const notes = useUnsavedNotes()
  const forms = useUnsavedForms()
  const photos = outboxView.usePart(({ bursts }) =>
    bursts.reduce((sum, { missing }) => sum + missing.length, 0),
  )
  const [now, setNow] = useState(Date.now)
  const restingNotes = restingDrafts(notes, typedAt, now)
  const restingForms = restingDrafts(forms, changedAt, now)
  const nextAt = firstOf(restingNotes.nextAt, restingForms.nextAt)
  useEffect(() => {
    if (nextAt === null) return
    const timer = setTimeout(() => setNow(Date.now()), nextAt - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [nextAt])
  const counted = { notes: restingNotes.resting, forms: restingForms.resting }
  return { ...counted, photos, isTyping: notes.length + forms.length > counted.notes + counted.forms }
}

function changedAt(key: string) {
  return paperChangedAt(key) ?? typedAt(key)
}

function firstOf(...times: (number | null)[]) {
  const known = times.filter((time) => time !== null)
  return known.length > 0 ? Math.min(...known) : null
}
