import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import type { Schema } from '#db/schema.ts'
import { second } from '#platform/time.ts'

export type Database = Kysely<Schema>

/** How long to wait for a connection: a clear "try again" is better than a page that hangs. */
const longestWait = 15 * second

/** Where a PostgreSQL answers: a URL, or the socket of the embedded one. */
export type Connection =
  | { connectionString: string }
  | { host: string; port: number; user: string; database: string }

/**
 * Opens a pool. A connection that breaks is reported to `onError`, whether it rests in the pool or stands between two queries
 * of a transaction, where the pool does not look after it: an error that nobody hears would end the process.
 */
export function openDatabase(connection: Connection, onError: (error: Error) => void, max = 10): Database {
  const pool = new pg.Pool({
    ...connection,
    max,
    statement_timeout: 30 * second,
    connectionTimeoutMillis: longestWait,
    types,
  })
  pool.on('connect', (client) => client.on('error', onError))
  pool.on('error', () => {})
  const db = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) })
  pools.set(db, pool)
  return db
}

/** A day stays the text it is: made a moment, it would be another day in another time zone. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (type, format) =>
    type === pg.types.builtins.DATE ? String : pg.types.getTypeParser(type, format),
}

const pools = new WeakMap<Database, pg.Pool>()

/** The pool behind a database; a transaction has its own connection and no pool. */
export function poolOf(db: Database): pg.Pool | undefined {
  return pools.get(db)
}
