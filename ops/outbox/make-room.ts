import { isFull } from '../problem.ts'
import type { PortalDatabase } from '../store/database.ts'

/**
 * Stores what is nowhere else, also where the device is full: then what was downloaded makes room, as it can be downloaded again,
 * and where that is not enough, what the person removed. Rejects where neither helps.
 */
export async function withRoom<Result>(
  database: PortalDatabase,
  store: () => Promise<Result>,
): Promise<Result> {
  try {
    return await store()
  } catch (error) {
    if (!isFull(error)) throw error
    for (const makeRoom of [forgetDownloads, forgetRemoved]) {
      if (!(await makeRoom(database))) continue
      try {
        return await store()
      } catch (next) {
        if (!isFull(next)) throw next
      }
    }
    throw error
  }
}

async function forgetDownloads({ photos }: PortalDatabase) {
  const hasAny = (await photos.count()) > 0
  if (hasAny) await photos.clear()
  return hasAny
}

async function forgetRemoved({ entries, blobs, asOne }: PortalDatabase) {
  return asOne(async () => {
    const removed = await entries.where('state').equals('removed').toArray()
    await blobs.bulkDelete(removed.map(({ id }) => id))
    await entries.bulkDelete(removed.map(({ turn }) => turn))
    return removed.length > 0
  })
}
