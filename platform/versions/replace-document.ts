import type { Refusal } from '#platform/refusal.ts'
import type { World } from '#platform/world.ts'
import { changedParts } from './changed-parts.ts'

/** A document with the count of its changes, so that two people cannot overwrite each other. */
export type Revised<Document> = { readonly document: Document; readonly revision: number }

/** A document of which there is one, and of which every version is kept. */
export type Versioned<Document extends object, Name extends keyof Document> = {
  /** What of it can differ. */
  readonly names: readonly Name[]
  /** Reads it, and locks it until the end of the transaction. */
  readonly lock: (world: World) => Promise<Revised<Document>>
  /** Stores it as the present version and as one of all. */
  readonly store: (world: World, next: Revised<Document>, by: string) => Promise<void>
  readonly movedOn: (world: World) => Promise<Refusal>
}

type Replacement<Document> = Revised<Document> & { readonly by: string }

/**
 * Replaces the document within the caller’s transaction. `revision` is the one the change was made from: when someone else was
 * quicker, nothing is overwritten. What stands already changes nothing, so that sending twice is harmless.
 */
export async function replaceDocument<Document extends object, Name extends keyof Document>(
  world: World,
  { names, lock, store, movedOn }: Versioned<Document, Name>,
  { document, revision, by }: Replacement<Document>,
) {
  const present = await lock(world)
  const before = present.document
  const changed = changedParts(names, before, document)
  if (changed.length === 0) return { ...present, before, changed }
  if (present.revision !== revision) throw await movedOn(world)

  const next = { document, revision: revision + 1 }
  await store(world, next, by)
  return { ...next, before, changed }
}
