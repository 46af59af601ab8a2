import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from '#db/schema.ts'
import type { Connection } from '#platform/database/database.ts'
import { trouble } from '#platform/trouble.ts'
import { listMigrations } from '#platform/database/migrations.ts'
import { schemaAside } from './aside.ts'
import { keepFiles } from './files-stay.ts'
import { requireRoom, stampOf } from './folder.ts'
import { markHalfRestored, unmarkHalfRestored } from './half-restored.ts'
import { loadDatabase, type Loaded } from './load.ts'
import { readManifest, type Manifest } from './manifest.ts'
import { contentsOf, requireNobody, setAside } from './occupied.ts'
import type { Progress } from './progress.ts'
import { filesInTheWay, placeFiles, stageFiles, unstageFiles } from './put-files.ts'
import { plainText } from './tables.ts'
import { verifyBackup } from './verify.ts'

export type RestorePlan = {
  connection: Connection
  /** How many sessions of the launcher are our own. */
  presences: number
  dataDir: string
  backup: string
  /** As `checkBackup` found it. */
  manifest: Manifest
  /** The folder of the migrations that this release knows. */
  migrations: string
  /** Whether existing data may be moved aside. */
  replace: boolean
  time: Date
  progress: Progress
  signal: AbortSignal
}

export type Restored = Loaded & { aside: string[] }

type Check = Pick<RestorePlan, 'backup' | 'migrations' | 'progress' | 'signal'>

/** Reads every byte of the backup, before anything is touched or even started. */
export async function checkBackup({ backup, migrations, progress, signal }: Check): Promise<Manifest> {
  const manifest = await readManifest(backup)
  await requireKnown(manifest, migrations)
  await verifyBackup(backup, manifest, { progress, signal })
  return manifest
}

/**
 * Loads a backup in one transaction of the database, which commits last. Until then the old state stands; while files are
 * exchanged a mark lies in `dataDir` that keeps the app from starting.
 */
export async function restoreBackup(plan: RestorePlan): Promise<Restored> {
  const pool = new pg.Pool({ ...plan.connection, max: 1, application_name: 'restore' })
  pool.on('error', () => {})
  const client = await pool.connect()
  client.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool: onlyThis(client) }) })
  const watch = new pg.Client({ ...plan.connection, application_name: 'restore' })
  watch.on('error', () => {})
  await watch.connect()
  try {
    await client.query(plainText)
    return await restoreInto(plan, { db, client, watch })
  } finally {
    await watch.end().catch(() => {})
    client.release(true)
    await pool.end().catch(() => {})
  }
}

type Target = { db: Kysely<Schema>; client: pg.PoolClient; watch: pg.Client }

async function restoreInto(plan: RestorePlan, { db, client, watch }: Target): Promise<Restored> {
  const { dataDir, backup, manifest, progress, signal } = plan
  const stamp = stampOf(plan.time)
  const ours = [await pidOf(client), await pidOf(watch)]
  const requireAlone = () => requireNobody(watch, ours, plan.presences)

  await requireAlone()
  // A backup that began now would find the tables of one state and the rows of another.
  await keepFiles(watch)
  await mkdir(dataDir, { recursive: true })
  const inTheWay = await requireEmpty(plan, client)
  await requireRoom(dataDir, manifest.files.bytes)
  await stageFiles({ backup, manifest, dataDir, onBytes: progress.on('copying files'), signal })

  const schema = schemaAside(stamp)
  try {
    const loaded = await db.transaction().execute(async (db) => {
      const found = await contentsOf(client)
      const isReplaced = found.relations > 0 || found.hasQueue
      if (isReplaced) await setAside(client, schema)
      const loaded = await loadDatabase({ ...plan, db, client })
      await requireAlone()
      signal.throwIfAborted()
      await markHalfRestored(dataDir, backup)
      const aside = await placeFiles(dataDir, inTheWay, stamp)
      return { ...loaded, aside: [...(isReplaced ? [`schema ${schema}`] : []), ...aside] }
    })
    await unmarkHalfRestored(dataDir)
    await client.query('analyze')
    return loaded
  } finally {
    await unstageFiles(dataDir)
  }
}

/** A release that lacks a migration cannot bring its tables up to date. */
async function requireKnown({ product, migrations }: Manifest, folder: string) {
  const known = await listMigrations(folder)
  const unknown = migrations.find((name, nth) => known[nth] !== name)
  if (unknown === undefined && migrations.length > 0) return
  throw trouble(
    `This backup was made by another release (${product}), whose migration ${unknown ?? ''} this one does not know.`,
    'Update to that release or a newer one, and try again.',
  )
}

async function requireEmpty({ dataDir, backup, manifest, replace }: RestorePlan, client: pg.PoolClient) {
  const { relations, rows, hasQueue } = await contentsOf(client)
  const inTheWay = await filesInTheWay(dataDir, backup, manifest)
  if (replace || (relations === 0 && !hasQueue && inTheWay.length === 0)) return inTheWay
  const found = [
    ...(relations > 0 || hasQueue ? [`a database with ${rows} rows in ${relations} tables`] : []),
    ...inTheWay.map((name) => join(dataDir, name)),
  ]
  throw trouble(
    `Not empty: found ${found.join(', and ')}.`,
    'Use --replace to move it aside, not delete it: npm run restore -- --replace <backup>',
  )
}

async function pidOf(client: pg.ClientBase) {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid ?? 0
}

/** One connection for both Kysely and COPY, so that they share a transaction. */
function onlyThis(client: pg.PoolClient) {
  const borrowed = new Proxy(client, {
    get: (target, name) => (name === 'release' ? () => {} : Reflect.get(target, name, target)),
  })
  return { connect: async () => borrowed, end: async () => {}, options: {} }
}
