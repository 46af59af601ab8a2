import type { TestProject } from 'vitest/node'
import { provideCluster } from '../database.ts'
import { findDebianPostgres, postgresRemedy } from '../run/debian.ts'
import { startOtherPostgres } from './cluster.ts'

/** Runs once before all tests: the machine's own PostgreSQL in place of the embedded one. */
export default async function startOtherCluster(project: TestProject) {
  const bin = findDebianPostgres()
  if (!bin) throw new Error(postgresRemedy)
  const { connectionString, stop } = await startOtherPostgres(bin)
  await provideCluster(project, { connectionString })
  return stop
}
