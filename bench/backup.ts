// Backs up and restores so many requests for help, and says how long it took and how much memory. Stands by itself:
// node bench/backup.ts 200000
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { sizeOfFiles } from '#platform/backup/file-store.ts'
import { sizeOf } from '#platform/backup/progress.ts'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#platform/database/migrations.ts'
import { projectRoot } from '#platform/project-root.ts'
import { readSecret } from '#server/secret.ts'

const leads = Number(process.argv[2] ?? 200_000)
const folder = await mkdtemp(join(tmpdir(), 'mission-restore-bench-'))
await chmod(folder, 0o755)
const [from, to, backups] = ['from', 'to', 'backups'].map((name) => join(folder, name))

try {
  if (!from || !to || !backups) throw new Error('no folders')
  await fill(from)
  const made = await measure('backup', [backups], from)
  const [backup = ''] = await readdir(backups)
  const restored = await measure('restore', [join(backups, backup)], to)
  console.log(`${leads} requests, each with a note and three facts, on ${cpus().length} processors:`)
  for (const { name, seconds, peak, size } of [
    { name: 'backup', ...made, size: (await sizeOfFiles(backups)).bytes },
    { name: 'restore', ...restored, size: null },
  ]) {
    console.log(
      `${name.padEnd(8)} ${seconds.toFixed(1)} s, ${sizeOf(peak)} of memory at most${size ? `, ${sizeOf(size)}` : ''}`,
    )
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}

async function fill(dataDir: string) {
  await readSecret(dataDir)
  const postgres = await startEmbeddedPostgres({ home: join(dataDir, 'postgres'), log: () => {} })
  const db = openDatabase(postgres.connection, () => {}, 1)
  try {
    await fillTables(db)
  } finally {
    await db.destroy()
    await postgres.stop()
  }
}

async function fillTables(db: Database) {
  await migrate(db, join(projectRoot, 'db/migrations'))
  await sql.raw('set statement_timeout = 0').execute(db)
  await sql`insert into employee values (gen_random_uuid(), 'owner', 'Owner', '', false, null, now())`.execute(
    db,
  )
  await sql`insert into lead select gen_random_uuid(), 'R-2611-' || n, md5(n::text), 'Visitor ' || n, '(330) 555-0100',
      'water-damage', 'Water came through the ceiling of room ' || n || ' tonight and still runs down the wall.', 'Canton',
      'today', 'yes', 'call', true, '/contact', 'new', 1, now(), null, '{}' from generate_series(1, ${leads}::int) n`.execute(
    db,
  )
  await sql`insert into note select gen_random_uuid(), lead.id, 'Called back, nobody answered.', employee.id, now()
      from lead, employee`.execute(db)
  await sql`insert into event (name, subject, payload, at, position)
      select kind, lead.id, jsonb_build_object('lead_id', lead.id), now(), row_number() over ()
      from lead, unnest('{lead.received,lead.mailed,lead.noted}'::text[]) as kind`.execute(db)
}

/** The most memory that the process itself had resident, as the system counts it. */
async function measure(command: string, args: string[], dataDir: string) {
  const begin = performance.now()
  const child = spawn(process.execPath, [`server/${command}.ts`, ...args], {
    cwd: projectRoot,
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' },
    stdio: ['ignore', 'inherit', 'inherit'],
  })
  const end = once(child, 'exit')
  let peak = 0
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024)
    await Promise.race([end, sleep(100)])
  }
  if (child.exitCode !== 0) throw new Error(`${command} ended with ${child.exitCode}`)
  return { seconds: (performance.now() - begin) / 1000, peak }
}
