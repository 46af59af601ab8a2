import { join } from 'node:path'
import type { Transaction } from 'kysely'
import { escapeIdentifier as quote, type ClientBase } from 'pg'
import * as z from 'zod'
import type { Schema } from '#db/schema.ts'
import { trouble } from '#platform/trouble.ts'
import { migrate, migrateTo } from '#platform/database/migrations.ts'
import { refileTasks } from '#platform/tasks/pending-tasks.ts'
import type { PlannedTask } from '#platform/events/relay.ts'
import { packedLines } from './lines.ts'
import type { Manifest } from './manifest.ts'
import type { Progress } from './progress.ts'
import { copyIn, setSequences } from './tables.ts'

export type Loaded = {
  tables: { table: string; expected: number; found: number }[]
  tasks: number
  /** What was done to it after it was loaded as it had been. */
  migrated: string[]
}

type Load = {
  backup: string
  manifest: Manifest
  migrations: string
  db: Transaction<Schema>
  client: ClientBase
  progress: Progress
  signal: AbortSignal
}

/** Backups of older releases have no turn. */
const PlannedTasks = z.object({ queue: z.string(), payload: z.unknown(), turn: z.number().optional() })

/** Makes the tables as they were then, fills them, compares, and only then brings them up to date. */
export async function loadDatabase(load: Load): Promise<Loaded> {
  const { backup, manifest, db, client, progress, signal } = load
  await migrateTo(db, load.migrations, manifest.migrations.at(-1) ?? '')
  await client.query(`truncate ${manifest.tables.map(({ table }) => quote(table)).join(', ')}`)

  const tables: Loaded['tables'] = []
  for (const part of manifest.tables) {
    const onBytes = progress.on(`loading ${part.table}`)
    // What triggers worked out is in the backup already.
    await client.query(`alter table ${quote(part.table)} disable trigger user`)
    const found = await copyIn(client, part, { path: join(backup, part.file), onBytes, signal })
    await client.query(`alter table ${quote(part.table)} enable trigger user`)
    if (found.rows !== part.rows || found.content !== part.content) throw differs(part.table)
    tables.push({ table: part.table, expected: part.rows, found: found.rows })
  }
  await setSequences(client, manifest.sequences)
  progress.on('bringing it up to date')
  const migrated = await migrate(db, load.migrations)
  const tasks = await refileTasks(db, readTasks(join(backup, manifest.jobs.file)))
  return { tables, tasks, migrated }
}

async function* readTasks(path: string): AsyncGenerator<PlannedTask> {
  for await (const line of packedLines(path)) yield PlannedTasks.parse(JSON.parse(line))
}

function differs(table: string) {
  return trouble(
    `The table ${table} is not what was backed up, once loaded.`,
    'The old data was not changed.',
  )
}
