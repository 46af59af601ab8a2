import { randomBytes } from 'node:crypto'
import { chmod, mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { TestProject } from 'vitest/node'
import { openDatabase, type Connection } from '#platform/database/database.ts'
import { createDatabase, dropDatabase } from '#platform/embedded-postgres/databases.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#platform/database/migrations.ts'
import { afterwards } from './fault/clean-up.ts'
import { sweep } from './fault/processes.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    cluster: Connection
  }
}

const template = 'empty_product'

/** Runs once before all tests: a PostgreSQL of their own, with an empty product in it to copy from. */
export default async function startCluster(project: TestProject) {
  const home = await mkdtemp(join(tmpdir(), 'mission-restore-tests-'))
  await chmod(home, 0o755) // root hands the database to another user, who must get there
  const remove = () => sweep(home)
  afterwards(async () => remove(), remove)
  const postgres = await startEmbeddedPostgres({
    home,
    log: () => {},
    // What it holds lives as long as one test: nothing has to outlast a crash, or be swept.
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      autovacuum: 'off',
      checkpoint_timeout: '1h',
      max_connections: '100',
    },
  })
  await provideCluster(project, postgres.connection)
  return stopCluster

  async function stopCluster() {
    await postgres.stop()
    remove()
  }
}

/** Puts an empty product on the server, and tells the tests of it. */
export async function provideCluster(project: TestProject, cluster: Connection) {
  const connection = await createDatabase(cluster, template)
  const db = openDatabase(connection, () => {}, 1)
  await migrate(db, join(import.meta.dirname, '../db/migrations'))
  await db.destroy()
  project.provide('cluster', cluster)
}

/** An empty product for one test; it goes away with the test. */
export function cloneDatabase(cluster: Connection) {
  return copyForTest(cluster, template)
}

/** A database with nothing in it for one test; it goes away with the test. */
export function emptyDatabase(cluster: Connection) {
  return copyForTest(cluster, 'template1')
}

async function copyForTest(cluster: Connection, template: string) {
  const name = `test_${randomBytes(8).toString('hex')}`
  const connection = await createDatabase(cluster, name, template)
  onTestFinished(() => dropDatabase(cluster, name))
  return connection
}
