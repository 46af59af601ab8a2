import { Client, escapeIdentifier as quote } from 'pg'
import type { SocketConnection } from './place.ts'

/** Makes a database on the server of `connection`, as a copy of `template` if one is named; nobody may be using it. */
export async function createDatabase(connection: SocketConnection, name: string, template = 'template1') {
  await administer(
    connection,
    `create database ${quote(name)} template ${quote(template)} strategy file_copy`,
  )
  return { ...connection, database: name }
}

/** Drops a database, and cuts off whoever uses it. */
export async function dropDatabase(connection: SocketConnection, name: string) {
  await administer(connection, `drop database if exists ${quote(name)} with (force)`)
}

async function administer(connection: SocketConnection, statement: string) {
  const client = new Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
