import { join } from 'node:path'
import { openDatabase } from '#platform/database/database.ts'
import { migrate } from '#platform/database/migrations.ts'
import { createDatabase } from '#platform/embedded-postgres/databases.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { fillJobs } from './bench/fill-jobs.ts'
import { mkdirSync, chmodSync } from 'node:fs'
mkdirSync('/tmp/boardpg',{recursive:true});chmodSync('/tmp/boardpg',0o755)
const place = await startEmbeddedPostgres({ home: '/tmp/boardpg', log: () => {}, settings: { fsync: 'off', max_connections: '60' } })
console.log(JSON.stringify(place.connection))
for (const n of [10_000, 100_000]) {
  const db = openDatabase(await createDatabase(place.connection, `jobs_${n}`), () => {}, 2)
  await migrate(db, join(process.cwd(), 'db/migrations'))
  await fillJobs(db, n)
  await db.destroy()
  console.log(n)
}
console.log('filled'); setInterval(() => {}, 1e6)
