import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { deleteAside } from '#platform/backup/aside.ts'
import type { Manifest } from '#platform/backup/manifest.ts'
import { checkBackup, restoreBackup, type Restored } from '#platform/backup/restore.ts'
import { sizeOf } from '#platform/backup/progress.ts'
import { second } from '#platform/time.ts'
import { trouble } from '#platform/trouble.ts'
import { projectRoot } from '#platform/project-root.ts'
import { pathOf, requireDatabase, runCommand, withPostgres, type Environment } from './command.ts'

// `npm run restore <backup>`, with `-- --replace` over what is there; `-- --delete-aside` deletes what that put aside.

await runCommand(async (environment) => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { replace: { type: 'boolean' }, 'delete-aside': { type: 'boolean' } },
  })
  if (values['delete-aside']) return cleanUp(environment)
  const [backup] = positionals
  if (!backup || positionals.length > 1) {
    throw trouble('Give the backup folder:', 'npm run restore <the folder of the backup>')
  }
  const { settings, dataDir, progress, signal } = environment
  const begin = performance.now()
  const check = {
    backup: pathOf(backup),
    migrations: join(projectRoot, 'db/migrations'),
    progress,
    signal,
  }
  const manifest = await checkBackup(check)
  const restored = await withPostgres(environment, (connection) =>
    restoreBackup({
      ...check,
      manifest,
      connection,
      presences: settings.DATABASE_URL ? 0 : 1,
      dataDir,
      replace: values.replace ?? false,
      time: new Date(),
    }),
  )
  report(manifest, restored, (performance.now() - begin) / second)
})

async function cleanUp(environment: Environment) {
  requireDatabase(environment)
  const deleted = await withPostgres(environment, (connection) =>
    deleteAside(connection, environment.dataDir),
  )
  console.log(deleted.length > 0 ? `Deleted:\n  ${deleted.join('\n  ')}` : 'There is nothing to delete.')
}

function report(manifest: Manifest, { tables, tasks, migrated, aside }: Restored, seconds: number) {
  const width = Math.max(...tables.map(({ table }) => table.length), 'pending tasks'.length)
  const line = (what: string, was: unknown, is: unknown) =>
    console.log(`${what.padEnd(width)}  ${String(was).padStart(12)}  ${String(is).padStart(12)}`)
  console.log(`Restored the backup from ${manifest.made_at}. All rows and files match their hashes.\n`)
  line('', 'backed up', 'restored')
  for (const { table, expected, found } of tables) line(table, expected, found)
  line('files', manifest.files.count, manifest.files.count)
  line('pending tasks', manifest.jobs.count, tasks)
  console.log(`\n${sizeOf(manifest.files.bytes)} of files. Finished in ${seconds.toFixed(1)} s.`)
  if (migrated.length > 0) console.log(`Migrations run: ${migrated.join(', ')}.`)
  if (aside.length > 0)
    console.log(
      `The previous data was moved aside. To delete it: npm run restore -- --delete-aside\n  ${aside.join('\n  ')}`,
    )
}
