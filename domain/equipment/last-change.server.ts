import { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'

export type Which = { id: string; revision: number }

type Known = { id: string; revision: number }
type Undoing<Stored> = {
  revision: number
  /** What the names of its events begin with, and the one that tells of an undo. */
  kinds: string
  undone: string
  read: (payload: unknown) => { revision: number; before: Stored | null } | undefined
}

/**
 * What stood before the change that made this revision; undefined where it was undone already. Events tell all that a model or a
 * unit was, so nothing else is stored to undo with.
 */
export async function beforeChange<Stored>(
  { db }: World,
  known: Known,
  { revision, kinds, undone, read }: Undoing<Stored>,
): Promise<{ before: Stored | null } | undefined> {
  const last = await db
    .selectFrom('event')
    .select(['name', 'payload'])
    .where('subject', '=', known.id)
    .where('name', 'like', `${kinds}.%`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (known.revision === revision + 1 && last?.name === undone) return undefined
  requireRevision(known, revision)
  const change = last && read(last.payload)
  if (change?.revision !== revision) throw new Refusal(409, 'nothing-to-undo', 'There is no change to undo.')
  return { before: change.before }
}

export function requireRevision(known: Known, revision: number) {
  if (known.revision === revision) return
  throw new Refusal(
    409,
    'equipment-moved-on',
    'Someone else changed this equipment. Review it and try again.',
  )
}

export function equipmentNotFound() {
  return new Refusal(404, 'equipment-not-found', 'Equipment not found. Someone may have removed it.')
}

export function equipmentDiffers() {
  return new Refusal(409, 'equipment-differs', 'Different equipment was already added with this ID.')
}
