import * as z from 'zod'
import type { Sketch } from '#domain/sketch/plan.ts'
import { isFull } from '../problem.ts'
import { watched } from '../ui/watched.ts'
import type { PortalDatabase } from './database.ts'
import type { Sealer } from './sealing.ts'

/** So many that are in the outbox already stay, for their steps back. */
const mostKept = 40

/** A drawing as it is on this device. `steps` are those that can be undone: the screen alone reads them. */
export type SketchDraft = {
  sketch: Sketch
  steps: unknown
  /** The name of the customer, so that the list of unsent work says whose it is. */
  customer: string | null
  /** Whether the outbox has it as it is. */
  is_saved: boolean
}

/** Beside the sketch, whose schema is loaded with the first that is opened. */
const Stored = z.object({
  sketch: z.unknown(),
  steps: z.unknown(),
  customer: z.string().nullable(),
  is_saved: z.boolean(),
})

export type SketchSaving = 'saved' | 'saving' | 'full' | 'failed'

type SketchView = {
  saving: SketchSaving
  /** Drawings of which someone else was quicker to change the original: under which ID each goes on. */
  copies: ReadonlyMap<string, string>
}

const nothingDrawn: SketchView = { saving: 'saved', copies: new Map() }

type Copies = SketchView['copies']

/** Under which ID a drawing goes on: a copy can clash, too. Null where it does under its own. */
export function copyOf(copies: Copies, id: string): { id: string; copy_of: string } | null {
  const copy = copies.get(id)
  return copy === undefined ? null : (copyOf(copies, copy) ?? { id: copy, copy_of: id })
}

/** What every screen sees of the drawings that are stored here. */
export const sketchView = watched<SketchView>(nothingDrawn)

type Parts = {
  database: Pick<PortalDatabase, 'sketches'>
  sealer: Sealer
  /** Stores also where the device is full, as far as something can make room. */
  withRoom: <Result>(store: () => Promise<Result>) => Promise<Result>
}

/** The drawings of this device. What is drawn is stored at once, the newest of each, one after the other: a browser that is killed loses none. */
export function openSketchDrafts({ database: { sketches }, sealer, withRoom }: Parts) {
  const pending = new Map<string, SketchDraft>()
  /** What was drawn last of each, in this tab. */
  const drawn = new Map<string, SketchDraft>()
  let writing: Promise<void> | null = null

  async function open(id: string): Promise<SketchDraft | null> {
    const row = await sketches.get(id)
    if (!row) return null
    const { Sketch: Drawn } = await import('#domain/sketch/plan.ts')
    const { data } = Stored.safeParse(await sealer.open(row.sealed).catch(() => null))
    const sketch = Drawn.safeParse(data?.sketch).data
    return data && sketch ? { ...data, sketch } : null
  }

  async function write(draft: SketchDraft) {
    const { id, job_id: job } = draft.sketch
    const sealed = await sealer.seal(draft)
    await withRoom(() => sketches.put({ id, job, at: Date.now(), is_saved: draft.is_saved ? 1 : 0, sealed }))
  }

  async function writeAll() {
    await Promise.resolve()
    change({ saving: 'saving' })
    try {
      for (const [id, draft] of pending) {
        await write(draft)
        if (pending.get(id) === draft) pending.delete(id)
      }
      change({ saving: 'saved' })
    } catch (error) {
      change({ saving: isFull(error) ? 'full' : 'failed' })
    } finally {
      writing = null
    }
    // What was drawn meanwhile.
    if (pending.size > 0 && sketchView.get().saving === 'saved') await store()
  }

  function store() {
    writing ??= writeAll()
    return writing
  }

  const drafts = {
    find: async (id: string): Promise<SketchDraft | null> => pending.get(id) ?? open(id),
    /** Resolves once it was tried to store it: `sketchView` tells whether it could be. */
    async keep(draft: SketchDraft): Promise<void> {
      pending.set(draft.sketch.id, draft)
      drawn.set(draft.sketch.id, draft)
      await store()
    },
    /** Those that the outbox does not have as they are: a browser was killed before. */
    async listUnsaved(): Promise<SketchDraft[]> {
      const ids = await sketches.where('is_saved').equals(0).primaryKeys()
      const found = await Promise.all(ids.map(drafts.find))
      return found.filter((draft) => draft !== null)
    },
    /** The outbox has this much of it. What was drawn on it since goes on from there. */
    async markSaved({ id, plan }: Pick<Sketch, 'id' | 'plan'>, revision: number) {
      await changeDraft({ drafts, drawn }, id, (draft) => {
        const is_saved = JSON.stringify(draft.sketch.plan) === JSON.stringify(plan)
        return { ...draft, sketch: { ...draft.sketch, revision }, is_saved }
      })
      await forgetOld(sketches)
    },
    /** The server has what was drawn from the revision `from`, as the revision `now`. What was drawn on top of it goes on from there. */
    async markReceived(id: string, { from, now }: { from: number; now: number }) {
      await changeDraft({ drafts, drawn }, id, (draft) => {
        const { revision } = draft.sketch
        if (revision < from || (revision > from && now === from + 1)) return null
        return { ...draft, sketch: { ...draft.sketch, revision: now + Math.max(0, revision - from - 1) } }
      })
    },
    /** From here on it is drawn as a copy of what someone else changed. */
    async moveTo(copy: string, id: string) {
      change({ copies: new Map(sketchView.get().copies).set(id, copy) })
      const draft = await drafts.find(id)
      if (!draft) return
      const sketch = { ...draft.sketch, id: copy, copy_of: id, revision: 0 }
      await drafts.keep({ ...draft, sketch })
      pending.delete(id)
      drawn.delete(id)
      await sketches.delete(id)
    },
    /** Someone opens the original: what is drawn from now on is drawn on that. */
    forgetCopy(id: string) {
      const copies = new Map(sketchView.get().copies)
      if (copies.delete(id)) change({ copies })
    },
    /** Tries once more what could not be stored. */
    storeAgain: () => store(),
    async close() {
      await writing
      sketchView.set(nothingDrawn)
    },
  }

  return drafts
}

function change(changed: Partial<SketchView>) {
  sketchView.set({ ...sketchView.get(), ...changed })
}

type Drawing = {
  drafts: { find: (id: string) => Promise<SketchDraft | null>; keep: (draft: SketchDraft) => Promise<void> }
  drawn: ReadonlyMap<string, SketchDraft>
}

/** What is drawn while it is looked up is not lost: then the change is made to that. */
async function changeDraft(
  { drafts, drawn }: Drawing,
  id: string,
  changed: (draft: SketchDraft) => SketchDraft | null,
) {
  for (;;) {
    const before = drawn.get(id)
    const draft = await drafts.find(id)
    if (!draft) return
    if (drawn.get(id) !== before) continue
    const next = changed(draft)
    return next ? drafts.keep(next) : undefined
  }
}

async function forgetOld(sketches: PortalDatabase['sketches']) {
  const saved = await sketches.where('is_saved').equals(1).sortBy('at')
  const old = saved.slice(0, Math.max(0, saved.length - mostKept)).map(({ id }) => id)
  await sketches.bulkDelete(old)
}
