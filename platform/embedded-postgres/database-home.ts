import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { closedFolder, databaseUser } from './database-user.ts'
import { trouble } from '../trouble.ts'

export type DatabaseHome = { home: string; notice: string | null }

/**
 * Where the embedded database of `dataDir` lies: in it, or, where the database's own user cannot get there (root under
 * a closed home), in a folder of its own below `shelter`. A database that exists is never left for a new one unsaid.
 */
export function databaseHome(dataDir: string, shelter = '/var/lib/mission-restore'): DatabaseHome {
  const inside = join(resolve(dataDir), 'postgres')
  const outside = join(shelter, shelterName(resolve(dataDir)))
  const user = databaseUser(join(inside, 'data'))
  const closed = user && closedFolder(inside, user)

  if (closed && hasDatabase(inside)) {
    const remedy = `Give everyone access to that folder: chmod o+x '${closed}'.`
    throw trouble(
      `The database in ${inside} cannot be reached by its user ${user.name} because of ${closed}.`,
      remedy,
    )
  }
  if (closed) {
    const notice = `The database is in ${outside}, because its user ${user.name} has no access to ${closed}.`
    return { home: outside, notice }
  }
  if (!hasDatabase(outside) || hasDatabase(inside)) return { home: inside, notice: null }
  if (user) return { home: outside, notice: `The database is in ${outside}, where it was created.` }
  return { home: inside, notice: `Another database of this project, created by root, is in ${outside}.` }
}

function hasDatabase(home: string) {
  return existsSync(join(home, 'data'))
}

/** A recognizable name, and a hash that distinguishes projects of the same name. */
function shelterName(dataDir: string) {
  const project = basename(dirname(dataDir)).replaceAll(/[^\w.-]/g, '_')
  return `${project || 'root'}-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`
}
