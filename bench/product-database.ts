import pg from 'pg'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import type { ServerPlace } from '#test/fault/built-server.ts'

export type ProductDatabase = {
  /** How many of these requests for help are stored. */
  countStored(ids: readonly string[]): Promise<number>
  /** How far the product is behind what it has promised: facts not yet relayed, emails not yet written. */
  countBacklog(): Promise<{ facts: number; emails: number }>
  close(): Promise<void>
}

/** The database of the server that is measured, read past it. */
export async function openProductDatabase(place: ServerPlace): Promise<ProductDatabase> {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const client = new pg.Client(connection)
  await client.connect()
  return {
    async countStored(ids) {
      const { rows } = await client.query<{ stored: number }>(
        'select count(*)::int as stored from lead where id = any($1)',
        [ids],
      )
      return rows[0]?.stored ?? 0
    },
    async countBacklog() {
      const { rows } = await client.query<{ facts: number; emails: number }>(
        `select (select count(*) from event where position is null)::int as facts,
                ((select count(*) from lead) - (select count(*) from email))::int as emails`,
      )
      return rows[0] ?? { facts: 0, emails: 0 }
    },
    close: () => client.end(),
  }
}
