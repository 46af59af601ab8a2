import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { JobDetail } from '#domain/jobs/job.ts'
import type { Sketch } from '#domain/sketch/plan.ts'
import { second } from '#platform/time.ts'
import { sketchEntry } from '../../device/open-sketches.ts'
import { currentStore } from '../../device/person-store.ts'
import { submitWrite } from '../../device/submit-write.ts'
import { problemOf } from '../../problem.ts'
import { copyOf, sketchView, type SketchDraft } from '../../store/sketch-drafts.ts'
import { useFirstWords } from '../../words/words.tsx'
import { invalidateJob } from '../invalidate-queries.ts'

/** Whoever draws on is not done: it is sent once they pause for so long. */
const pause = 4 * second

type Job = Pick<JobDetail, 'id' | 'name'>

/**
 * Stores what is drawn on this device with every step, and sends it when the person pauses or leaves. `keep` is called with each step and
 * `send` where nothing may wait; a sketch of which someone else changed the original meanwhile goes on as a copy, which `copies` names by
 * the ID of the original.
 */
export function useSketchWrite({ id: jobId, name: customer }: Job) {
  const client = useQueryClient()
  const { problems } = useFirstWords()
  const { saving, copies } = sketchView.use()
  const [error, setError] = useState<unknown>(null)
  /** Steps that are seen and not stored yet: nobody reads that they are saved before they are. */
  const [unstored, setUnstored] = useState(0)
  const writer = useMemo(
    () =>
      sketchWriter({
        customer,
        onError: setError,
        onSentAlone: () => invalidateJob(client, jobId),
      }),
    [client, customer, jobId],
  )
  useEffect(() => writer.flush, [writer])
  async function keep(sketch: Sketch, steps: unknown) {
    setUnstored((count) => count + 1)
    await writer.keep(sketch, steps).finally(() => setUnstored((count) => count - 1))
  }
  return {
    ...writer,
    keep,
    saving: saving === 'saved' && unstored > 0 ? 'saving' : saving,
    copies,
    problem: error === null ? null : problemOf(error, problems),
  } as const
}

type Parts = {
  customer: string | null
  onError: (error: unknown) => void
  onSentAlone: () => Promise<unknown>
}

function sketchWriter({ customer, onError, onSentAlone }: Parts) {
  const waiting = new Map<string, Sketch>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let sending: Promise<void> = Promise.resolve()
  /** What is drawn until the next pause. */
  let drawing = Promise.withResolvers<void>()

  /** As it is drawn from here on: as a copy, and on top of what this device has sent of it. */
  async function asKnown(sketch: Sketch): Promise<Sketch> {
    const copy = copyOf(sketchView.get().copies, sketch.id)
    const named = copy ? { ...sketch, ...copy, revision: 0 } : sketch
    const draft = await (await currentStore())?.sketches.find(named.id)
    return { ...named, revision: Math.max(named.revision, draft?.sketch.revision ?? 0) }
  }

  async function sendOne(drawn: Sketch) {
    const store = await currentStore()
    if (!store) {
      const { write, id } = sketchEntry(drawn, customer)
      await submitWrite({ id: drawn.job_id, name: customer }, write, id)
      await onSentAlone()
      return
    }
    const sketch = await asKnown(drawn)
    const revision = await store.outbox.saveSketch(sketchEntry(sketch, customer))
    await store.sketches.markSaved(sketch, revision)
  }

  /** Even where what was drawn on it here goes on as a copy. */
  async function sendAsIs(sketch: Sketch) {
    const store = await currentStore()
    store?.sketches.forgetCopy(sketch.id)
    await sendOne(sketch)
  }

  async function sendEach(drawn: readonly Sketch[]) {
    for (const sketch of drawn) await sendOne(sketch)
    if (drawn.length > 0) onError(null)
  }

  function sendAll() {
    clearTimeout(timer)
    const drawn = [...waiting.values()]
    waiting.clear()
    const { resolve } = drawing
    drawing = Promise.withResolvers()
    sending = sending
      .then(() => sendEach(drawn))
      .catch(onError)
      .then(resolve)
    return sending
  }

  return {
    /**
     * With every step; resolves once it is stored, or sent by a browser that stores nothing. `steps` are those that can be undone: they
     * come back as they are.
     */
    async keep(sketch: Sketch, steps: unknown) {
      waiting.set(sketch.id, sketch)
      clearTimeout(timer)
      timer = setTimeout(() => void sendAll(), pause)
      const sent = drawing.promise
      const store = await currentStore()
      if (!store) return sent
      await store.sketches.keep({ sketch: await asKnown(sketch), steps, customer, is_saved: false })
    },
    /** At once: a new sketch, one that is removed or put back, or before the screen is left. */
    send(sketch: Sketch) {
      waiting.set(sketch.id, sketch)
      return sendAll()
    },
    /** Removes it from the plans of the job, or puts it back: this one, even where what was drawn on it here goes on as a copy. */
    setRemoved(sketch: Sketch, isRemoved: boolean) {
      const removed_at = isRemoved ? new Date().toISOString() : null
      void sendAll()
      sending = sending.then(() => sendAsIs({ ...sketch, removed_at })).catch(onError)
      return sending
    },
    /** Someone opens the original of a copy: what is drawn from here on is drawn on that. */
    async openAsIs(id: string) {
      await sendAll()
      ;(await currentStore())?.sketches.forgetCopy(id)
    },
    /** What is stored here of a drawing, with the steps that can be undone; null where nothing is. */
    async find(id: string): Promise<SketchDraft | null> {
      const store = await currentStore()
      store?.sketches.forgetCopy(id)
      return (await store?.sketches.find(id)) ?? null
    },
    /** Tries once more what the browser refused to store. */
    storeAgain: async () => (await currentStore())?.sketches.storeAgain(),
    /** Sends what waits for a pause. */
    flush: () => void sendAll(),
  }
}
