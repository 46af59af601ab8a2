import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { sync } from '#platform/embedded-postgres/durable.ts'
import { codeOf, trouble } from '#platform/trouble.ts'
import { writeDurably } from './folder.ts'

const name = 'restore-unfinished'

/** From here until the database has committed, files and database may not belong together. */
export async function markHalfRestored(dataDir: string, backup: string) {
  await rm(join(dataDir, name), { force: true })
  await writeDurably(join(dataDir, name), `${backup}\n`)
  await sync(dataDir)
}

export async function unmarkHalfRestored(dataDir: string) {
  await rm(join(dataDir, name), { force: true })
  await sync(dataDir)
}

/** The app does not start on the files of one state and the database of another. */
export async function refuseHalfRestored(dataDir: string) {
  const backup = await readFile(join(dataDir, name), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null
    throw error
  })
  if (backup === null) return
  throw trouble(
    `A restore into ${dataDir} was interrupted: its files and its database may not belong together.`,
    `Run it again: npm run restore -- --replace ${backup.trim()}`,
  )
}
