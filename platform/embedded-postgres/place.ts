import { createHash } from 'node:crypto'
import { chmod, chown, lstat, mkdir, realpath } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { closedFolder, databaseUser, type DatabaseUser } from './database-user.ts'
import { codeOf, trouble } from '../trouble.ts'

/** What would else be taken from variables that are meant for another server: PGSSLMODE, PGSSLNEGOTIATION, PGOPTIONS. */
export const ofNobodyElse = { ssl: false, sslnegotiation: 'postgres', options: ' ' } as const

export type SocketConnection = typeof ofNobodyElse & {
  host: string
  port: number
  user: string
  database: string
}

export type Place = {
  home: string
  data: string
  log: string
  user: DatabaseUser | null
  connection: SocketConnection
}

const port = 5432
const longestSocketPath = 107

/** Opens the folder of a database: makes what is missing, and settles who runs it and where its socket lies. */
export async function openPlace(path: string): Promise<Place> {
  await makeWay(path, process.getuid?.() === 0 ? 0o711 : 0o700)
  const home = await realpath(path)
  if (/["$`\\\n]/.test(home)) {
    const remedy = 'Move the project, or set DATA_DIR to a folder without ", $, `, \\ and line breaks.'
    throw trouble(`PostgreSQL's initdb cannot work in a folder named ${home}.`, remedy)
  }
  const data = join(home, 'data')
  const user = databaseUser(data)
  if (user) await letIn(user, home)
  const host = socketFolder(home)
  await makeOwnFolder(host, user)
  return {
    home,
    data,
    log: join(home, 'server.log'),
    user,
    connection: { host, port, user: 'app', database: 'postgres', ...ofNobodyElse },
  }
}

/** Creates the missing folders of a path with this mode, regardless of the process's umask. */
async function makeWay(path: string, mode: number) {
  const first = await mkdir(path, { recursive: true, mode }).catch(tellTruly)
  if (!first) return
  for (let made = resolve(path); made.startsWith(resolve(first)); made = dirname(made))
    await chmod(made, mode)
}

/** Of a path on a read-only disk Node says that it does not exist; made without a way to it, it says why. */
async function tellTruly(error: unknown): Promise<never> {
  if (codeOf(error) === 'ENOENT' && error instanceof Error && 'path' in error) await mkdir(String(error.path))
  throw error
}

function socketFolder(home: string, temp = '/tmp') {
  const folder = join(home, 'run')
  if (Buffer.byteLength(join(folder, `.s.PGSQL.${port}`)) <= longestSocketPath) return folder
  return join(temp, `postgres-${createHash('sha256').update(home).digest('hex').slice(0, 20)}`)
}

/** The home is the launcher's own and may be opened; a folder above it is not its to open. */
async function letIn(user: DatabaseUser, home: string) {
  if (closedFolder(home, user) === home) await chmod(home, 0o711)
  const closed = closedFolder(home, user)
  if (!closed) return
  const remedy = `Allow access to it (chmod o+x '${closed}'), or set DATA_DIR to another folder.`
  throw trouble(
    `The database's user ${user.name} has no access to ${closed}, which is needed to reach ${home}.`,
    remedy,
  )
}

/** In /tmp anyone could have laid a folder of that name, and a false server in it: it must be ours alone. */
async function makeOwnFolder(folder: string, user: DatabaseUser | null) {
  try {
    await mkdir(folder, { mode: 0o700 })
    if (user) await chown(folder, user.uid, user.gid)
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    const found = await lstat(folder)
    const owners = user ? [user.uid, process.getuid?.()] : [process.getuid?.()]
    if (!found.isDirectory() || !owners.includes(found.uid)) {
      const remedy = 'Start as that user, or remove the folder if no database uses it.'
      throw trouble(
        `The folder ${folder} of the database socket belongs to user ${found.uid}.`,
        remedy,
        error,
      )
    }
    if (user && found.uid !== user.uid) await chown(folder, user.uid, user.gid)
  }
}
