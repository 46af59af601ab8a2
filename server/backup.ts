import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { makeBackup, type Backup } from '#platform/backup/backup.ts'
import { rotate } from '#platform/backup/folder.ts'
import { refuseHalfRestored } from '#platform/backup/half-restored.ts'
import { sizeOf } from '#platform/backup/progress.ts'
import { second } from '#platform/time.ts'
import { trouble } from '#platform/trouble.ts'
import { projectRoot } from '#platform/project-root.ts'
import { isDamagedPicture } from '#domain/photos/photo.ts'
import { pathOf, requireDatabase, runCommand, withPostgres, type Environment } from './command.ts'

// `npm run backup [folder] -- --keep 14`

const Package = z.object({ version: z.string() })

/** Every column that holds a key of the file store. */
const fileColumns = [
  { table: 'photo', column: 'file_key' },
  { table: 'photo', column: 'thumbnail_key' },
  { table: 'project_picture', column: 'file_key' },
  { table: 'company_picture', column: 'file_key' },
  { table: 'certification', column: 'file_key' },
  { table: 'submission', column: 'file_key' },
  { table: 'portrait', column: 'file_key' },
]

await runCommand(async (environment) => {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string' } } })
  const keep = values.keep === undefined ? null : Number(values.keep)
  if (keep !== null && !(Number.isInteger(keep) && keep > 0)) {
    throw trouble(
      '--keep needs a whole number greater than 0.',
      'It is the number of backups to keep, for example --keep 14.',
    )
  }
  const parent = positionals[0] ? pathOf(positionals[0]) : join(environment.dataDir, 'backups')
  await back(environment, parent, keep)
})

async function back(environment: Environment, parent: string, keep: number | null) {
  const begin = performance.now()
  const { dataDir, progress, signal } = environment
  requireDatabase(environment)
  await refuseHalfRestored(dataDir)
  const backup = await withPostgres(environment, (connection) =>
    makeBackup({
      connection,
      dataDir,
      parent,
      product: Package.parse(JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'))).version,
      time: new Date(),
      fileColumns,
      isDamaged: isDamagedPicture,
      progress,
      signal,
    }),
  )
  report(backup, (performance.now() - begin) / second)
  if (keep === null) return
  const removed = await rotate(dirname(backup.folder), backup.manifest.installation, keep)
  for (const folder of removed) console.log(`Removed ${folder}: ${keep} newer backups remain.`)
}

function report({ folder, manifest, missing, damaged, linked }: Backup, seconds: number) {
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  const files = `${manifest.files.count} files (${sizeOf(manifest.files.bytes)})`
  const shared = linked > 0 ? `, ${linked} of them shared with the previous backup` : ''
  console.log(`Backed up ${rows} rows of ${manifest.tables.length} tables and ${files}${shared}.`)
  console.log(`${manifest.jobs.count} pending tasks are included.`)
  console.log(`Finished in ${seconds.toFixed(1)} s:`)
  console.log(folder)
  if (missing.length > 0) warn('are missing from the file store', missing)
  if (damaged.length > 0) warn('in the file store are damaged', damaged)
}

/** To standard error, so that cron reports it. */
function warn(what: string, keys: string[]) {
  console.error(`\nWarning: ${keys.length} files ${what}.`)
  for (const key of keys.slice(0, 20)) console.error(`  ${key}`)
}
