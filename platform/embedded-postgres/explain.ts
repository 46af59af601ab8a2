import { codeOf, trouble } from '../trouble.ts'

export const elsewhere =
  'Set DATABASE_URL to a PostgreSQL server, or PG_BIN to the folder of its binaries (postgres, initdb).'

/** Turns an error of the file system into a sentence; any other error stays what it is. */
export function explainFiles(error: unknown, folder: string) {
  const code = codeOf(error)
  if (code === 'ENOSPC' || code === 'EDQUOT') return noSpace(folder, error)
  if (code === 'EROFS') {
    return trouble(`${folder} is on a read-only disk.`, 'Set DATA_DIR to a writable folder.', error)
  }
  if (code === 'EACCES' && isStarting(error)) {
    const remedy =
      'Set DATA_DIR to a folder on a disk mounted without noexec, or PG_BIN to the programs of another PostgreSQL.'
    return trouble(`Programs cannot be run from the disk of ${folder}.`, remedy, error)
  }
  if (code === 'EACCES' || code === 'EPERM') {
    const who = process.getuid ? `user ${process.getuid()}` : 'this user'
    const remedy = 'Start as the owner of that folder, or set DATA_DIR to a folder of your own.'
    return trouble(`The database folder ${folder} cannot be used by ${who}.`, remedy, error)
  }
  return error
}

function isStarting(error: unknown) {
  return error instanceof Error && 'syscall' in error && String(error.syscall).startsWith('spawn')
}

/** Turns what initdb or postgres wrote before it gave up into a sentence. */
export function explainOutput(output: string, folder: string) {
  const cause = new Error(output.trim().slice(-2000) || 'It wrote nothing.')
  if (/could not look up effective user ID/.test(output)) {
    const remedy = 'Add the user to the machine or image (useradd), or start as another user.'
    return trouble('PostgreSQL cannot set up a database for a user id without a name.', remedy, cause)
  }
  if (/No space left on device|Disk quota exceeded/.test(output)) return noSpace(folder, cause)
  if (/cannot open shared object file|version `GLIBC|symbol not found/.test(output)) {
    return trouble('The PostgreSQL that came with npm does not run on this system.', elsewhere, cause)
  }
  if (/has (wrong ownership|invalid permissions)/.test(output)) {
    const remedy =
      'Give it back to the user who created it, with mode 0700. The disk must support file owners.'
    return trouble(
      `The database folder ${folder} has a different owner or mode than PostgreSQL requires.`,
      remedy,
      cause,
    )
  }
  return trouble(
    `PostgreSQL could not start in ${folder}: ${lastLine(output)}`,
    'See server.log in that folder.',
    cause,
  )
}

function noSpace(folder: string, cause: unknown) {
  return trouble(
    `The disk of ${folder} is full.`,
    'Free at least 300 MB, or set DATA_DIR to another disk.',
    cause,
  )
}

function lastLine(output: string) {
  const lines = output.trim().split('\n')
  return (lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? '').trim()
}
