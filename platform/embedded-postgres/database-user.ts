import { readFileSync, statSync, type Stats } from 'node:fs'
import { dirname } from 'node:path'
import { trouble } from '../trouble.ts'
import { elsewhere } from './explain.ts'

export type DatabaseUser = { name: string; uid: number; gid: number }

/**
 * Who runs the server: null for whoever runs this process. PostgreSQL refuses to run as root, so under root it is the
 * owner of the database that lies in `data`, or for a new one the user postgres, or nobody.
 */
export function databaseUser(data: string): DatabaseUser | null {
  if (process.getuid?.() !== 0) return null
  const users = namedUsers()
  const owner = statSync(data, { throwIfNoEntry: false })
  if (owner && owner.uid !== 0) {
    const name = users.find(({ uid }) => uid === owner.uid)?.name
    return { name: name ?? String(owner.uid), uid: owner.uid, gid: owner.gid }
  }
  const user = users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody')
  if (user) return user
  throw trouble('PostgreSQL refuses to run as root, and there is no user postgres or nobody.', elsewhere)
}

/** The nearest existing folder at or above `path` that `user` may not enter, or null. */
export function closedFolder(path: string, user: DatabaseUser): string | null {
  const above = path === dirname(path) ? null : closedFolder(dirname(path), user)
  if (above) return above
  const folder = statSync(path, { throwIfNoEntry: false })
  return folder && !mayEnter(folder, user) ? path : null
}

function mayEnter({ mode, uid, gid }: Pick<Stats, 'mode' | 'uid' | 'gid'>, user: DatabaseUser) {
  const triad = uid === user.uid ? mode >> 6 : gid === user.gid ? mode >> 3 : mode
  return (triad & 1) === 1
}

function namedUsers(): DatabaseUser[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
}
