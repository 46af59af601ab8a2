import { existsSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { join, resolve } from 'node:path'
import { openProgress, type Progress } from '#platform/backup/progress.ts'
import { openDatabase, type Connection } from '#platform/database/database.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { trouble } from '#platform/trouble.ts'
import { BadSettings, readSettings, type Settings } from '#platform/env.ts'
import { requireUsable } from '#platform/database/outside-postgres.ts'
import { openPostgres } from './postgres.ts'

export type Environment = {
  settings: Settings
  dataDir: string
  progress: Progress
  /** Aborted when the person at the keyboard gives up. */
  signal: AbortSignal
}

/** Runs a command beside the app, which comes first: plain sentences, and an exit code of 1 where it could not be done. */
export async function runCommand(work: (environment: Environment) => Promise<void>) {
  const giveUp = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => giveUp.abort())
  const progress = openProgress((line) => console.log(line))
  try {
    setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
    const settings = readSettings(process.env)
    await work({ settings, dataDir: resolve(settings.DATA_DIR), progress, signal: giveUp.signal })
  } catch (error) {
    console.error(`\n${giveUp.signal.aborted ? 'Stopped. Nothing was changed.' : explain(error)}\n`)
    process.exitCode = 1
  } finally {
    progress.end()
  }
  process.exit()
}

/** Joins the database or starts it, and leaves it as it was. */
export async function withPostgres<T>(
  { settings, dataDir }: Pick<Environment, 'settings' | 'dataDir'>,
  work: (connection: Connection) => Promise<T>,
): Promise<T> {
  const postgres = await openPostgres(settings, dataDir, (line) => console.error(line))
  if (postgres.notice) console.log(postgres.notice)
  try {
    if (settings.DATABASE_URL) await requireAnswer(settings.DATABASE_URL)
    return await work(postgres.connection)
  } finally {
    await postgres.stop()
  }
}

/** For commands that find a database or do nothing: they must not make an empty one by a wrong DATA_DIR. */
export function requireDatabase({ settings, dataDir }: Pick<Environment, 'settings' | 'dataDir'>) {
  if (settings.DATABASE_URL || existsSync(join(databaseHome(dataDir).home, 'data'))) return
  throw trouble(`There is no database in ${dataDir}.`, 'Set DATA_DIR to the folder that the app runs with.')
}

async function requireAnswer(connectionString: string) {
  const db = openDatabase({ connectionString }, () => {}, 1)
  await requireUsable(db, connectionString).finally(() => db.destroy())
}

/** A path as the person at the keyboard means it: npm runs us in the project's folder, wherever they are. */
export function pathOf(given: string) {
  return resolve(process.env['INIT_CWD'] ?? '.', given)
}

function explain(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  if (error instanceof BadSettings || error.name === 'Trouble') return error.message
  if ('code' in error && (error.code === 'ENOSPC' || error.code === 'EDQUOT')) {
    return 'The disk is full. No partial files were left behind.'
  }
  if ('code' in error && String(error.code).startsWith('ERR_PARSE_ARGS')) return error.message
  return [error.stack ?? error.message, error.cause && `because ${explain(error.cause)}`]
    .filter(Boolean)
    .join('\n')
}
