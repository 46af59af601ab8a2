import { randomBytes } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { onTestFinished } from 'vitest'
import { openDatabase, type Connection } from '#platform/database/database.ts'
import { localFiles } from '#platform/files/files.ts'
import { projectRoot } from '#platform/project-root.ts'
import { makeBackup, type BackupPlan } from './backup.ts'
import { stampOf } from './folder.ts'
import { checkBackup, restoreBackup, type RestorePlan } from './restore.ts'

const quiet = { on: () => () => {}, end: () => {} }
const never = new AbortController().signal

/** A folder of data with the given files in its store, and the database that goes with it. */
export async function anInstallation(connection: Connection, files: Record<string, string> = {}) {
  const dataDir = await aTemporaryFolder()
  await writeFile(join(dataDir, 'secret'), randomBytes(32).toString('base64url'))
  const store = localFiles(join(dataDir, 'files'))
  for (const [key, text] of Object.entries(files)) await store.put(key, Buffer.from(text))
  return { connection, dataDir, store }
}

export type Installation = Awaited<ReturnType<typeof anInstallation>>

/** Backups of the tests are a second apart, since their names tell them apart by it. */
let seconds = 0

export function back({ connection, dataDir }: Installation, plan: Partial<BackupPlan> = {}) {
  return makeBackup({
    connection,
    dataDir,
    parent: join(dataDir, 'backups'),
    product: '1.2.3',
    time: new Date(Date.UTC(2026, 10, 21, 12, 0, seconds++)),
    fileColumns: [{ table: 'photo', column: 'file_key' }],
    isDamaged: ({ key }) => key.includes('broken'),
    progress: quiet,
    signal: never,
    ...plan,
  })
}

/** Into an empty folder, unless one is named. */
export async function restore(connection: Connection, backup: string, plan: Partial<RestorePlan> = {}) {
  const dataDir = plan.dataDir ?? (await aTemporaryFolder())
  const check = {
    backup,
    migrations: join(projectRoot, 'db/migrations'),
    progress: quiet,
    signal: never,
    ...plan,
  }
  const restored = await restoreBackup({
    ...check,
    connection,
    manifest: await checkBackup(check),
    presences: 0,
    dataDir,
    replace: false,
    time: new Date(Date.UTC(2026, 10, 22, 12, 0, seconds++)),
    ...plan,
  })
  return { ...restored, dataDir }
}

export async function query(connection: Connection, text: string) {
  const db = openDatabase(connection, () => {}, 1)
  try {
    return (await sql.raw<Record<string, unknown>>(text).execute(db)).rows
  } finally {
    await db.destroy()
  }
}

/** A person and so many facts about them, some told to everyone already. */
export function fill(connection: Connection, facts = 3) {
  return query(
    connection,
    `insert into employee (id, username, name, password_hash, must_change_password, suspended_at, created_at,
       first_name, last_name, title, email, mobile, emergency_contact, crew, home_town, skills, languages, vehicle, bio,
       is_public, notes, revision) values ('01930000-0000-7000-8000-0000000000aa', 'dana', E'Dana\\tO''Hara \\\\N', 'x', false, null, now(),
       '', '', '', '', '', '', '', '', '{}', '{}', '', '', false, '', 1);
     insert into event (name, subject, payload, employee_id, at, position)
     select 'test.happened', null, jsonb_build_object('nth', n), '01930000-0000-7000-8000-0000000000aa', now(), nullif(n, 1)
     from generate_series(1, ${facts}) n`,
  )
}

/** A photo whose two files lie under these keys. */
export function aPhotoRow(connection: Connection, key: string) {
  return query(connection, `insert into photo values ('${key}', '${key}', '${key}', 1, 1, 1, now())`)
}

export async function aTemporaryFolder() {
  const folder = await mkdtemp(join(tmpdir(), `backup-${stampOf(new Date())}-`))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  await mkdir(folder, { recursive: true })
  return folder
}

export async function namesIn(folder: string) {
  return (await readdir(folder).catch(() => [])).toSorted()
}
