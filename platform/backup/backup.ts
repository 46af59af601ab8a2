import { createHash } from 'node:crypto'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client, escapeIdentifier as quote, type ClientBase } from 'pg'
import type { Connection } from '#platform/database/database.ts'
import { codeOf, trouble } from '#platform/trouble.ts'
import { hasWorkQueue, selectPendingTasks } from '#platform/tasks/pending-tasks.ts'
import { copyStore, findMissing, type FileColumn, type StoreCopy } from './copy-store.ts'
import { sizeOfFiles } from './file-store.ts'
import { keepFiles } from './files-stay.ts'
import { listBackups, makeBackupFolder, requireRoom, writeDurably } from './folder.ts'
import { manifestFile, readManifest, type Manifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import {
  copyLines,
  copyOut,
  listTables,
  plainText,
  readSequences,
  type Table,
  type Target,
} from './tables.ts'

export type BackupPlan = {
  connection: Connection
  dataDir: string
  /** The folder that the backup's own folder is made in. */
  parent: string
  /** The product's version, for people. */
  product: string
  time: Date
  /** Where the database names files of the store. */
  fileColumns: FileColumn[]
  isDamaged: StoreCopy['isDamaged']
  progress: Progress
  signal: AbortSignal
}

export type Backup = {
  folder: string
  manifest: Manifest
  missing: string[]
  damaged: string[]
  linked: number
}

/**
 * Copies the database as it is at one moment, then the files, while the app goes on.
 *
 * A file is durable before the row that names it is committed, and nothing removes files while we hold the lock: so every
 * file that the snapshot names is there when the store is walked after it. Walking first would miss what came in between.
 */
export async function makeBackup(plan: BackupPlan): Promise<Backup> {
  const secret = await readSecret(plan.dataDir)
  const installation = createHash('sha256').update('installation').update(secret).digest('hex').slice(0, 16)
  const client = new Client({ ...plan.connection, application_name: 'backup' })
  client.on('error', () => {})
  await client.connect()
  try {
    await client.query(plainText)
    await keepFiles(client)
    return await write(plan, { client, secret, installation, tables: await takeSnapshot(client) })
  } finally {
    await client.end().catch(() => {})
  }
}

/**
 * Locks the tables before the snapshot is taken: a table that a migration rewrites between the two would look empty to the
 * snapshot. Reading and writing go on.
 */
async function takeSnapshot(client: ClientBase): Promise<Table[]> {
  const before = await listTables(client)
  if (before.length === 0) throw trouble('This database is empty.', 'Start the app once.')
  await client.query('begin isolation level repeatable read read only')
  await client.query(`lock table ${before.map(({ table }) => quote(table)).join(', ')} in access share mode`)
  const tables = await listTables(client)
  if (String(tables.map(named)) === String(before.map(named))) return tables
  throw trouble('The database is being migrated.', 'Try again when that is done.')
}

function named({ table, columns }: Table) {
  return `${table}(${columns.join()})`
}

type Source = { client: ClientBase; secret: Buffer; installation: string; tables: Table[] }

async function write(plan: BackupPlan, source: Source): Promise<Backup> {
  const store = join(plan.dataDir, 'files')
  const earlier = (await listBackups(plan.parent, source.installation))[0] ?? null
  const kept = earlier ? (await readManifest(earlier)).files.bytes : 0
  const { bytes } = await sizeOfFiles(store)
  const rowBytes = source.tables.reduce((sum, table) => sum + table.bytes, 0)

  const done: { backup?: Omit<Backup, 'folder'> } = {}
  const folder = await makeBackupFolder(plan.parent, plan.time, async (folder) => {
    await requireRoom(plan.parent, Math.max(0, bytes - kept) + rowBytes)
    const database = await writeDatabase(plan, source, folder)
    const missing = await findMissing(source.client, store, plan.fileColumns)
    await source.client.query('commit')

    const onBytes = plan.progress.on('files')
    const files = await copyStore({
      store,
      earlier,
      folder,
      isDamaged: plan.isDamaged,
      onBytes,
      signal: plan.signal,
    })
    const manifest: Manifest = {
      ...database,
      product: plan.product,
      installation: source.installation,
      made_at: plan.time.toISOString(),
      files: files.manifest,
      secret: await writeSecret(folder, source.secret),
    }
    await writeDurably(join(folder, manifestFile), `${JSON.stringify(manifest, null, 2)}\n`)
    done.backup = { manifest, missing, damaged: files.damaged, linked: files.linked }
  })
  if (!done.backup) throw new Error('The backup is empty.')
  return { folder, ...done.backup }
}

async function writeDatabase({ progress, signal }: BackupPlan, { client, tables }: Source, folder: string) {
  await mkdir(join(folder, 'tables'), { mode: 0o700 })
  const target = (file: string): Target => ({ path: join(folder, file), signal, onBytes: progress.on(file) })
  const parts: Manifest['tables'] = []
  for (const { table, columns } of tables) {
    const file = `tables/${table}.gz`
    parts.push({ file, table, columns, ...(await copyOut(client, { table, columns }, target(file))) })
  }
  const queue = await client.query<{ there: boolean }>(hasWorkQueue)
  const noTasks = `select '' where false`
  const tasks = await copyLines(
    client,
    queue.rows[0]?.there ? selectPendingTasks : noTasks,
    target('jobs.gz'),
  )
  const { rows: migrations } = await client.query<{ name: string }>(
    'select name from kysely_migration order by 1',
  )
  const { rows: version } = await client.query<{ server_version: string }>('show server_version')
  return {
    format: 1 as const,
    postgres: version[0]?.server_version ?? '',
    migrations: migrations.map(({ name }) => name),
    tables: parts,
    sequences: await readSequences(client),
    jobs: { file: 'jobs.gz', ...tasks },
  }
}

async function readSecret(dataDir: string) {
  try {
    return await readFile(join(dataDir, 'secret'))
  } catch (error) {
    if (codeOf(error) !== 'ENOENT') throw error
    throw trouble(
      `There is no secret in ${dataDir}.`,
      'Set DATA_DIR to the folder that the app runs with.',
      error,
    )
  }
}

async function writeSecret(folder: string, secret: Buffer) {
  await writeDurably(join(folder, 'secret'), secret)
  const sha256 = createHash('sha256').update(secret).digest('hex')
  return { file: 'secret', bytes: secret.length, sha256 }
}
