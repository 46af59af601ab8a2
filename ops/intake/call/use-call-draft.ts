import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { holdSlot } from '../../ui/draft-slot.ts'
import { draftStorage } from '../../ui/draft-storage.ts'
import { continued } from './continued.ts'
import { isUntouched, type Draft } from './draft.ts'
import {
  callsAside,
  dropCall,
  dropCallAside,
  handOverCall,
  readCall,
  setCallAside,
  storeCall,
  takeOverCall,
} from './stored-call.ts'

type Of = {
  user: string
  about: string
  fresh: () => Draft
  /** Whoever comes from another screen takes another call: an unfinished one is set aside. */
  isAnother: boolean
}

export type CallDraft = {
  draft: Draft
  /** As it is now, also for what goes on while the screen waits. */
  latest: () => Draft
  /** What the person did: the first of it begins the call. */
  change: (next: (draft: Draft) => Draft) => void
  /** What became of it: a save, a number. */
  record: (next: (draft: Draft) => Draft) => void
  /** It is over: the next one is empty. */
  drop: () => void
  /** It goes on with a job or a request that is there: that one's screen has it from here on. */
  handOver: (to: string) => void
  /** The call that was left before this one. */
  unfinished: Draft | null
  /** Goes on with it, and sets this one aside. */
  resume: () => void
  /** Throws it away. */
  discard: () => void
}

/** Where every place is taken by another tab, two of them share the first. */
const holdTimeout = 500

/**
 * The call that is being taken in this tab: stored on this device at each key, and there again after a reload or a kill. Null for
 * the moment in which its place is looked for, so that no other tab's call is shown or written over.
 */
export function useCallDraft({ user, about, fresh, isAnother }: Of): CallDraft | null {
  const [held, setHeld] = useState<{ slot: number; draft: Draft } | null>(null)
  const latest = useRef(held)
  const letGo = useRef<ReturnType<typeof holdSlot>>(() => {})

  function put(slot: number, draft: Draft) {
    latest.current = { slot, draft }
    setHeld(latest.current)
  }

  const takeSlot = useEffectEvent((slot: number) => {
    if (latest.current !== null) return
    const left = readCall(draftStorage, { user, about, slot })
    if (left && isAnother) {
      setCallAside(draftStorage, user, left)
      dropCall(draftStorage, { user, about, slot })
    }
    const here = left && !isAnother ? left : fresh()
    const handed = about ? takeOverCall(draftStorage, { user, to: about }) : null
    const draft = handed ? continued(handed, here) : here
    if (handed) storeCall(draftStorage, { user, about, slot }, draft)
    put(slot, draft)
  })

  useEffect(() => {
    letGo.current = holdSlot({
      name: `call-draft ${user} ${about}`,
      hasDraft: (slot) => readCall(draftStorage, { user, about, slot }) !== null,
      onHeld: (slot) => takeSlot(slot),
    })
    const late = setTimeout(() => takeSlot(0), holdTimeout)
    return () => {
      clearTimeout(late)
      letGo.current()
    }
  }, [user, about])

  if (!held) return null
  const current = () => latest.current ?? held
  function record(next: (draft: Draft) => Draft) {
    const { slot, draft } = current()
    const after = next(draft)
    storeCall(draftStorage, { user, about, slot }, after)
    put(slot, after)
  }
  function drop() {
    const { slot } = current()
    dropCall(draftStorage, { user, about, slot })
    put(slot, fresh())
  }
  const [unfinished = null] = about === '' ? callsAside(draftStorage, user) : []
  return {
    draft: held.draft,
    latest: () => current().draft,
    record,
    change: (next) => record((draft) => ({ ...next(draft), started_at: draft.started_at ?? Date.now() })),
    drop,
    unfinished,
    resume() {
      const { slot, draft } = current()
      if (!unfinished) return
      dropCallAside(draftStorage, user, unfinished.id)
      if (!isUntouched(draft)) setCallAside(draftStorage, user, draft)
      storeCall(draftStorage, { user, about, slot }, unfinished)
      put(slot, unfinished)
    },
    discard() {
      if (unfinished) dropCallAside(draftStorage, user, unfinished.id)
      setHeld({ ...current() })
    },
    handOver(to) {
      handOverCall(draftStorage, { user, to }, current().draft)
      drop()
    },
  }
}
