import type { Connection } from '#platform/database/database.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.ts'
import type { Settings } from '#platform/env.ts'

export type Postgres = {
  connection: Connection
  /** Where the database lies, when that is not where one would look. */
  notice: string | null
  stop: () => Promise<void>
}

/** The database of these settings: another server, or the embedded one, which is joined where it runs and started where not. */
export async function openPostgres(
  settings: Pick<Settings, 'DATABASE_URL'>,
  dataDir: string,
  log: (line: string) => void,
): Promise<Postgres> {
  if (settings.DATABASE_URL) {
    return { connection: { connectionString: settings.DATABASE_URL }, notice: null, stop: async () => {} }
  }
  const { home, notice } = databaseHome(dataDir)
  const { connection, stop } = await startEmbeddedPostgres({ home, log })
  return { connection, notice, stop }
}
