import { newId } from '#platform/uuid.ts'
import type { NewEntry } from '../outbox/entry.ts'
import { withRoom } from '../outbox/make-room.ts'
import type { OnSketch } from '../outbox/sketch-sending.ts'
import type { PortalDatabase } from '../store/database.ts'
import type { Sealer } from '../store/sealing.ts'
import { copyOf, openSketchDrafts, sketchView, type SketchDraft } from '../store/sketch-drafts.ts'

/** What sends a drawing. */
type Sender = { saveSketch: (entry: NewEntry) => Promise<number> }

/** The drawings on this device, and what the outbox tells of them. */
export function openSketches({ database, sealer }: { database: PortalDatabase; sealer: Sealer }) {
  const drafts = openSketchDrafts({
    database,
    sealer,
    withRoom: (store) => withRoom(database, store),
  })
  async function saveUnsaved(outbox: Sender) {
    for (const { sketch, customer } of await drafts.listUnsaved())
      await drafts.markSaved(sketch, await outbox.saveSketch(sketchEntry(sketch, customer)))
  }

  const onSketch: OnSketch = {
    async received({ write }, now) {
      if (write.kind === 'sketch') await drafts.markReceived(write.sketch_id, { from: write.revision, now })
    },
    copied: (id, copy) => drafts.moveTo(copy, id),
    copyOf: (id) => copyOf(sketchView.get().copies, id),
  }
  return {
    drafts,
    hearing: { onSketch },
    /** Sends what was drawn in a browser that was killed before it could. */
    start: (outbox: Sender) => void saveUnsaved(outbox).catch(() => {}),
  }
}

/** A drawing as the outbox sends it. */
export function sketchEntry(sketch: SketchDraft['sketch'], customer: string | null): NewEntry {
  const { id: sketch_id, job_id: leadId, revision } = sketch
  const { structure, level, copy_of, plan, removed_at } = sketch
  const drawn = { structure, level, copy_of, plan, is_removed: removed_at !== null }
  const write = { kind: 'sketch', sketch_id, revision, sketch: drawn } as const
  return { id: newId(), leadId, customer, write, at: Date.now(), base: null }
}
