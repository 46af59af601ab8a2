import * as z from 'zod'
import type { Write } from '#domain/sync/write.ts'
import { compareChange, decidedChanges, type FieldValues } from './compared-change.ts'
import type { Entry } from './entry.ts'

type ChangeKind = 'point_change' | 'station_change' | 'contents_change' | 'box_change'
type Stored = FieldValues & { readonly revision: number; readonly removed_at: string | null }

/** A change of a record, and the same as the server has it now. */
export type RecordClash<Theirs extends Stored, Changes extends FieldValues, Field extends string> = {
  changes: Changes
  theirs: Theirs
  /** Who changed it last, and when. Null where the server doesn't say. */
  last: { by: string; at: string } | null
  /** How it would be after the change, by its fields and whether it is removed. */
  wanted: FieldValues
  /** The fields that someone else changed meanwhile, to something else: only these have to be decided. */
  clashing: readonly (Field | 'removed')[]
}

type Compared<Theirs, Changes, Field> = {
  record: z.ZodType<Theirs>
  changes: z.ZodType<Changes>
  fields: readonly Field[]
}

const WithLast = z.object({ last: z.object({ by: z.string(), at: z.string() }) })

/** How changes of records of these kinds are compared with what someone else made of them, and decided. */
export function clashesOf<Theirs extends Stored, Changes extends FieldValues, Field extends string>(
  kinds: Readonly<Partial<Record<ChangeKind, Compared<Theirs, Changes, Field>>>>,
) {
  type Clash = RecordClash<Theirs, Changes, Field>

  /** Null where it is no change of these, or another version of the portal stored it. */
  function clashOf({ write, base }: Pick<Entry, 'write' | 'base'>, current: unknown): Clash | null {
    if (!isChange(write)) return null
    const { record, changes: Changes, fields } = kinds[write.kind] ?? {}
    const theirs = record?.safeParse(current).data
    const changes = Changes?.safeParse(write.changes).data
    if (!theirs || !changes || !fields) return null
    const before = record?.safeParse(base).data
    const sides = { changes, now: valuesOf(theirs), was: before ? valuesOf(before) : null }
    const last = WithLast.safeParse(current).data?.last ?? null
    return { changes, theirs, last, ...compareChange<Field>(sides, fields) }
  }

  /** The same change on top of what the server has now, where nobody has to decide anything; else null. */
  function onTop(entry: Pick<Entry, 'write' | 'base'>, current: unknown): Write | null {
    const clash = clashOf(entry, current)
    if (!isChange(entry.write) || !clash || clash.clashing.length > 0) return null
    return { ...entry.write, revision: clash.theirs.revision }
  }

  /** The change once the person decided each field of it, on top of what the server has now. Null where nothing of it is left. */
  function decided(
    { write }: Pick<Entry, 'write'>,
    clash: Clash,
    chosen: Readonly<Record<string, 'mine' | 'theirs'>>,
  ): Write | null {
    if (!isChange(write)) return null
    const changes = decidedChanges(clash, chosen)
    return changes && { ...write, revision: clash.theirs.revision, changes }
  }

  return { clashOf, onTop, decided }
}

/** Its fields, and whether it is removed. */
export function valuesOf({ removed_at, ...record }: Stored): FieldValues {
  return { ...record, removed: removed_at !== null }
}

function isChange(write: Write): write is Extract<Write, { kind: ChangeKind }> {
  const kinds: readonly Write['kind'][] = ['point_change', 'station_change', 'contents_change', 'box_change']
  return kinds.includes(write.kind)
}
