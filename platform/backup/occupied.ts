import { setTimeout as sleep } from 'node:timers/promises'
import { escapeIdentifier as quote, type ClientBase } from 'pg'
import { trouble } from '#platform/trouble.ts'
import { second } from '#platform/time.ts'

/** The system ends the sessions of a process that has just died or left, but not within the same moment. */
const patience = 2 * second

/**
 * Refuses where anyone else has a session in this database: the app always has some, on any machine, and the system ends
 * them when it dies. `presences` is how many sessions of the launcher are our own.
 */
export async function requireNobody(client: ClientBase, ours: number[], presences: number) {
  const deadline = Date.now() + patience
  for (;;) {
    const others = await sessionsOf(client, ours, presences)
    if (others.length === 0) return
    if (Date.now() > deadline) throw inUse(others)
    await sleep(100)
  }
}

async function sessionsOf(client: ClientBase, ours: number[], presences: number) {
  const { rows } = await client.query<{ name: string; pid: number }>(
    `select coalesce(nullif(application_name, ''), 'without a name') as name, pid from pg_stat_activity
     where datname = current_database() and usesysid is not null and pid <> all($1)
       and coalesce(backend_type, 'client backend') = 'client backend' order by pid`,
    [ours],
  )
  const own = rows.filter(({ name }) => name === 'presence').slice(0, presences)
  return rows.filter((row) => !own.includes(row))
}

function inUse(others: { name: string }[]) {
  const names = [...new Set(others.map(({ name }) => name))].join(', ')
  const sessions = others.length === 1 ? 'one other session' : `${others.length} other sessions`
  return trouble(
    `This database is in use: ${sessions} (${names}).`,
    'Stop the app on every machine and anything else that uses the database, then try again.',
  )
}

/** Tables, views and sequences that do not come from an extension; a column's own sequence goes with its table. */
const relations = `
  select c.relname as name, c.relkind as kind from pg_class c
  where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p', 'v', 'm', 'f', 'S')
    and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
      and d.deptype in ('e', 'a', 'i'))
  order by c.relname`

/** Functions and procedures, as `alter routine` names them. */
const functions = `
  select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = current_schema()::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`

export type Contents = { relations: number; rows: number; hasQueue: boolean }

export async function contentsOf(client: ClientBase): Promise<Contents> {
  const { rows: found } = await client.query<{ name: string; kind: string }>(relations)
  let rows = 0
  for (const { name } of found.filter(({ kind }) => kind === 'r')) {
    const counted = await client.query<{ count: string }>(`select count(*) from ${quote(name)}`)
    rows += Number(counted.rows[0]?.count)
  }
  const queue = await client.query<{ there: boolean }>(
    `select exists (select from pg_namespace where nspname = 'pgboss') as there`,
  )
  return { relations: found.length, rows, hasQueue: queue.rows[0]?.there ?? false }
}

/** Moves everything into a schema of another name, where it stays until a person drops it. */
export async function setAside(client: ClientBase, schema: string) {
  const { rows } = await client.query<{ name: string; kind: string }>(relations)
  await client.query(`create schema ${quote(schema)}`)
  for (const { name } of rows) {
    await client.query(`alter table ${quote(name)} set schema ${quote(schema)}`)
    // The migrator looks for its tables by name in every schema.
    if (!name.startsWith('kysely_')) continue
    await client.query(`alter table ${quote(schema)}.${quote(name)} rename to ${quote(`aside_${name}`)}`)
  }
  const called = await client.query<{ name: string }>(functions)
  for (const { name } of called.rows) await client.query(`alter routine ${name} set schema ${quote(schema)}`)
  await client.query(`do $$ begin
    if exists (select from pg_namespace where nspname = 'pgboss') then
      alter schema pgboss rename to ${quote(`${schema}_jobs`)};
    end if; end $$`)
}
