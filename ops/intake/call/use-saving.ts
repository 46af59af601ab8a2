import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FactChanges } from '#domain/jobs/facts/facts.ts'
import { useUnsentOf } from '../../outbox/panel/use-outbox.ts'
import { problemOf, type Problem } from '../../problem.ts'
import { contact } from '../../session/contact.ts'
import { useMay } from '../../session/may.ts'
import { useFirstWords } from '../../words/words.tsx'
import { jobQuery } from '../queries.ts'
import type { Draft, Pending } from './draft.ts'
import { hasUnsaved, isWorthSaving, unsaved } from './facts-of.ts'
import { adopted, begun, clashWith, decided, nextSave, numbered, refused, type Current } from './saving.ts'
import { currentAfter, sendCategory, sendCode, sendPending } from './send-call.ts'
import type { CallDraft } from './use-call-draft.ts'

/** Whoever types is left alone; whoever pauses is saved. */
const pauseMs = 1500
/** More in a row than any call makes: it would go on forever where the server has its own mind. */
const mostInARow = 5

type Clash = { pending: Pending; current: Current }

export type Saving = ReturnType<typeof useSaving>

/**
 * Brings the call to the server, by itself and when asked: first the job, then what changes of it, by way of the outbox. One that
 * is held is saved only when asked.
 */
export function useSaving(call: CallDraft, { isHeld }: { isHeld: boolean }) {
  const may = { mayEditClaims: useMay('claims.edit') }
  const { draft } = call
  const { problems } = useFirstWords()
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [clash, setClash] = useState<Clash | null>(null)
  /** What was refused is not sent again by itself before it is another one. */
  const refusedWas = useRef('')
  const running = useRef<Promise<boolean> | null>(null)
  const unsentHere = useUnsentOf(draft.id).length
  const isOnline = contact.use().lostSince === null
  const isDirty = hasUnsaved(draft, may) || draft.pending !== null || draft.category !== null

  /** True once the outbox or the server has all of it. */
  function save(): Promise<boolean> {
    running.current ??= saveAll().finally(() => {
      running.current = null
      setSaving(false)
    })
    return running.current
  }

  async function saveAll() {
    setSaving(true)
    setProblem(null)
    for (let nth = 0; nth < mostInARow; nth++) {
      const now = call.latest()
      const pending = now.pending ?? nextSave(now, may)
      if (!pending) break
      call.record((draft) => begun(draft, pending))
      if (!(await sendOne(pending))) return false
    }
    return sendApart(sendCategory)
  }

  async function sendOne(pending: Pending) {
    try {
      await sendPending(call, pending)
      return true
    } catch (error) {
      return meet(error, pending)
    }
  }

  /** Someone else was quicker, or the server does not take it. Whether to go on. */
  async function meet(error: unknown, pending: Pending) {
    const found = problemOf(error, problems)
    const there = await currentAfter(error, found.code, draft.id)
    if (there && clashWith(pending, there.facts).length > 0) {
      setClash({ pending, current: there })
      return false
    }
    if (there) {
      call.record((draft) => adopted(refused(draft), there))
      return true
    }
    // Without an answer the same is sent again; what was refused is to be corrected first.
    if (found.status !== null) call.record(refused)
    refusedWas.current = found.status === null ? '' : JSON.stringify(unsaved(call.latest(), may))
    setProblem(found)
    return false
  }

  async function sendApart(send: (call: CallDraft) => Promise<void>) {
    try {
      await send(call)
      return true
    } catch (error) {
      setProblem(problemOf(error, problems))
      return false
    }
  }

  const isDue = isDirty && isWorthSaving(draft) && clash === null && isOnline && unsentHere === 0 && !isHeld
  useAfterPause(isDue, draft, (draft) => {
    if (refusedWas.current !== JSON.stringify(unsaved(draft, may))) void save()
  })
  useLateNumber(call, isOnline && unsentHere === 0)

  return {
    isSaving,
    isDirty,
    isOnline,
    /** Stored on this device, and not with the server yet. */
    isWaiting: unsentHere > 0,
    problem,
    clash,
    save,
    /** The code of the door is sent once it is whole: when the call is over, or its field is left. */
    saveCode: () => sendApart(sendCode),
    decide(changes: FactChanges) {
      if (!clash) return
      call.record((draft) => decided(draft, clash.current, changes))
      setClash(null)
      void save()
    },
  }
}

/** Acts once nothing more was typed for a moment. */
function useAfterPause(isDue: boolean, draft: Draft, act: (draft: Draft) => void) {
  const onPause = useEffectEvent(act)
  useEffect(() => {
    if (!isDue) return undefined
    const timer = setTimeout(() => onPause(draft), pauseMs)
    return () => clearTimeout(timer)
  }, [draft, isDue])
}

/** The number of a job that had waited in the outbox. */
function useLateNumber({ draft, record }: CallDraft, isSent: boolean) {
  const isDue = draft.saved !== null && !draft.saved.is_received && isSent
  const { data } = useQuery({ ...jobQuery(draft.id), enabled: isDue })
  const take = useEffectEvent((job: Current) => record((draft) => numbered(draft, job)))
  useEffect(() => {
    if (isDue && data) take(data)
  }, [isDue, data])
}
