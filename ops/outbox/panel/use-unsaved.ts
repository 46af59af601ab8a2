import { useEffect, useMemo, useState } from 'react'
import { useUser } from '../../session/may.ts'
import { draftChanges, noteDraftChange, typedAt } from '../../ui/draft-storage.ts'
import { noteDraftPrefix } from '../../ui/stored-draft.ts'
import type { Unsaved } from '../outbox-status.ts'
import { outboxView } from '../outbox-view.ts'
import { restingNotes, unsavedNotes, type UnsavedNote } from './unsaved-notes.ts'

/** Notes that the person typed on this device, in whatever tab, and has not saved. */
export function useUnsavedNotes(): readonly UnsavedNote[] {
  const me = useUser()?.id ?? ''
  const entries = outboxView.usePart((view) => view.entries)
  const received = outboxView.usePart((view) => view.received)
  const changes = draftChanges.use()
  useEffect(() => {
    const listening = new AbortController()
    addEventListener('storage', ({ key }) => key?.startsWith(noteDraftPrefix) && noteDraftChange(), {
      signal: listening.signal,
    })
    return () => listening.abort()
  }, [])
  return useMemo(
    () => (changes >= 0 ? unsavedNotes(me, { entries, received }) : []),
    [me, entries, received, changes],
  )
}

/** How much was typed or chosen and is in no outbox: what somebody types right now is not counted yet. */
export function useUnsaved(): Unsaved {
  const notes = useUnsavedNotes()
  const photos = outboxView.usePart(({ bursts }) =>
    bursts.reduce((sum, { missing }) => sum + missing.length, 0),
  )
  const [now, setNow] = useState(Date.now)
  const { resting, nextAt } = restingNotes(notes, typedAt, now)
  useEffect(() => {
    if (nextAt === null) return
    const timer = setTimeout(() => setNow(Date.now()), nextAt - Date.now() + 1)
    return () => clearTimeout(timer)
  }, [nextAt])
  return { notes: resting, photos, isTyping: notes.length > resting }
}
