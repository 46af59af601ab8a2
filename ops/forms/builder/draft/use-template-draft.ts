import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { FormDefinition } from '#domain/forms/definition/definition.ts'
import { FormTemplate } from '#domain/forms/template.ts'
import { second } from '#platform/time.ts'
import { currentOf, problemOf } from '../../../problem.ts'
import { draftStorage } from '../../../ui/draft-storage.ts'
import { readStoredDraft, storeDraft } from '../../../ui/stored-draft.ts'
import { takeTemplate } from '../../templates/queries.ts'
import { saveDraft } from '../../templates/template-api.ts'
import { endStep } from '../edit/history.ts'
import {
  beginDraft,
  edited,
  follow,
  isDirty,
  keepMine,
  redone,
  sent,
  StoredWork,
  takeTheirs,
  undone,
  type DraftState,
} from './draft-state.ts'

/** What was typed is on this device at once, and goes to the server when there is a pause. */
const pause = second

export type Saving =
  | { state: 'saved' | 'waiting' | 'sending' }
  | { state: 'failed'; why: string; isOffline: boolean }
export type TemplateDraft = ReturnType<typeof useTemplateDraft>

/** A form as it is worked on: every change stored here, sent, undone, and compared with what others save. */
export function useTemplateDraft(template: FormTemplate, key: string) {
  const client = useQueryClient()
  const [state, setState] = useState(() =>
    beginDraft(template, readStoredDraft(draftStorage, key, StoredWork)),
  )
  const [failure, setFailure] = useState<{ of: FormDefinition; why: string; isOffline: boolean } | null>(null)
  const [isSending, setSending] = useState(false)
  const latest = useRef(state)
  const sending = useRef<Promise<void> | null>(null)
  const { slug } = template

  function change(next: (state: DraftState) => DraftState) {
    const after = next(latest.current)
    if (after === latest.current) return
    latest.current = after
    setState(after)
    const { history, revision } = after
    if (isDirty(after)) storeDraft(draftStorage, key, { revision, definition: history.now })
    else draftStorage.removeItem(key)
  }

  async function send() {
    const { history, revision } = latest.current
    const definition = history.now
    setSending(true)
    try {
      const answer = await saveDraft(slug, { definition, revision })
      change((now) => sent(now, definition, answer))
      setFailure(null)
      takeTemplate(client, answer)
    } catch (error) {
      const current = currentOf(error, FormTemplate)
      const { detail, code } = problemOf(error)
      if (current) change((now) => follow(now, current))
      else setFailure({ of: definition, why: detail, isOffline: code === 'no-answer' })
    } finally {
      setSending(false)
    }
  }

  /** All that was changed until now, and nothing while someone has to decide. */
  async function flush(): Promise<boolean> {
    await sending.current
    if (latest.current.theirs) return false
    if (!isDirty(latest.current)) return true
    sending.current = send()
    await sending.current
    sending.current = null
    return !isDirty(latest.current) && !latest.current.theirs
  }

  const flushSoon = useEffectEvent(() => void flush())
  const dirty = isDirty(state)
  const isStuck = failure?.of === state.history.now
  useEffect(() => {
    if (!dirty || state.theirs || isStuck || isSending) return undefined
    const timer = setTimeout(() => flushSoon(), pause)
    return () => clearTimeout(timer)
  }, [dirty, state, isStuck, isSending])
  useEffect(() => {
    const ended = new AbortController()
    addEventListener('online', () => flushSoon(), { signal: ended.signal })
    return () => {
      ended.abort()
      flushSoon()
    }
  }, [])
  const followLatest = useEffectEvent((newer: FormTemplate) => change((now) => follow(now, newer)))
  useEffect(() => followLatest(template), [template])

  const saving: Saving = isSending
    ? { state: 'sending' }
    : isStuck && failure
      ? { state: 'failed', why: failure.why, isOffline: failure.isOffline }
      : { state: dirty ? 'waiting' : 'saved' }

  return {
    form: state.history.now,
    revision: () => latest.current.revision,
    theirs: state.theirs,
    isDirty: dirty,
    saving,
    canUndo: state.history.past.length > 0,
    canRedo: state.history.future.length > 0,
    edit: (next: (form: FormDefinition) => FormDefinition, step: string | null = null) =>
      change((now) => edited(now, next(now.history.now), step)),
    endStep: () => change((now) => ({ ...now, history: endStep(now.history) })),
    undo: () => change(undone),
    redo: () => change(redone),
    takeTheirs: () => change(takeTheirs),
    keepMine: () => change(keepMine),
    flush,
    /** The server has it: as what is published now. What was typed meanwhile is the next draft. */
    settle: (answer: FormTemplate) => change((now) => sent(now, now.saved, answer)),
    /** Shows another definition, as a version that was brought back. */
    adopt: (answer: FormTemplate) => change((now) => follow({ ...now, saved: now.history.now }, answer)),
  }
}
