import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#platform/database/database.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import { migrate } from '#platform/database/migrations.ts'
import { describeSchema } from './describe-schema.ts'

// `npm run db:types`: runs the migrations on a throw-away database and writes down what they make.
const home = await mkdtemp(join(tmpdir(), 'mission-restore-schema-'))
await chmod(home, 0o755)
const postgres = await startEmbeddedPostgres({ home, log: console.error, settings: { fsync: 'off' } })
const db = openDatabase(postgres.connection, console.error, 1)
await migrate(db, join(import.meta.dirname, 'migrations'))
await writeFile(join(import.meta.dirname, 'schema.ts'), await describeSchema(db))
await db.destroy()
await postgres.stop()
await rm(home, { recursive: true })
