import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The folder with package.json: the same one from the sources and from the built server. */
export const projectRoot = findRoot(import.meta.dirname)

function findRoot(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder
  if (folder === dirname(folder)) throw new Error('package.json is missing above the server')
  return findRoot(dirname(folder))
}
