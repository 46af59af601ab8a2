import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { escapeIdentifier as quote, type ClientBase } from 'pg'
import { from as copyFrom, to as copyTo } from 'pg-copy-streams'
import type { Sequence } from './manifest.ts'
import { measured, type Measure } from './measured.ts'

export type Table = { table: string; columns: string[]; bytes: number }

/** Migrations are stored as a list, because a restore creates the tables by running them. */
const bookkeeping = ['kysely_migration', 'kysely_migration_lock']

/** How rows are written must not depend on the server's own settings, or two servers would write two hashes. */
export const plainText = `
  set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set client_encoding = 'UTF8';
  set datestyle = 'ISO'; set timezone = 'UTC'; set intervalstyle = 'postgres'; set extra_float_digits = 1;
  set bytea_output = 'hex'; set synchronize_seqscans = off`

/** The tables of the product with the columns that are stored, not computed; parents before children. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `select c.relname as table, pg_relation_size(c.oid)::float8 as bytes,
       (select array_agg(attname::text order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
     from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind = 'r'
       and c.relname <> all($1) order by c.relname`,
    [bookkeeping],
  )
  const { rows: links } = await client.query<Link>(
    `select child.relname as child, parent.relname as parent from pg_constraint k
     join pg_class child on child.oid = k.conrelid join pg_class parent on parent.oid = k.confrelid
     where k.contype = 'f' and k.connamespace = current_schema()::regnamespace and child.oid <> parent.oid`,
  )
  return inOrder(tables, links)
}

export async function copyOut(client: ClientBase, { table, columns }: Omit<Table, 'bytes'>, to: Target) {
  const rows = client.query(copyTo(`copy ${named(table, columns)} to stdout`))
  const content = measured(to.onBytes)
  const packed = await pack(rows, content.stream, to)
  return { rows: rows.rowCount, content: content.result().sha256, ...packed }
}

/** What a query answers, one line of text each, without COPY's own escapes: for JSON, which has no control characters. */
export async function copyLines(client: ClientBase, query: string, to: Target) {
  const plain = String.raw`copy (${query}) to stdout with (format csv, quote e'\x01', delimiter e'\x02')`
  const rows = client.query(copyTo(plain))
  const packed = await pack(rows, measured(to.onBytes).stream, to)
  return { count: rows.rowCount, ...packed }
}

/** Fills the table, then reads it again; the returned hash is that of the stored rows. */
export async function copyIn(
  client: ClientBase,
  { table, columns }: Omit<Table, 'bytes'>,
  { path, onBytes, signal }: Target,
) {
  const into = client.query(copyFrom(`copy ${named(table, columns)} from stdin`))
  await pipeline(createReadStream(path), createGunzip(), measured(onBytes).stream, into, { signal })
  const rows = client.query(copyTo(`copy ${named(table, columns)} to stdout`))
  const content = measured()
  await pipeline(rows, content.stream, drain, { signal })
  return { rows: rows.rowCount, content: content.result().sha256 }
}

export type Target = { path: string; signal: AbortSignal; onBytes: (bytes: number) => void }

export async function readSequences(client: ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by 1`,
  )
  const sequences: Sequence[] = []
  for (const { name } of rows) {
    const { rows } = await client.query<Omit<Sequence, 'name'>>(
      `select last_value::text, is_called from ${quote(name)}`,
    )
    sequences.push(...rows.map((row) => ({ name, ...row })))
  }
  return sequences
}

export async function setSequences(client: ClientBase, sequences: Sequence[]) {
  for (const { name, last_value, is_called } of sequences) {
    await client.query('select setval($1::regclass, $2::bigint, $3)', [quote(name), last_value, is_called])
  }
}

async function pack(
  rows: NodeJS.ReadableStream,
  through: NodeJS.ReadWriteStream,
  to: Target,
): Promise<Measure> {
  const file = measured()
  const out = createWriteStream(to.path, { flags: 'wx', mode: 0o600, flush: true })
  await pipeline(rows, through, createGzip({ level: 4 }), file.stream, out, { signal: to.signal })
  return file.result()
}

async function drain(chunks: AsyncIterable<unknown>) {
  for await (const _ of chunks);
}

function named(table: string, columns: string[]) {
  return `${quote(table)} (${columns.map(quote).join(', ')})`
}

type Link = { child: string; parent: string }

function inOrder(tables: Table[], links: Link[]): Table[] {
  const ordered: Table[] = []
  const isPlaced = (name: string) => ordered.some(({ table }) => table === name)
  while (ordered.length < tables.length) {
    const next = tables.filter(
      ({ table }) =>
        !isPlaced(table) && links.every(({ child, parent }) => child !== table || isPlaced(parent)),
    )
    if (next.length === 0) throw new Error('Tables with circular references cannot be backed up.')
    ordered.push(...next)
  }
  return ordered
}
