import pg from 'pg'
import { createDatabase } from '#platform/embedded-postgres/databases.ts'
import { databaseHome } from '#platform/embedded-postgres/database-home.ts'
import { openPlace } from '#platform/embedded-postgres/place.ts'
import { newId } from '#platform/uuid.ts'
import type { ServerPlace } from '#test/fault/built-server.ts'

export type PlainTable = {
  insert(client: number): Promise<void>
  /** How far the product is behind what it has promised: facts not yet relayed, emails not yet written. */
  countBacklog(): Promise<{ facts: number; emails: number }>
  close(): Promise<void>
}

/** As wide as a lead, with its key and nothing else: no search, no history, no rules. */
const table = `create table plain (
  id uuid primary key, reference text not null, content_hash text not null, name text not null, phone text not null,
  service text not null, message text not null, town text not null, "when" text, insurance text, reach_by text,
  text_consent boolean not null, page text not null, status text not null, revision int not null,
  received_at timestamptz not null, quarantined_at timestamptz, quarantine_reasons text[] not null)`

const insert = {
  name: 'insert-plain',
  text: `insert into plain values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`,
}

const text = [
  'R-2611-7K3QD',
  'f'.repeat(64),
  'Ann Miller',
  '3305550188',
  'water-damage',
  'Water in the basement.',
  '',
]
const values = [...text, null, null, null, false, '/contact', 'new', 1]

/** A table in a database of its own on the same server, reached by one connection per client, as durable as all else. */
export async function openPlainTable(place: ServerPlace, clients: number): Promise<PlainTable> {
  const { connection } = await openPlace(databaseHome(place.dataDir).home)
  const plain = await createDatabase(connection, 'plain')
  const connections = Array.from({ length: clients }, () => new pg.Client(plain))
  const product = new pg.Client(connection)
  await Promise.all([product, ...connections].map((client) => client.connect()))
  await connections[0]?.query(table)
  return {
    async insert(client) {
      await connections[client]?.query({ ...insert, values: [newId(), ...values, new Date(), null, []] })
    },
    async countBacklog() {
      const { rows } = await product.query<{ facts: string; emails: string }>(
        `select (select count(*) from event where position is null) as facts,
                (select count(*) from lead) - (select count(*) from email) as emails`,
      )
      return { facts: Number(rows[0]?.facts), emails: Number(rows[0]?.emails) }
    },
    async close() {
      await Promise.all([product, ...connections].map((client) => client.end()))
    },
  }
}
