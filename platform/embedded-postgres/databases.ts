import { Client, escapeIdentifier as quote } from 'pg'
import type { Connection } from '#platform/database/database.ts'

/** Creates a database on the server of `connection`, as a copy of `template` if given; the template must not be in use. */
export async function createDatabase(connection: Connection, name: string, template = 'template1') {
  await administer(
    connection,
    `create database ${quote(name)} template ${quote(template)} strategy file_copy`,
  )
  return toDatabase(connection, name)
}

/** Drops a database and closes all connections to it. */
export async function dropDatabase(connection: Connection, name: string) {
  await administer(connection, `drop database if exists ${quote(name)} with (force)`)
}

async function administer(connection: Connection, statement: string) {
  const client = new Client(toDatabase(connection, 'postgres'))
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The same server, another of its databases. */
export function toDatabase(connection: Connection, database: string): Connection {
  if (!('connectionString' in connection)) return { ...connection, database }
  const url = new URL(connection.connectionString)
  url.pathname = `/${database}`
  return { connectionString: url.href }
}
