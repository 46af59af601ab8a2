import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import type { TestWorld } from './world.ts'

/** How many rows each table holds, and which files there are: the same before and after means that nothing was written. */
export async function everyRow({ world: { db }, folder }: Pick<TestWorld, 'world' | 'folder'>) {
  const tables = await db.introspection.getTables()
  const counts = tables
    // A server that starts notes them when it comes to it, whatever is asked meanwhile.
    .filter(({ name }) => name !== 'page_version')
    .map(({ name }) => sql`select ${sql.lit(name)} as name, count(*) as count from ${sql.id(name)}`)
  const counted = await sql<{ name: string; count: string }>`${sql.join(counts, sql` union all `)}`.execute(
    db,
  )
  const rows = Object.fromEntries(counted.rows.map(({ name, count }) => [name, Number(count)]))
  const files = await readdir(folder, { recursive: true })
  return { rows, files: files.toSorted() }
}

/** From now on the database says of every new row in the table that its disk is full, as it would far away. */
export async function fillDatabaseDisk({ world: { db } }: Pick<TestWorld, 'world'>, table: string) {
  await sql`
    create function find_no_room() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file: No space left on device' using errcode = '53100'; end $$
  `.execute(db)
  await sql`
    create trigger find_no_room before insert on ${sql.id(table)} execute function find_no_room()
  `.execute(db)
}
