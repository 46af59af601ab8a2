import * as z from 'zod'
import type { Write } from '#domain/sync/write.ts'
import { newId } from '#platform/uuid.ts'
import type { Entry } from './entry.ts'
import { wasNeverSent } from './outbox.ts'

export type SketchWrite = Extract<Write, { kind: 'sketch' }>
type SketchEntry = Entry & { write: SketchWrite }

/** What the outbox has of a drawing: it may have been sent once, and then once more since. */
export function entriesOf(entries: readonly Entry[], sketchId: string): SketchEntry[] {
  return entries.filter(
    (entry): entry is SketchEntry => entry.write.kind === 'sketch' && entry.write.sketch_id === sketchId,
  )
}

/**
 * How a drawing goes into the outbox: in place of what was never sent of it, from the revision which that was drawn from; else on top of
 * what the server has, or may have, of this device.
 */
export function placeOf(
  { sketch_id, revision }: Pick<SketchWrite, 'sketch_id' | 'revision'>,
  entries: readonly Entry[],
): { revision: number; replaces: SketchEntry | null } {
  const own = entriesOf(entries, sketch_id)
  const replaces = own.findLast(wasNeverSent) ?? null
  if (replaces) return { revision: replaces.write.revision, replaces }
  const sent = new Set(own.filter(mayBeThere).map(({ write }) => write.revision))
  let from = revision
  while (sent.has(from)) from += 1
  return { revision: from, replaces: null }
}

function mayBeThere({ state }: Entry) {
  return state === 'waiting' || state === 'sending' || state === 'received'
}

/** Older receipts of it say nothing that the last does not. */
export function outdatedBy(revision: number, entries: readonly Entry[], sketchId: string): SketchEntry[] {
  return entriesOf(entries, sketchId).filter(
    ({ state, write }) => state === 'received' && write.revision < revision - 1,
  )
}

/** Enough to tell a sketch: all of it would bring its schemas along. */
const Current = z.object({ plan: z.object({}), revision: z.int() })

/** What someone else was quicker with stays as they drew it, and this drawing becomes a copy beside it. Null where it is no such clash. */
export function sketchCopy({ write }: Pick<Entry, 'write'>, current: unknown): SketchWrite | null {
  if (write.kind !== 'sketch' || !Current.safeParse(current).success) return null
  return copyAs(newId(), write, 0)
}

/** What was drawn on it since goes into the same copy. */
export function copyAs(copy: string, write: SketchWrite, revision: number): SketchWrite {
  return { ...write, sketch_id: copy, revision, sketch: { ...write.sketch, copy_of: write.sketch_id } }
}
