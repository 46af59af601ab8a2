import { execFile } from 'node:child_process'
import { chown, readFile, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { makeWhole } from './durable.ts'
import type { Place } from './place.ts'
import type { Runtime } from './runtime.ts'
import { codeOf, trouble } from '../trouble.ts'
import { explainOutput } from './explain.ts'

const megabyte = 2 ** 20
const roomForNewCluster = 200 * megabyte

/** English messages, since the launcher reads some of them, and UTC; nothing else of the caller's environment. */
export const serverEnvironment = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' }

/** Makes the database files when there are none, and refuses those of another major version. */
export async function prepareCluster(place: Place, runtime: Runtime) {
  const made = (await majorOf(place.data)) ?? (await makeCluster(place, runtime))
  if (made === runtime.major) return
  const remedy = `Start the release that included PostgreSQL ${made}, or set PG_BIN to its programs. Then back up, and restore into an empty DATA_DIR.`
  throw trouble(
    `${place.data} was created by PostgreSQL ${made}; ${runtime.from} is version ${runtime.major}.`,
    remedy,
  )
}

async function majorOf(data: string) {
  try {
    return Number.parseInt(await readFile(join(data, 'PG_VERSION'), 'utf8'), 10)
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  }
}

async function makeCluster(place: Place, runtime: Runtime) {
  const { bavail, bsize } = await statfs(place.home)
  if (bavail * bsize < roomForNewCluster) {
    throw trouble(
      `The disk of ${place.home} is nearly full.`,
      'Free at least 300 MB, or set DATA_DIR to another disk.',
    )
  }
  await makeWhole(place.data, (draft) => runInitdb(draft, place, runtime))
  const made = await majorOf(place.data)
  if (made) return made
  throw trouble(
    `${place.data} holds files, but no database.`,
    'Move them away, or set DATA_DIR to another folder.',
  )
}

async function runInitdb(draft: string, { user, home }: Place, { bin, major }: Runtime) {
  if (user) await chown(draft, user.uid, user.gid)
  const options = { ...(user && { uid: user.uid, gid: user.gid }), cwd: draft, env: serverEnvironment }
  const access = ['-U', 'app', '--auth-local=trust', '--auth-host=reject']
  try {
    await promisify(execFile)(
      join(bin, 'initdb'),
      ['-D', draft, ...access, '-E', 'UTF8', ...localeOptions(major), '--data-checksums'],
      options,
    )
  } catch (error) {
    if (error instanceof Error && 'stderr' in error && error.stderr)
      throw explainOutput(String(error.stderr), home)
    throw error
  }
}

/** The built-in provider (17 and later) sorts alike on every system, now and after any upgrade of it. */
function localeOptions(major: number) {
  if (major < 17) return ['--locale=C.UTF-8']
  return ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
}
