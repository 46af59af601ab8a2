import { Box, BoxChanges, boxFields } from '#domain/contents/box.ts'
import { ContentsItem, ItemChanges, itemFields } from '#domain/contents/contents-item.ts'
import type { Write } from '#domain/sync/write.ts'
import { compareChange, decidedChanges, type FieldValues } from './compared-change.ts'
import type { Entry } from './entry.ts'

const kinds = {
  contents_change: { record: ContentsItem, changes: ItemChanges, fields: itemFields },
  box_change: { record: Box, changes: BoxChanges, fields: boxFields },
}
export type ContentsField = keyof ItemChanges | keyof BoxChanges

/** A change of an item or of a box, and the same as the server has it now. */
export type ContentsClash = {
  changes: ItemChanges | BoxChanges
  theirs: ContentsItem | Box
  /** How it would be after the change, by its fields and whether it is removed. */
  wanted: FieldValues
  /** The fields that someone else changed meanwhile, to something else: only these have to be decided. */
  clashing: readonly ContentsField[]
}

/** Null where it is no change of either, or another version of the portal stored it. */
export function contentsClashOf(
  { write, base }: Pick<Entry, 'write' | 'base'>,
  current: unknown,
): ContentsClash | null {
  if (write.kind !== 'contents_change' && write.kind !== 'box_change') return null
  const { record, changes: Changes, fields } = kinds[write.kind]
  const theirs = record.safeParse(current).data
  const changes = Changes.safeParse(write.changes).data
  if (!theirs || !changes) return null
  const before = record.safeParse(base).data
  const sides = { changes, now: contentsValues(theirs), was: before ? contentsValues(before) : null }
  return { changes, theirs, ...compareChange<ContentsField>(sides, fields) }
}

/** The same change on top of what the server has now, where nobody has to decide anything; else null. */
export function contentsOnTop(entry: Pick<Entry, 'write' | 'base'>, current: unknown): Write | null {
  const clash = contentsClashOf(entry, current)
  const { write } = entry
  if (write.kind !== 'contents_change' && write.kind !== 'box_change') return null
  if (!clash || clash.clashing.length > 0) return null
  return { ...write, revision: clash.theirs.revision }
}

/** The change once the person decided each field of it, on top of what the server has now. Null where nothing of it is left. */
export function decidedContents(
  { write }: Pick<Entry, 'write'>,
  clash: ContentsClash,
  chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
): Write | null {
  if (write.kind !== 'contents_change' && write.kind !== 'box_change') return null
  const changes = decidedChanges(clash, chosen)
  return changes && { ...write, revision: clash.theirs.revision, changes }
}

/** Its fields, and whether it is removed. */
export function contentsValues({ removed_at, ...record }: ContentsItem | Box): FieldValues {
  return { ...record, removed: removed_at !== null }
}
