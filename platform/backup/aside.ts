import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { escapeIdentifier as quote, Client } from 'pg'
import type { Connection } from '#platform/database/database.ts'

// What a restore puts aside lies under these names until a person deletes it.

export function schemaAside(stamp: string) {
  return `before_restore_${stamp.replace('-', '_').toLowerCase()}`
}

export function fileAside(name: string, stamp: string) {
  return `${name}.before-restore-${stamp}`
}

const schemas = String.raw`^before_restore_\d{8}_\d{6}z(_jobs)?$`
const files = /^(files|secret)\.before-restore-\d{8}-\d{6}Z$/

/** Deletes it for good, and returns what it was. */
export async function deleteAside(connection: Connection, dataDir: string): Promise<string[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    const query = `select nspname as name from pg_namespace where nspname ~ $1 order by 1`
    const { rows } = await client.query<{ name: string }>(query, [schemas])
    for (const { name } of rows) await client.query(`drop schema ${quote(name)} cascade`)
    const names = (await readdir(dataDir)).filter((name) => files.test(name))
    for (const name of names) await rm(join(dataDir, name), { recursive: true })
    return [...rows.map(({ name }) => `schema ${name}`), ...names.map((name) => join(dataDir, name))]
  } finally {
    await client.end()
  }
}
