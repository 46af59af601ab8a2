import { isFull } from '../problem.ts'
import type { PortalDatabase } from '../store/database.ts'

/**
 * Stores what is nowhere else, also where the device is full: then what was downloaded makes room, as it can be downloaded again.
 * Rejects where that does not help.
 */
export async function withRoom<Result>(
  { photos }: PortalDatabase,
  store: () => Promise<Result>,
): Promise<Result> {
  try {
    return await store()
  } catch (error) {
    if (!isFull(error) || (await photos.count()) === 0) throw error
    await photos.clear()
    return store()
  }
}
