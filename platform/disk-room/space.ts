import { statfs } from 'node:fs/promises'
import { dirname } from 'node:path'
import { codeOf } from '#platform/trouble.ts'
import type { Space } from './levels.ts'

/** Of the disk on which `path` lies, or will lie. What only root may use is not counted: the database is not root. */
export async function spaceOf(path: string): Promise<Space> {
  try {
    const { bavail, blocks, bsize } = await statfs(path)
    return { free: bavail * bsize, total: blocks * bsize }
  } catch (error) {
    if (codeOf(error) !== 'ENOENT' || path === dirname(path)) throw error
    return spaceOf(dirname(path))
  }
}
