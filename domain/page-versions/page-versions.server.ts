import { sql } from 'kysely'
import type { World } from '#platform/world.ts'

/** What a page says, as a hash. */
export type PageVersion = { readonly path: string; readonly hash: string }

/**
 * Notes what pages say now, and tells since when each says it. All nodes see the same change; the first that comes writes
 * it down, and who finds nothing new only reads.
 */
export async function notePageVersions(
  world: World,
  versions: readonly PageVersion[],
): Promise<ReadonlyMap<string, Date>> {
  const known = await listVersions(world)
  const isKnown = versions.every(({ path, hash }) => known.get(path)?.hash === hash)
  if (!isKnown) await writeVersions(world, versions)
  const noted = isKnown ? known : await listVersions(world)
  return new Map([...noted].map(([path, { changed_at }]) => [path, changed_at]))
}

async function listVersions({ db }: World) {
  const rows = await db.selectFrom('page_version').selectAll().execute()
  return new Map(rows.map((row) => [row.path, row]))
}

/** In the order of the paths, so that two nodes that write at once wait for each other and never in a circle. */
async function writeVersions({ db, now }: World, versions: readonly PageVersion[]) {
  const changed_at = now()
  const rows = versions.toSorted((a, b) => (a.path < b.path ? -1 : 1)).map((row) => ({ ...row, changed_at }))
  await db
    .insertInto('page_version')
    .values(rows)
    .onConflict((row) =>
      row
        .column('path')
        .doUpdateSet({ hash: sql`excluded.hash`, changed_at: sql`excluded.changed_at` })
        .whereRef('page_version.hash', '<>', sql.ref('excluded.hash')),
    )
    .execute()
}
