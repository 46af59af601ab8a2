import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

export const migrations = join(import.meta.dirname, 'migrations')

/** A folder with the migrations before the one with this number. */
export async function migrationsBefore(number: string) {
  const folder = await mkdtemp(join(tmpdir(), 'mission-restore-migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const names = await readdir(migrations)
  for (const name of names.filter((name) => name < number))
    await copyFile(join(migrations, name), join(folder, name))
  return folder
}
