import * as z from 'zod'
import { badCursor } from '#platform/database/page-cursor.ts'
import { changedParts, partsNamed } from './changed-parts.ts'
import type { Revised } from './replace-document.ts'

/** A page of the versions of a document, the newest first; the cursor is the revision of the last one that was shown. */
export const VersionQuery = z.object({
  limit: z.coerce.number().int().min(1).max(50).default(10),
  cursor: z.string().max(20).optional(),
})
export type VersionQuery = z.output<typeof VersionQuery>

/** Where what is stored of a version came from; `by` is null where no person made it. */
type Stored<Document> = Revised<Document> & { readonly at: Date; readonly by: string | null }

/**
 * The versions of a page with what each changed of the one before. `found` has one more than is shown, where there is one, for what
 * the oldest shown one changed.
 */
export function pageOfVersions<Document extends object, Name extends keyof Document>(
  found: readonly Stored<Document>[],
  limit: number,
  names: readonly Name[],
) {
  const items = found.slice(0, limit).map(({ at, ...version }, index) => {
    const before = found[index + 1]?.document ?? version.document
    const changed = changedParts(names, before, version.document)
    return { ...version, at: at.toISOString(), changed, before: partsNamed(before, changed) }
  })
  return { items, next: found.length > limit ? String(items.at(-1)?.revision) : null }
}

const most = 2 ** 31 - 1

/** The revision below which the page begins. */
export function readVersionCursor(cursor: string | undefined) {
  if (cursor === undefined) return most
  const revision = /^\d{1,10}$/.test(cursor) ? Number(cursor) : Number.NaN
  if (revision <= most) return revision
  throw badCursor()
}
