import { join } from 'node:path'
import { openDatabase, type Database } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { createDatabase, dropDatabase } from '#platform/embedded-postgres/databases.ts'
import { projectRoot } from '#platform/project-root.ts'
import { bareWorld } from './bare-world.ts'
import { fillJobs } from './fill-jobs.ts'

type Firm = { jobs: number; fill?: (db: Database, jobs: number) => Promise<void> }

/** A database of its own with so many jobs, and what `fill` adds to them; closing it removes it. */
export async function openFirm(
  cluster: Parameters<typeof createDatabase>[0],
  { jobs, fill = () => Promise.resolve() }: Firm,
) {
  const name = `bench_firm_${jobs}`
  const db = openDatabase(await createDatabase(cluster, name), () => {}, 8)
  await migrate(db, join(projectRoot, 'db/migrations'))
  await fillJobs(db, jobs)
  await fill(db, jobs)
  return {
    world: bareWorld(db),
    async close() {
      await db.destroy()
      await dropDatabase(cluster, name)
    },
  }
}
