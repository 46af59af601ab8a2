import * as z from 'zod'
import type { Write } from '#domain/sync/write.ts'
import { asJson, canonicalJson } from '#platform/canonical-json.ts'
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

type Place = {
  revision: number
  replaces: SketchEntry | null
  /** What it goes on top of says the same: there is nothing to send, and the server would count no revision for it. */
  isThere: boolean
}

/**
 * How a drawing goes into the outbox: in place of what was never sent of it, from the revision which that was drawn from; else on top of
 * what the server has, or may have, of this device.
 */
export function placeOf(
  { sketch_id, revision, sketch }: Pick<SketchWrite, 'sketch_id' | 'revision' | 'sketch'>,
  entries: readonly Entry[],
): Place {
  const own = entriesOf(entries, sketch_id)
  const replaces = own.findLast(wasNeverSent) ?? null
  const sent = new Map(own.filter((each) => each !== replaces && mayBeThere(each)).map(byRevision))
  let from = replaces?.write.revision ?? revision
  if (!replaces) while (sent.has(from)) from += 1
  const below = sent.get(from - 1)
  return { revision: from, replaces, isThere: below !== undefined && isSame(below, sketch) }
}

function byRevision({ write }: SketchEntry) {
  return [write.revision, write.sketch] as const
}

type Drawn = SketchWrite['sketch']

/** Whichever original it is said to be a copy of: that never changes. */
function isSame({ copy_of: _, ...one }: Drawn, { copy_of: __, ...other }: Drawn) {
  return canonicalJson(asJson(one)) === canonicalJson(asJson(other))
}

function mayBeThere({ state }: Entry) {
  return state === 'waiting' || state === 'sending' || state === 'received'
}

/** Older receipts of it say nothing that the last does not. */
export function outdatedBy(revision: number, entries: readonly Entry[], sketchId: string): SketchEntry[] {
  const received = entriesOf(entries, sketchId).filter(({ state }) => state === 'received')
  const last = Math.max(...received.map(({ write }) => write.revision))
  return received.filter(({ write }) => write.revision < Math.min(last, revision - 1))
}

/** Enough to tell a sketch: all of it would bring its schemas along. */
const Current = z.object({
  structure: z.string(),
  level: z.string(),
  plan: z.record(z.string(), z.unknown()),
  revision: z.int(),
  removed_at: z.string().nullable(),
})

/**
 * From which revision a drawing goes on that clashed with what this device itself had sent: nobody else drew. Null where someone did.
 */
export function ownRevision(
  { id, write }: Pick<Entry, 'id' | 'write'>,
  current: unknown,
  entries: readonly Entry[],
): number | null {
  const { data } = Current.safeParse(current)
  if (write.kind !== 'sketch' || !data) return null
  const { structure, level, plan, removed_at, revision } = data
  const there = { structure, level, plan, is_removed: removed_at !== null }
  const own = entriesOf(entries, write.sketch_id).filter((each) => each.id !== id && mayBeThere(each))
  return own.some((each) => isSame(each.write.sketch, there)) ? revision : null
}

/** What was drawn on a save, from where that came to stand: where the server counted otherwise than this device, they follow it. */
export function laterOnTop(
  saved: Pick<Entry, 'turn' | 'write'>,
  now: number,
  entries: readonly Entry[],
): { id: string; write: SketchWrite }[] {
  const { write, turn } = saved
  if (write.kind !== 'sketch' || now === write.revision + 1) return []
  return entriesOf(entries, write.sketch_id)
    .filter((each) => each.turn > turn && wasNeverSent(each))
    .toSorted((a, b) => a.turn - b.turn)
    .map(({ id, write: drawn }, nth) => ({ id, write: { ...drawn, revision: now + nth } }))
}

/** What someone else was quicker with stays as they drew it, and this drawing becomes a copy beside it. Null where it is no such clash. */
export function sketchCopy({ write }: Pick<Entry, 'write'>, current: unknown): SketchWrite | null {
  if (write.kind !== 'sketch' || !Current.safeParse(current).success) return null
  return copyAs(newId(), write, 0)
}

/** What was drawn on it since goes into the same copy. */
export function copyAs(copy: string, write: SketchWrite, revision: number): SketchWrite {
  return { ...write, sketch_id: copy, revision, sketch: { ...write.sketch, copy_of: write.sketch_id } }
}
