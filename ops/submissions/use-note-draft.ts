import { useEffect, useRef, useState } from 'react'
import { useUser } from '../session/may.ts'
import { holdSlot } from '../ui/draft-slot.ts'
import { dropDraft, emptyDraft, keepDraft, readDraft, type Draft } from './note-draft.ts'
import { draftStorage } from '../ui/draft-storage.ts'

/** The note that is being typed for a request in this tab: stored at each key, and there again after a reload or a kill. */
export function useNoteDraft(lead: string) {
  const user = useUser()?.id ?? ''
  const [slot, setSlot] = useState(0)
  const [draft, setDraft] = useState(() => readDraft(draftStorage, { user, lead }))
  const letGo = useRef<ReturnType<typeof holdSlot>>(() => {})

  useEffect(() => {
    letGo.current = holdDraft({ user, lead }, (held, stored) => {
      setSlot(held)
      setDraft((shown) => (held === 0 && shown.text !== '' ? shown : stored))
    })
    return () => letGo.current()
  }, [user, lead])

  return {
    draft,
    change(next: Draft) {
      setDraft(next)
      keepDraft(draftStorage, { user, lead, slot }, next)
    },
    /** Whether this device has it: where it is full, what is on the screen may be nowhere else. */
    isStored: () => readDraft(draftStorage, { user, lead, slot }).text === draft.text,
    /** It was saved. Another one may wait, from a tab that was closed. */
    clear() {
      dropDraft(draftStorage, { user, lead, slot })
      setDraft(emptyDraft())
      letGo.current('at once')
      letGo.current = holdDraft({ user, lead }, (held, stored) => {
        setSlot(held)
        setDraft(stored)
      })
    },
  }
}

type Of = { user: string; lead: string }

function holdDraft({ user, lead }: Of, onHeld: (slot: number, stored: Draft) => void) {
  const stored = (slot: number) => readDraft(draftStorage, { user, lead, slot })
  return holdSlot({
    name: `note-draft ${user} ${lead}`,
    hasDraft: (slot) => stored(slot).text !== '',
    onHeld: (slot) => onHeld(slot, stored(slot)),
  })
}
